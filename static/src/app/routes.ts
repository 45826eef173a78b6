import type { Route } from "../router/router";

/** Every page of the house. The server answers all of these paths with the same document. */
export const ROUTES: readonly Route[] = [
  { pattern: "/", load: () => import("../pages/home/HomePage") },
  { pattern: "/new", load: () => import("../pages/new/NewRoomPage") },
  { pattern: "/r/:code", load: () => import("../room/RoomPage"), bare: true },
  { pattern: "/matches", load: () => import("../pages/matches/MatchesPage") },
  { pattern: "/matches/:id", load: () => import("../pages/match/MatchPage") },
  { pattern: "/matches/:id/deals/:n", load: () => import("../pages/replay/ReplayPage") },
  { pattern: "/about", load: () => import("../pages/AboutPage"), alone: true },
  { pattern: "/privacy", load: () => import("../pages/PrivacyPage"), alone: true },
  { pattern: "/link", load: () => import("../pages/link/LinkPage") },
];
