// boardgame.io in memory: a game whose only move counts, in frames as large as the update of ours that FILE holds.
// node boardgame.mjs FILE

import { readFileSync } from "node:fs";
import boardgame from "boardgame.io/dist/cjs/server.js";

const { Server } = boardgame;
const text = readFileSync(process.argv[2], "utf8");
// Bytes of a frame that are not the game's own state.
const BESIDE = 710;

const game = {
  name: "table",
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ moves: 0, padding: "x".repeat(Math.max(0, text.length - BESIDE)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    discard: ({ G }, _card) => ({ ...G, moves: G.moves + 1 }),
  },
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
