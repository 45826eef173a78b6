import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settle } from "./build.ts";

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "dist-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

function built(id: string, ...names: string[]): void {
  mkdirSync(join(dist, "assets/cards"), { recursive: true });
  const assets = names.map((name) => `assets/${name}`);
  for (const asset of assets) writeFileSync(join(dist, asset), id);
  settle(dist, id, assets);
}

function served(): string[] {
  return readdirSync(join(dist, "assets"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

describe("the assets of dist/", () => {
  it("stay for one more build, and go with the next", () => {
    built("one", "page-1.js", "cards/AS-1.svg");
    built("two", "page-2.js", "cards/AS-1.svg");
    expect(served()).toEqual(["AS-1.svg", "page-1.js", "page-2.js"]);
    built("three", "page-3.js", "cards/AS-3.svg");
    expect(served()).toEqual(["AS-1.svg", "AS-3.svg", "page-2.js", "page-3.js"]);
  });

  it("of the build before stay when the same sources are built again", () => {
    built("one", "page-1.js");
    built("two", "page-2.js");
    built("two", "page-2.js");
    expect(served()).toEqual(["page-1.js", "page-2.js"]);
  });

  it("are listed with the build's name in build.json", () => {
    built("one", "page-1.js");
    built("two", "page-2.js");
    expect(JSON.parse(readFileSync(join(dist, "build.json"), "utf8"))).toEqual({
      build: "two",
      assets: ["assets/page-2.js"],
      before: ["assets/page-1.js"],
    });
  });
});
