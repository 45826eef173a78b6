import type { Route } from "../router/router";

/** Every page of the house. The server answers all of these paths with the same document. */
export const ROUTES: readonly Route[] = [
  { pattern: "/r/:code", load: () => import("../room/RoomPage"), bare: true },
];
