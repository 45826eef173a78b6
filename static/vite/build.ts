/**
 * Which build is this, and which files does it still share the house with?
 *
 * The build's name is a hash of everything that goes into it, so the same sources have the same name everywhere. A
 * page that was open before an update goes on asking for its own assets: those of the build before stay in dist/,
 * those of older ones go.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const INPUTS = [
  "index.html",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite",
  "src",
  "worker",
  "public",
];

/** What dist/build.json says; the server reads `build`. */
type Build = { build: string; assets: string[]; before: string[] };

function filesUnder(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function name(): string {
  const sum = createHash("sha256");
  for (const input of INPUTS.map((name) => join(ROOT, name)).filter((path) => existsSync(path))) {
    const files = /\.\w+$/.test(input) ? [input] : filesUnder(input);
    for (const file of files) {
      const bytes = readFileSync(file);
      sum.update(`${relative(ROOT, file)} ${bytes.length} `).update(bytes);
    }
  }
  return sum.digest("hex").slice(0, 12);
}

function lastBuild(file: string): Build | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Build) : undefined;
}

/** Writes build.json into `dist`, and takes away the assets that neither this build nor the one before has. */
export function settle(dist: string, id: string, assets: string[]): void {
  const file = join(dist, "build.json");
  const last = lastBuild(file);
  const before = last === undefined ? [] : last.build === id ? last.before : last.assets;
  const kept = new Set([...assets, ...before]);
  for (const path of filesUnder(join(dist, "assets"))) {
    if (!kept.has(relative(dist, path))) rmSync(path);
  }
  const present = before.filter((asset) => existsSync(join(dist, asset)));
  writeFileSync(file, `${JSON.stringify({ build: id, assets, before: present } satisfies Build)}\n`);
}

/** Defines __BUILD__ and settles what dist/ holds. */
export function build(): Plugin {
  const id = name();
  return {
    name: "knockwood:build",
    config: () => ({ define: { __BUILD__: JSON.stringify(id) }, build: { emptyOutDir: false } }),
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error("the page is built into a folder");
      settle(
        dir,
        id,
        Object.keys(bundle).filter((path) => path.startsWith("assets/")),
      );
    },
  };
}
