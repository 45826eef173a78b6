/** Which messages the page's sources ask for. */

const sources = Object.values(
  import.meta.glob<string>(["../../src/**/*.{ts,tsx}", "!../../src/wire.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const ASKING = /\b(?:t|has)\(\s*(?:[^"`(),]*\?\s*)?"([\w-]+)"(?:\s*:\s*"([\w-]+)")?/g;
const ELEMENT = /<T\s+id="([\w-]+)"/g;
const LITERAL = /"([\w-]+)"/g;
/** Part of an id is known, the rest comes at run time: `rules-${field}-about`, `${what}-offer`. */
const TEMPLATE = /`((?:[\w-]|\$\{[^}]*\})*-(?:[\w-]|\$\{[^}]*\})*)`/g;
/** Named in a line of its own where neither is to be seen. */
const PREFIX = /\blabelled\(\s*"([\w-]+)"/g;

/** By name, in so many words. */
export function asked(): string[] {
  const found = new Set<string>();
  for (const source of sources) {
    for (const [, one, two] of source.matchAll(ASKING)) for (const id of [one, two]) if (id) found.add(id);
    for (const [, id] of source.matchAll(ELEMENT)) found.add(id as string);
  }
  return [...found];
}

const literals = new Set(sources.flatMap((source) => [...source.matchAll(LITERAL)].map(([, id]) => id)));
const patterns = sources.flatMap((source) => [
  ...[...source.matchAll(TEMPLATE)]
    .map(([, template]) => template as string)
    .filter(
      (template) => template.includes("${") && /[a-z]{4}/.test(template.replaceAll(/\$\{[^}]*\}/g, " ")),
    )
    .map((template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`)),
  ...[...source.matchAll(PREFIX)].map(([, prefix]) => new RegExp(`^${prefix}-\\w+$`)),
]);

/** Named in the sources, whole or as a pattern. */
export function isUsed(id: string): boolean {
  return literals.has(id) || patterns.some((pattern) => pattern.test(id));
}
