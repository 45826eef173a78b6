import { defineConfig } from "vite";
import { build } from "./vite/build.ts";
import { cards } from "./vite/cards.ts";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [cards(), build()],
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
      output: {
        // What several pages use is one file: split finer, the table would ask for a dozen of a few hundred bytes.
        codeSplitting: {
          groups: [{ name: "shared", minShareCount: 2, maxModuleSize: 3000, test: /\/src\// }],
        },
      },
    },
  },
});
