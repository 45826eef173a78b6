import { plainCode } from "../../room/code";

export const CODE_LENGTH = 8;

/** The code in what was typed or pasted: a whole invitation link works too. */
export function findCode(typed: string): string {
  const link = /\/r\/([^/?#\s]+)/.exec(typed);
  return plainCode(link?.[1] ?? typed);
}
