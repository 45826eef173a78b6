/** Words for the numbers of a sheet. */
import { type Args, has, t } from "../lang";
import type { Line } from "../wire";

/** Why a number is there. A code of a newer server stands for itself. */
export function lineText(line: Line): string {
  const id = `line-${line.code}`;
  return has(id) ? t(id, lineArgs(line)) : t("line-other", { code: line.code });
}

export function lineArgs(line: Line): Args {
  return Object.fromEntries(line.args);
}

/** The lines of all seats by code, one row of the sheet each, in the order of the seat that has most of them. */
export function rowsOf(lines: readonly (readonly Line[])[]): { code: string; bySeat: (Line | null)[] }[] {
  const longestFirst = lines.toSorted((a, b) => b.length - a.length);
  const codes = [...new Set(longestFirst.flatMap((own) => own.map((line) => line.code)))];
  return codes.map((code) => ({
    code,
    bySeat: lines.map((own) => own.find((line) => line.code === code) ?? null),
  }));
}
