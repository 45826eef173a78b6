/**
 * The four decks, made small at build time.
 *
 * The art is Adrian Kennard's (CC0). It is taken as plain SVG files out of a package whose code is never loaded, and
 * goes through svgo once; the result is kept in generated/ until the package, svgo or the settings below change.
 *
 * A deck's address carries a hash of its whole content, so the page needs four hashes instead of 208 and a card can
 * be cached for ever: assets/cards/{deck}.{hash}/{card}.svg.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Config, optimize, VERSION } from "svgo";
import type { Plugin } from "vite";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGE = join(ROOT, "node_modules/@heruka_urgyen/react-playing-cards");
const GENERATED = join(ROOT, "generated/cards");
const STAMP = join(GENERATED, "stamp.txt");

/** Our name of a deck, and the folder of the package that holds it (bf: big faces, the large index). */
const SOURCES = { two: "2color", "two-big": "2color-bf", four: "4color", "four-big": "4color-bf" } as const;
type Deck = keyof typeof SOURCES;
const DECKS = Object.keys(SOURCES) as Deck[];

const CARD = /^[A23456789TJQK][SHDC]\.svg$/;
const SVGO: Config = { multipass: true, floatPrecision: 1 };

/** The art is in the plainest red, blue and green of a screen; printed cards are not. */
const INKS: Readonly<Record<string, string>> = { red: "#c3131f", "#00f": "#1450b8", green: "#08763a" };

function inked(svg: string): string {
  return svg.replace(/"(red|#00f|green)"/g, (_, ink: string) => `"${INKS[ink]}"`);
}

function stamp(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  return JSON.stringify([version, VERSION, SVGO, INKS, SOURCES]);
}

function shrinkAll(): void {
  rmSync(GENERATED, { recursive: true, force: true });
  for (const deck of DECKS) {
    const from = join(PACKAGE, "src/images", SOURCES[deck]);
    const cards = readdirSync(from).filter((name) => CARD.test(name));
    if (cards.length !== 52) throw new Error(`${from} holds ${cards.length} cards, not 52`);
    mkdirSync(join(GENERATED, deck), { recursive: true });
    for (const name of cards) {
      const { data } = optimize(readFileSync(join(from, name), "utf8"), SVGO);
      writeFileSync(join(GENERATED, deck, name), inked(data));
    }
  }
  // Last, so that a build that was cut off starts over.
  writeFileSync(STAMP, stamp());
}

function read(deck: Deck): Map<string, Buffer> {
  const folder = join(GENERATED, deck);
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
}

function hash(files: Map<string, Buffer>): string {
  const sum = createHash("sha256");
  for (const [name, bytes] of files) sum.update(`${name} ${bytes.length} `).update(bytes);
  return sum.digest("base64url").slice(0, 8);
}

/** Emits the decks and defines __DECKS__, the folder of each under assets/cards/. */
export function cards(): Plugin {
  const files = new Map<string, Buffer>();
  return {
    name: "knockwood:cards",
    config() {
      if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== stamp()) shrinkAll();
      const folders: Partial<Record<Deck, string>> = {};
      for (const deck of DECKS) {
        const faces = read(deck);
        folders[deck] = `${deck}.${hash(faces)}`;
        for (const [name, bytes] of faces) files.set(`assets/cards/${folders[deck]}/${name}`, bytes);
      }
      return { define: { __DECKS__: JSON.stringify(folders) } };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const bytes = files.get((request.url ?? "").slice(1));
        if (bytes === undefined) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(bytes);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
