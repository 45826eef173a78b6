import { defineConfig } from "vite";
import { build } from "./vite/build.ts";
import { cards } from "./vite/cards.ts";
import { packed } from "./vite/packed.ts";
import { chunkName } from "./vite/words.ts";
import { worker } from "./vite/worker.ts";

/** What the table needs and other pages too; whatever a chunk of theirs brings along must not hold any of it. */
const CORE = new RegExp(
  [
    "/node_modules/(preact|@preact|@fluent)/",
    "/src/(app|api|lang|router|ui)/(?!matches|Sheet)[^/]+$",
    "/src/settings/(settings|look|language|LanguageChoice)\\.",
    "/src/(rules|sheet)/(text|names|lines)",
    "/src/pages/(useLoaded|useRetry|Trouble|NotFound|ServerAway|name/useName)",
    "/src/room/(useSeconds|code)",
    "/src/table/(cards|Card|cardArt|arrange)\\.",
    "/src/calls/(sound|turn)\\.",
    "/src/(style/|main\\.)",
  ].join("|"),
);

/** What a seed is told of by. */
const SEALS = /\/hashes\/(?!hmac)|\/src\/fair\/commitment\./;

/** What a table notes while it is played, and a match is compared with later. */
const KEPT = /\/src\/fair\/(kept|witness)\./;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [cards(), packed(), build(), worker()],
  // Not the list of 208 cards.
  logLevel: "warn",
  build: {
    reportCompressedSize: false,
    target: "es2022",
    // A card is an <img>: as data in the script it would be fetched by everybody, whichever deck they use.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: chunkName,
        // What several pages use is one file: split finer, the table would ask for a dozen of a few hundred bytes.
        codeSplitting: {
          groups: [
            { name: "core", test: CORE, priority: 4 },
            { name: "seals", test: SEALS, priority: 4 },
            { name: "kept", test: KEPT, priority: 4 },
            // What a table can do without until a match is over, or for good.
            { name: "fair", test: /\/src\/fair\/|\/hashes\//, priority: 3 },
            {
              name: "lists",
              test: /\/src\/(api\/matches|pages\/(matches|match|home|name)|sheet\/times)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: "settings", test: /\/src\/settings\//, minShareCount: 2, priority: 2 },
            // For those who play and those who learn to.
            { name: "table", test: /\/src\/(table|room)\/(?!flights)/, minShareCount: 2, priority: 2 },
            { name: "learn", test: /\/src\/pages\/learn\//, minShareCount: 2, priority: 1 },
            {
              name: "shared",
              minShareCount: 2,
              maxModuleSize: 3000,
              test: /\/src\/(?!table\/flights)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
