import { lazyPart } from "../app/lazyPart";
import type { WhisperProps } from "../company/whispers";
import { withWords } from "../lang";

/** What the other writes, at their strip. It comes after the table, and only where there is somebody to write. */
export const { Part: LazyTalk } = lazyPart<WhisperProps>(async () => {
  const { Whispering } = await withWords("sheets", () => import("../company/Whispering"));
  return Whispering;
});
