/** The session against a scripted socket and a clock that the test moves. */
import { describe, expect, test } from "vitest";
import { commitment } from "../../src/fair/deck";
import { Seeds } from "../../src/room/seeds";
import { Session } from "../../src/room/session";
import type { Refused, Seen } from "../../src/wire";
import { FakeStore, FakeWorld } from "./fakeWorld";
import { MATCH, NEXT_MATCH, room, seat, update, view } from "./messages";

function begin(store = new FakeStore()) {
  const world = new FakeWorld();
  const session = new Session(world, new Seeds(store), "build-1");
  session.start();
  world.socket.open();
  return { world, session, store };
}

function atTable() {
  const all = begin();
  all.world.socket.say(room());
  all.world.socket.say(update(5));
  return all;
}

function refused(part: Partial<Refused>): Refused {
  return { type: "refused", id: null, code: "stale", args: {}, ...part };
}

const DREW: Seen = {
  type: "drew",
  seat: 1,
  pile: "stock",
  card: null,
  kind: null,
  points: null,
  lay_offs: [],
};

describe("what was said last is the truth", () => {
  test("the first message says hello with the page's build", () => {
    const { world } = begin();
    expect(world.socket.sent).toEqual([{ type: "hello", build: "build-1" }]);
  });

  test("an older update of the same match changes nothing", () => {
    const { world, session } = atTable();
    world.socket.say(update(4, { view: view({ totals: [9, 9] }) }));
    expect(session.table.value?.seq).toBe(5);
    expect(session.table.value?.view.totals).toEqual([0, 0]);
  });

  test("the same place again brings fresh clocks and tells no event twice", () => {
    const { world, session } = atTable();
    const told: number[] = [];
    session.onHappening(({ events }) => told.push(events.length));
    world.pass(500);
    world.socket.say(update(5, { events: [DREW] }));
    expect(session.table.value?.received).toBe(500);
    expect(told).toEqual([0]);
  });

  test("a later match replaces an earlier one whatever its numbers are, and never the other way", () => {
    const { world, session } = atTable();
    world.socket.say(update(1, { match: NEXT_MATCH }));
    expect(session.table.value?.match).toBe(NEXT_MATCH);
    world.socket.say(update(99));
    expect(session.table.value?.match).toBe(NEXT_MATCH);
  });

  test("an older room changes nothing", () => {
    const { world, session } = atTable();
    world.socket.say(room({ seq: 7, code: "NEWNEWNE" }));
    world.socket.say(room({ seq: 6, code: "OLDOLDOL" }));
    expect(session.room.value?.code).toBe("NEWNEWNE");
  });

  test("a room in which nothing has happened but a new name is taken, from a server that has just opened it too", () => {
    const { world, session } = atTable();
    world.socket.say(room({ seq: 7 }));
    world.socket.say(room({ seq: 7, seats: [seat({ name: "Olga" }), seat()] }));
    expect(session.room.value?.seats[0]?.name).toBe("Olga");
    world.socket.drop(1012);
    world.pass(10_000);
    world.socket.open();
    world.socket.say(room({ seq: 7, seats: [seat({ name: "Olga" }), seat({ name: "Mirka" })] }));
    expect(session.room.value?.seats[1]?.name).toBe("Mirka");
  });
});

describe("one thing is asked for at a time", () => {
  test("a move names the turn that was seen, and nothing else goes out before its answer", () => {
    const { world, session } = atTable();
    expect(session.act({ type: "draw", pile: "stock" })).toBe(true);
    expect(session.act({ type: "draw", pile: "stock" })).toBe(false);
    const [draw, ...more] = world.socket.ofType("draw");
    expect(more).toEqual([]);
    expect(draw?.turn).toBe("1.4");
    expect(draw?.id).toMatch(/^[0-9a-f]{24}$/);
  });

  test("its acknowledgement ends the wait, another update does not", () => {
    const { world, session } = atTable();
    session.act({ type: "draw", pile: "stock" });
    world.socket.say(update(6));
    expect(session.pending.value).not.toBeNull();
    world.socket.say(update(7, { ack: session.pending.value?.id ?? "" }));
    expect(session.pending.value).toBeNull();
  });

  test("an acknowledgement counts even where the update itself is no news", () => {
    const { world, session } = atTable();
    session.act({ type: "draw", pile: "stock" });
    world.socket.say(update(3, { ack: session.pending.value?.id ?? "" }));
    expect(session.pending.value).toBeNull();
    expect(session.table.value?.seq).toBe(5);
  });

  test("a refusal gives the move back and says why", () => {
    const { world, session } = atTable();
    const codes: string[] = [];
    session.onRefused(({ code }) => codes.push(code));
    session.act({ type: "draw", pile: "stock" });
    world.socket.say(refused({ id: session.pending.value?.id ?? "" }));
    expect(session.pending.value).toBeNull();
    expect(codes).toEqual(["stale"]);
  });

  test("nothing can be asked for while the line is down", () => {
    const { world, session } = atTable();
    world.socket.drop();
    expect(session.act({ type: "draw", pile: "stock" })).toBe(false);
  });

  test("another match forgets what was asked of the last one", () => {
    const { world, session } = atTable();
    session.act({ type: "rematch" });
    world.socket.say(update(1, { match: NEXT_MATCH }));
    expect(session.pending.value).toBeNull();
  });
});

