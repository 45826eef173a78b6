import type { ComponentProps } from "preact";
import { lazyPart } from "../app/lazyPart";
import { withWords } from "../lang";
import type { SeatsRoom } from "./seats/SeatsRoom";

/** Two who wait for each other need nothing of it. */
export const { Part: LazySeats } = lazyPart<ComponentProps<typeof SeatsRoom>>(async () => {
  const { SeatsRoom } = await withWords("sheets", () => import("./seats/SeatsRoom"));
  return SeatsRoom;
});
