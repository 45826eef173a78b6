/** Requests to our own server. A failure is an `ApiError` with a stable code; words for it are in the language files. */
import type { Args } from "../lang";

export class ApiError extends Error {
  readonly code: string;
  /** 0: no answer at all. */
  readonly status: number;
  readonly args: Args;

  constructor(code: string, status: number, args: Args = {}) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.args = args;
  }
}

interface Problem {
  code?: string;
  args?: Args;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Ask for `path` (under /api) and return the JSON of the answer. */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  if (signal !== undefined) init.signal = signal;
  const response = await answer(`/api${path}`, init);
  if (!response.ok) throw await problem(response);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

async function answer(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("offline", 0);
  }
}

/** What a proxy answers in the place of a server that is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

async function problem(response: Response): Promise<ApiError> {
  let found: Problem = {};
  try {
    found = (await response.json()) as Problem;
  } catch {
    // Not from us: a proxy, perhaps.
  }
  return new ApiError(
    found.code ?? (AWAY.has(response.status) ? "offline" : "server_error"),
    response.status,
    found.args ?? {},
  );
}

/** The error's code, for anything that was caught. */
export function codeOf(error: unknown): { code: string; args: Args } {
  return error instanceof ApiError
    ? { code: error.code, args: error.args }
    : { code: "page_error", args: {} };
}
