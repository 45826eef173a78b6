import { withWords } from "../lang";
import type { Page, Route } from "../router/router";

type Load = () => Promise<{ default: Page }>;

/** The pages about the game have words of their own, and so have those about rules. */
const learning = (page: Load) => () => withWords("learn", page);
const ruling = (page: Load) => () => withWords("rules", page);
const telling = (page: Load) => ruling(() => withWords("book", page));

/** Every page of the house. The server answers all of these paths with the same document. */
export const ROUTES: readonly Route[] = [
  { pattern: "/", load: () => import("../pages/home/HomePage") },
  { pattern: "/new", load: ruling(() => import("../pages/new/NewRoomPage")) },
  { pattern: "/r/:code", load: () => import("../room/RoomPage"), bare: true },
  { pattern: "/matches", load: () => import("../pages/matches/MatchesPage") },
  { pattern: "/matches/:id", load: ruling(() => import("../pages/match/MatchPage")) },
  { pattern: "/matches/:id/deals/:n", load: () => import("../pages/replay/ReplayPage") },
  {
    pattern: "/settings",
    load: () => withWords("sheets", () => import("../settings/SettingsPage")),
    alone: true,
  },
  { pattern: "/about", load: () => import("../pages/AboutPage"), alone: true },
  { pattern: "/privacy", load: () => import("../pages/PrivacyPage"), alone: true },
  { pattern: "/learn", load: learning(() => import("../pages/learn/LearnPage")), bare: true, alone: true },
  { pattern: "/learn/rules", load: learning(() => import("../pages/learn/RulesPage")), alone: true },
  { pattern: "/learn/strategy", load: learning(() => import("../pages/learn/StrategyPage")), alone: true },
  { pattern: "/rules", load: telling(() => import("../pages/rules/RuleBookPage")) },
  { pattern: "/link", load: () => import("../pages/link/LinkPage") },
];
