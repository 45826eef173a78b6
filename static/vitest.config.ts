import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    test: {
      include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
      // A test of what is on the screen asks for jsdom in its first line; the others start quicker without.
      environment: "node",
      restoreMocks: true,
    },
  }),
);
