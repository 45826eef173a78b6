import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { chunkName } from "./words.ts";
import { keptFiles, wordFiles } from "./worker.ts";

it("keeps the whole page by names that change, the shell by the build, no card and no language", () => {
  const bundle = Object.fromEntries(
    [
      "index.html",
      "assets/page-1.js",
      "assets/page-1.css",
      "assets/icon-1.svg",
      "assets/cards/two.1/AS.svg",
      "assets/words-pl-table-1.js",
    ].map((path) => [path, {}]),
  ) as Rolldown.OutputBundle;
  expect(keptFiles(bundle, "abc")).toEqual([
    { url: "/index.html", revision: "abc" },
    { url: "/assets/page-1.js", revision: null },
    { url: "/assets/page-1.css", revision: null },
    { url: "/assets/icon-1.svg", revision: null },
  ]);
});

it("knows the files of each language by their names, which come from where their words are", () => {
  const name = (path: string) => chunkName({ facadeModuleId: path }).replace("[hash]", "1");
  const paths = ["/a/src/lang/pl/index.ts", "/a/src/lang/pl/pages/index.ts", "/a/src/lang/sr/index.ts"].map(
    name,
  );
  const bundle = Object.fromEntries(
    [...paths, "assets/page-1.js"].map((path) => [path, {}]),
  ) as Rolldown.OutputBundle;
  expect(wordFiles(bundle)).toEqual({
    pl: ["/assets/words-pl-table-1.js", "/assets/words-pl-pages-1.js"],
    sr: ["/assets/words-sr-table-1.js"],
  });
  expect(name("/a/src/lang/index.ts")).toBe("assets/[name]-1.js");
});
