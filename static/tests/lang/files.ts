/** The language files as the tests look at them: every message of every language, and what is in it. */
import { FluentResource } from "@fluent/bundle";

const texts = import.meta.glob<string>("../../src/lang/*/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Message {
  /** What is filled in: `$card`, and as `CARD($card)` where the message names a card. */
  readonly variables: readonly string[];
  readonly attributes: readonly string[];
  readonly selects: readonly Select[];
  /** What `<name>…</name>` marks. */
  readonly marks: readonly string[];
}

/** A choice within a message. */
export interface Select {
  readonly by: string;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly key: string;
  readonly variables: readonly string[];
}

/** By language, as its folder is called. */
export function textsOf(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(texts)) {
    const language = /\/lang\/([^/]+)\//.exec(path)?.[1] ?? "";
    found.set(language, `${found.get(language) ?? ""}\n${text}`);
  }
  return found;
}

export function idsIn(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id as string);
}

export function messagesIn(text: string): Map<string, Message> {
  return new Map(
    new FluentResource(text).body.map(({ id, value, attributes }) => [
      id,
      {
        variables: variablesIn(value),
        attributes: Object.keys(attributes).toSorted(),
        selects: selectsIn(value),
        marks: [...JSON.stringify(value).matchAll(/<(\w+)>/g)].map(([, name]) => name as string).toSorted(),
      },
    ]),
  );
}

function* nodesIn(part: unknown): Generator<Record<string, unknown>> {
  if (typeof part !== "object" || part === null) return;
  yield part as Record<string, unknown>;
  for (const inner of Object.values(part)) yield* nodesIn(inner);
}

function variablesIn(part: unknown): string[] {
  const found = new Set<string>();
  const inCards = new Set<unknown>();
  for (const node of nodesIn(part)) {
    if (node["type"] === "func") for (const given of node["args"] as unknown[]) inCards.add(given);
    if (node["type"] !== "var") continue;
    found.add(inCards.has(node) ? `CARD($${node["name"]})` : `$${node["name"]}`);
  }
  return [...found].toSorted();
}

function selectsIn(part: unknown): Select[] {
  return [...nodesIn(part)]
    .filter(({ type }) => type === "select")
    .map(({ selector, variants }) => ({
      by: variablesIn(selector).join(),
      variants: (variants as { key: { value: unknown }; value: unknown }[]).map(({ key, value }) => ({
        key: String(key.value),
        variables: variablesIn(value),
      })),
    }));
}
