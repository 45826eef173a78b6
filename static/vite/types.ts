/**
 * Writes src/wire.ts (or the file that is named) from the schema of the server's messages on standard input:
 * `make types`.
 *
 * The schema is made plainer first, since the types are read by people: bounds are the server's matter, a pair is a
 * tuple in the older way of writing that json-schema-to-typescript knows, and a property needs no name of its own.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const TARGET = process.argv[2] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), "src/wire.ts");
const BANNER = "/** Written by `make types` from app/wire and engine/seen.py. Change those, not this. */";
const DROPPED = new Set(["maxItems", "minItems", "maxLength", "minLength", "pattern", "discriminator"]);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function plain(node: Json): Json {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  const out: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(node)) {
    if (DROPPED.has(key)) continue;
    if (key === "title" && typeof value === "string") continue;
    if (key === "prefixItems" && Array.isArray(value)) {
      Object.assign(out, { items: value.map(plain), minItems: value.length, maxItems: value.length });
    } else out[key] = plain(value);
  }
  return out;
}

/** What the two unions are reached by is of no use in the page. */
function withoutRoot(code: string): string {
  return code.replace(/\/\*\*\n(?: \*[^\n]*\n)* \*\/\nexport interface Protocol \{[^}]*\}\n/, "");
}

/** json-schema-to-typescript says of every type that the root refers to it. */
function withoutReferences(code: string): string {
  return code.replace(
    /( \*\n)? \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g,
    "",
  );
}

const schema = plain(JSON.parse(await text(process.stdin))) as JSONSchema;
const code = await compile(schema, "Protocol", {
  bannerComment: BANNER,
  unreachableDefinitions: true,
  additionalProperties: false,
  style: { printWidth: 110 },
});
writeFileSync(TARGET, withoutReferences(withoutRoot(code)).replaceAll("/**\n */\n", ""));
