// boardgame.io in memory: a game whose only move counts, in frames as large as the update of ours that FILE holds.
// node boardgame.mjs FILE

import { readFileSync } from "node:fs";
import boardgame from "boardgame.io/dist/cjs/server.js";

const { Server } = boardgame;
const text = readFileSync(process.argv[2], "utf8");
// Bytes of a frame that are not the game's own state.
const BESIDE = 710;

// As much of our view as there is room for, so that the state is made of what a card game's is made of.
const state = { moves: 0 };
let room = text.length - BESIDE;
for (const [name, part] of Object.entries(JSON.parse(text).view)) {
  const bytes = JSON.stringify({ [name]: part }).length;
  if (bytes <= room) {
    state[name] = part;
    room -= bytes;
  }
}
state.padding = "x".repeat(Math.max(0, room));

const game = {
  name: "table",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => state,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    discard: ({ G }, _card) => ({ ...G, moves: G.moves + 1 }),
  },
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