describe("a lost line", () => {
  test("is tried again soon, and says since when and when next", () => {
    const { world, session } = atTable();
    world.pass(1000);
    world.socket.drop();
    expect(session.link.value).toEqual({ state: "lost", since: 1000, next: 1375 });
    world.pass(374);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    expect(world.sockets).toHaveLength(2);
  });

  test("is tried ever more slowly, but at least every six seconds", () => {
    const { world } = atTable();
    const tries: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const before = world.now();
      const sockets = world.sockets.length;
      world.socket.drop();
      while (world.sockets.length === sockets) world.pass(5);
      tries.push(world.now() - before);
    }
    expect(tries.slice(0, 3)).toEqual([375, 750, 1500]);
    expect(Math.max(...tries)).toBeLessThanOrEqual(6000);
  });

  test("takes an unanswered move along under the same id", () => {
    const { world, session } = atTable();
    session.act({ type: "draw", pile: "stock" });
    const id = session.pending.value?.id;
    world.socket.drop();
    world.pass(400);
    world.socket.open();
    expect(world.socket.sent.map(({ type }) => type)).toEqual(["hello", "draw"]);
    expect(world.socket.ofType("draw")[0]?.id).toBe(id);
    world.socket.say(update(6, { ack: id ?? "" }));
    expect(session.pending.value).toBeNull();
    expect(session.link.value).toEqual({ state: "open" });
  });

  test("what a socket that was given up still says is not heard", () => {
    const { world, session } = atTable();
    const old = world.socket;
    old.drop();
    world.pass(400);
    old.say(update(50));
    expect(session.table.value?.seq).toBe(5);
  });

  test("a socket that never opens is given up", () => {
    const world = new FakeWorld();
    new Session(world, new Seeds(null), "").start();
    world.pass(5000 + 375);
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]?.closed).toBe(true);
  });

  test("a restart is waited for as long as the server asks", () => {
    const { world, session } = atTable();
    world.socket.say({ type: "restart", wait: 2345 });
    world.socket.drop(1012);
    expect(session.link.value).toMatchObject({ state: "lost", next: 2345 });
  });

  test.each([
    [4401, "unknown_player"],
    [4403, "room_full"],
    [4404, "unknown_room"],
    [4426, "unknown_version"],
  ])("after close code %i nothing is tried again", (code, why) => {
    const { world, session } = atTable();
    world.socket.drop(code);
    world.pass(60_000);
    expect(session.link.value).toEqual({ state: "closed", code: why });
    expect(world.sockets).toHaveLength(1);
  });
});

describe("a page that comes back to the front", () => {
  test("does not wait for the pause to pass", () => {
    const { world, session } = atTable();
    for (let count = 0; count < 5; count += 1) {
      world.socket.drop();
      world.pass(6000);
    }
    world.socket.drop();
    const sockets = world.sockets.length;
    session.look();
    expect(world.sockets).toHaveLength(sockets + 1);
  });

  test("asks whether anybody is there, and connects anew within three seconds when nobody is", () => {
    const { world, session } = atTable();
    session.look();
    expect(world.socket.ofType("probe")).toEqual([{ type: "probe", n: 1 }]);
    world.pass(2000);
    expect(world.sockets).toHaveLength(2);
  });

  test("keeps a line that answers", () => {
    const { world, session } = atTable();
    session.look();
    world.pass(1900);
    world.socket.say({ type: "probe", n: 1 });
    world.pass(5000);
    expect(world.sockets).toHaveLength(1);
    expect(session.link.value).toEqual({ state: "open" });
  });

  test("a long silence and an unanswered move make the page ask by itself", () => {
    const { world, session } = atTable();
    world.pass(25_000);
    expect(world.socket.ofType("probe")).toHaveLength(1);
    world.socket.say({ type: "probe", n: 1 });
    session.act({ type: "draw", pile: "stock" });
    world.pass(3000);
    expect(world.socket.ofType("probe")).toHaveLength(2);
  });

  test("a stopped session stays silent", () => {
    const { world, session } = atTable();
    session.stop();
    session.look();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.closed).toBe(true);
  });
});

