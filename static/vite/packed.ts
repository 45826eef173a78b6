/**
 * Scripts and styles once more, made as small as can be: `….js.br` beside `….js`. The server hands these out instead
 * of compressing the same file again and again, in haste.
 */
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /^assets\/[^/]+\.(js|css)$/;

export function packed(): Plugin {
  return {
    name: "knockwood:packed",
    generateBundle: {
      // When nobody else changes them any more.
      order: "post",
      handler(_, bundle) {
        for (const [path, file] of Object.entries(bundle)) {
          if (!PACKED.test(path)) continue;
          const source = brotliCompressSync(file.type === "chunk" ? file.code : file.source);
          this.emitFile({ type: "asset", fileName: `${path}.br`, source });
        }
      },
    },
  };
}
