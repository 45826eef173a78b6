/**
 * Builds worker/sw.ts into dist/sw.js, with the list of what it keeps: the whole page but for the cards and the
 * words of the languages, which come into its caches as they are used.
 *
 * It is a build of its own, since not every browser takes a service worker that imports: one file, whose name stays.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { WORDS } from "./words.ts";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SHELL = /^assets\/[^/]+\.(js|css|svg)$/;

interface Kept {
  readonly url: string;
  /** null: the name changes with the content. */
  readonly revision: string | null;
}

export function keptFiles(bundle: Rolldown.OutputBundle, build: string): Kept[] {
  const assets = Object.keys(bundle).filter((path) => SHELL.test(path) && !WORDS.test(path));
  return [
    { url: "/index.html", revision: build },
    ...assets.map((path): Kept => ({ url: `/${path}`, revision: null })),
  ];
}

/** Where the words of each language are. */
export function wordFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const path of Object.keys(bundle)) {
    const language = WORDS.exec(path)?.[1];
    if (language !== undefined) files[language] = [...(files[language] ?? []), `/${path}`];
  }
  return files;
}

export function worker(): Plugin {
  let defined: Record<string, unknown> = {};
  return {
    name: "knockwood:worker",
    configResolved(config) {
      defined = config.define ?? {};
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error("the page is built into a folder");
      const kept = keptFiles(bundle, JSON.parse(String(defined["__BUILD__"])));
      await build({
        configFile: false,
        root: ROOT,
        publicDir: false,
        logLevel: "warn",
        define: {
          __PRECACHE__: JSON.stringify(kept),
          __WORDS__: JSON.stringify(wordFiles(bundle)),
          __DECKS__: String(defined["__DECKS__"]),
          "process.env.NODE_ENV": '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: "es2022",
          reportCompressedSize: false,
          lib: {
            entry: join(ROOT, "worker/sw.ts"),
            formats: ["iife"],
            name: "worker",
            fileName: () => "sw.js",
          },
        },
      });
    },
  };
}