test("pings are answered at once with their number", () => {
  const { world } = atTable();
  world.socket.say({ type: "ping", n: 42 });
  expect(world.socket.sent.at(-1)).toEqual({ type: "pong", n: 42 });
});

describe("seats and seeds", () => {
  const seating = (commit: string | null) => ({
    room: room({ seats: [seat({ commit }), seat({ commit: null })] }),
    update: update(2, { view: view({ phase: "seating", deal: null, you: null }) }),
  });

  test("a seat without a commitment commits by itself, once", () => {
    const { world, store } = begin();
    const at = seating(null);
    world.socket.say(at.room);
    world.socket.say(at.update);
    world.socket.say({ ...at.update, seq: 3 });
    const [sit, ...more] = world.socket.ofType("sit");
    expect(more).toEqual([]);
    const seed = store.getItem(`kw.seed.${MATCH}.${sit?.commit}`);
    expect(commitment(seed ?? "")).toBe(sit?.commit);
  });

  test("a visitor without a seat takes none until asked", () => {
    const { world, session } = begin();
    world.socket.say(room({ you: null, seats: [seat(), seat({ taken: false, commit: null })] }));
    world.socket.say(update(2, { view: view({ phase: "seating", seat: null, deal: null, you: null }) }));
    expect(world.socket.ofType("sit")).toEqual([]);
    expect(session.sit()).toBe(true);
    expect(world.socket.ofType("sit")).toHaveLength(1);
  });

  test("who moves to another seat keeps what was committed to, and who had none makes it there", () => {
    const { world, session } = begin();
    const at = seating("c".repeat(64));
    world.socket.say(at.room);
    world.socket.say(at.update);
    session.sit(1);
    expect(world.socket.ofType("sit")).toMatchObject([{ seat: 1, commit: "c".repeat(64) }]);
  });

  test("when the seats are sealed the seed is opened, from any tab that has it, once", () => {
    const store = new FakeStore();
    const commit = new Seeds(store).make(MATCH);
    const { world } = begin(store);
    const sealed = update(3, { view: view({ phase: "revealing", deal: null, you: null }) });
    world.socket.say(room({ seats: [seat({ commit }), seat()] }));
    world.socket.say(sealed);
    world.socket.say({ ...sealed, seq: 4 });
    const [reveal, ...more] = world.socket.ofType("reveal");
    expect(more).toEqual([]);
    expect(commitment(reveal?.seed ?? "")).toBe(commit);
  });

  test("a browser without the seed opens nothing", () => {
    const { world } = begin();
    world.socket.say(room());
    world.socket.say(update(3, { view: view({ phase: "revealing", deal: null, you: null }) }));
    expect(world.socket.ofType("reveal")).toEqual([]);
  });

  test("that another tab was first is no trouble", () => {
    const { world, session } = begin();
    const heard: string[] = [];
    session.onRefused(({ code }) => heard.push(code));
    const at = seating(null);
    world.socket.say(at.room);
    world.socket.say(at.update);
    const id = world.socket.ofType("sit")[0]?.id ?? "";
    world.socket.say(refused({ id, code: "already_seated" }));
    expect(heard).toEqual([]);
  });

  test("a server that asks for patience is asked again", () => {
    const { world } = begin();
    const at = seating(null);
    world.socket.say(at.room);
    world.socket.say(at.update);
    world.socket.say(refused({ id: world.socket.ofType("sit")[0]?.id ?? "", code: "try_again" }));
    world.pass(1000);
    expect(world.socket.ofType("sit")).toHaveLength(2);
  });

  test("only the seeds of the last matches are kept", () => {
    const store = new FakeStore();
    const seeds = new Seeds(store);
    for (let n = 0; n < 70; n += 1) seeds.make(`0190a000-0000-7000-8000-${String(n).padStart(12, "0")}`);
    expect(store.length).toBe(60);
    expect(store.key(0)).toContain("000000000010");
  });

  test("without a store the seed lasts as long as the page", () => {
    const seeds = new Seeds(null);
    const commit = seeds.make(MATCH);
    expect(commitment(seeds.find(MATCH, commit) ?? "")).toBe(commit);
  });
});

describe("drafts of a defence", () => {
  test("only the answer to the last question counts", () => {
    const { world, session } = atTable();
    const answer = {
      type: "lay_offs",
      ok: true,
      fits: [],
      best_melds: [],
      best_lay_offs: [],
      best_deadwood: 3,
    } as const;
    session.askLayOffs([], []);
    session.askLayOffs([], [["7D", 0]]);
    world.socket.say({ ...answer, fits: [], best_melds: [], best_lay_offs: [], deadwood: 20 });
    expect(session.layOffs.value).toBeNull();
    world.socket.say({ ...answer, fits: [], best_melds: [], best_lay_offs: [], deadwood: 13 });
    expect(session.layOffs.value?.deadwood).toBe(13);
  });
});
