/** Paths and the pages behind them. */
import { expect, test } from "vitest";
import { matchRoute, type Route } from "../src/router/router";

const page = async () => ({ default: () => null });
const ROUTES: Route[] = ["/", "/r/:code", "/matches", "/matches/:id", "/matches/:id/deals/:n"].map(
  (pattern) => ({
    pattern,
    load: page,
  }),
);

test.each([
  ["/", "/", {}],
  ["/r/ABCD-2345", "/r/:code", { code: "ABCD-2345" }],
  ["/matches/", "/matches", {}],
  ["/matches/17/deals/3", "/matches/:id/deals/:n", { id: "17", n: "3" }],
  ["/r/a%20b", "/r/:code", { code: "a b" }],
  ["/r/%", "/r/:code", { code: "%" }],
])("%s is %s", (at, pattern, params) => {
  const found = matchRoute(ROUTES, at);
  expect(found?.route.pattern).toBe(pattern);
  expect(found?.params).toEqual(params);
});

test("an address that leads nowhere has no page", () => {
  expect(matchRoute(ROUTES, "/rooms/1")).toBeNull();
  expect(matchRoute(ROUTES, "/r")).toBeNull();
});
