import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { keptFiles } from "./worker.ts";

it("keeps the whole page by names that change, the shell by the build, and no card", () => {
  const bundle = Object.fromEntries(
    [
      "index.html",
      "assets/page-1.js",
      "assets/page-1.css",
      "assets/icon-1.svg",
      "assets/cards/two.1/AS.svg",
    ].map((path) => [path, {}]),
  ) as Rolldown.OutputBundle;
  expect(keptFiles(bundle, "abc")).toEqual([
    { url: "/index.html", revision: "abc" },
    { url: "/assets/page-1.js", revision: null },
    { url: "/assets/page-1.css", revision: null },
    { url: "/assets/icon-1.svg", revision: null },
  ]);
});
