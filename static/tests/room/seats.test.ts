/** Technique: what is said of seats before the start, from rooms as the server tells them. */
import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../src/lang";
import { statusText } from "../../src/room/seats/SeatsRoom";
import { textsOf } from "../lang/files";
import { seat } from "./messages";

beforeAll(() => setLanguage("en", textsOf().get("en") ?? ""));

const ANN = seat({ name: "Ann", ready: false });
const BOB = seat({ name: "Bob", ready: false });
const COMPUTER = seat({ name: null, bot: true, ready: true });
const FREE = seat({ taken: false, name: null, commit: null, ready: false });

test("free seats are counted, and those who are not ready named, but for the reader", () => {
  expect(statusText({ seats: [ANN, BOB, FREE, COMPUTER], you: 0 })).toBe("Free seats: 1. Waiting for: Bob.");
  expect(statusText({ seats: [ANN, BOB, FREE, FREE], you: null })).toBe(
    "Free seats: 2. Waiting for: Ann, Bob.",
  );
});

test("who is ready is told so, and for whom it is to wait", () => {
  const ready = { ...ANN, ready: true };
  expect(statusText({ seats: [ready, BOB, COMPUTER], you: 0 })).toBe("You are ready. Waiting for: Bob.");
  expect(statusText({ seats: [ready, COMPUTER, COMPUTER], you: 0 })).toBe("You are ready.");
});

test("who is waited for alone is told so", () => {
  expect(statusText({ seats: [ANN, COMPUTER, COMPUTER], you: 0 })).toBe("The others wait for you.");
});
