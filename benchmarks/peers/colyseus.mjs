// Colyseus in memory: every move is told to both players, in frames as large as the update of ours that FILE holds.
// node colyseus.mjs FILE

import { readFileSync } from "node:fs";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { pack } from "msgpackr";

const text = readFileSync(process.argv[2], "utf8");
const update = JSON.parse(text);
// As MessagePack the same is shorter.
update.padding = "x".repeat(Math.max(0, text.length - pack(update).length));

class Table extends Room {
  maxClients = 2;

  onCreate() {
    this.onMessage("move", (_client, move) => this.broadcast("update", { ...update, ack: move.id }));
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
console.log(`Colyseus is at http://127.0.0.1:${transport.server.address().port}`);
