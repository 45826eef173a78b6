/** The words of a language, by what its files are called: `assets/words-pl-table-….js`. */
const SOURCE = /\/src\/lang\/([a-z]+)\/(?:(\w+)\/)?index\.ts$/;
export const WORDS = /^assets\/words-([a-z]+)-[^/]+\.js$/;

interface Chunk {
  readonly facadeModuleId?: string | null | undefined;
}

/** How the builder is to name a chunk. */
export function chunkName({ facadeModuleId }: Chunk): string {
  const found = SOURCE.exec(facadeModuleId?.replaceAll("\\", "/") ?? "");
  return found === null
    ? "assets/[name]-[hash].js"
    : `assets/words-${found[1]}-${found[2] ?? "table"}-[hash].js`;
}
