"""Somebody at a browser of their own: finds things by what they are called, presses them, and notes what goes wrong."""

import json
import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    Request,
    Response,
    WebSocket,
    expect,
)

from tests.e2e.line import Line

Json: TypeAlias = dict[str, Any]

STRIP: Position = {"x": 10, "y": 30}
"""Where a card is seen and pressed: the next one covers the rest of it."""

NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
RANKS = dict(zip("A23456789TJQK", ("ace", *NUMBERS, "jack", "queen", "king"), strict=True))
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}

PATIENCE = 10_000
"""Ms that anything may take; nothing takes nearly as long."""

RETRIES = 3
"""For a connection that was kept open and that the server has closed in the very moment of a request."""

BLOCKED = "Service Worker registration blocked by Playwright"
"""Said where `service_workers` are blocked, by what blocks them."""

FETCH = """([method, path, body]) => fetch(path, {
  method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body)
}).then((answer) => answer.json())"""

CHOOSE = """(chosen) => {
  const all = { ...JSON.parse(localStorage.getItem("kw.settings") ?? "{}"), ...chosen };
  const [key, newValue] = ["kw.settings", JSON.stringify(all)];
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
}"""

FIXED_SEED = """(() => {
  const seed = %s, usual = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (into.length !== 32) return usual(into);
    into.set(seed.match(/../g).map((byte) => parseInt(byte, 16)));
    return into;
  };
})()"""
"""A page takes 32 random bytes for its seed, and fewer for names of actions."""


def card_name(card: str) -> str:
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


class Visitor:
    """`heard` and `said`: every frame of every socket. `trouble`: what the browser complained of.

    `own_line`: the test stands between this browser and the server. `moving`: cards fly, as they do for most people.
    `service_workers`: only a test of what is kept for later lets the page keep it ("allow").
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        *,
        seed: str | None = None,
        touch: bool = False,
        moving: bool = False,
        own_line: bool = False,
        size: tuple[int, int] = (1280, 720),
        service_workers: Literal["allow", "block"] = "block",
        locale: str = "en-GB",
        **options: Any,
    ) -> None:
        self.url = url
        self.name = name
        self.touch = touch
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=locale,
            service_workers=service_workers,
            reduced_motion="no-preference" if moving else "reduce",
            **options,
        )
        self.context.set_default_timeout(PATIENCE)
        if seed is not None:
            self.context.add_init_script(FIXED_SEED % json.dumps(seed))
        self.heard: list[str] = []
        self.said: list[str] = []
        self.trouble: list[str] = []
        self.pages: list[Page] = []
        self.context.on("page", self._watch)
        self.page = self.context.new_page()
        self.line = Line(self.page) if own_line else None

    def new_tab(self, path: str) -> Page:
        page = self.context.new_page()
        page.goto(path)
        return page

    # --- without the page -----------------------------------------------------

    def take_name(self) -> None:
        self.rename(self.name)

    def rename(self, name: str) -> None:
        self._send("PUT", "/api/me", {"name": name})

    def make_room(
        self,
        rules_id: str = "standard",
        clock: str = "three_minutes",
        opponent: str = "friend",
        *,
        format_id: str = "duel",
        **rules: Any,
    ) -> str:
        wish = {"format": format_id, "rules_id": rules_id, "rules": rules, "clock": clock, "opponent": opponent}
        return str(self._send("POST", "/api/rooms", wish)["code"])

    def make_link(self) -> str:
        """With which another device goes on."""
        return str(self._send("POST", "/api/me/links", None)["url"])

    def _send(self, method: str, path: str, body: Json | None) -> Any:
        if "127.0.0.1" in self.url:
            answer = self.context.request.fetch(path, method=method, data=body, max_retries=RETRIES)
            assert answer.ok, answer.text()
            return answer.json()
        # Only the browser itself knows where other names are.
        self.page.goto("/privacy")
        return self.page.evaluate(FETCH, [method, path, body])

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path, max_retries=RETRIES)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    # --- finding --------------------------------------------------------------

    def button(self, name: str | re.Pattern[str], *, within: Locator | Page | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def table(self) -> Locator:
        return self.page.get_by_test_id("table")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name="Your hand", exact=True)

    @property
    def cards(self) -> list[str]:
        """What the page shows in the hand, from left to right."""
        found: list[str] = self.hand.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        return found

    @property
    def status(self) -> Locator:
        return self.page.get_by_test_id("status")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def card(self, card: str) -> Locator:
        return self.hand.get_by_role("button", name=re.compile(f"^{card_name(card)}(,|$)"))

    @property
    def view(self) -> Json:
        """What this browser was told last of the table."""
        return dict(self.told("update")["view"])

    def told(self, kind: str) -> Json:
        for frame in reversed(self.heard):
            message: Json = json.loads(frame)
            if message["type"] == kind:
                return message
        raise AssertionError(f"{self.name} was never told a {kind}")

    # --- doing ----------------------------------------------------------------

    def press(self, what: Locator, *, at: Position | None = None) -> None:
        if self.touch:
            what.tap(position=at)
        else:
            what.click(position=at)

    def press_button(self, name: str | re.Pattern[str], *, within: Locator | Page | None = None) -> None:
        self.press(self.button(name, within=within))

    def sit_down(self, code: str) -> None:
        self.page.goto(f"/r/{code}")
        self.press_button("Sit down")

    def play(self, move: str) -> None:
        """`pass`, `draw stock`, `discard KC`, `knock KC`, `big_gin`, `lay_off`: done as a person would."""
        kind, _, what = move.partition(" ")
        match kind:
            case "pass":
                self.press_button("Pass")
            case "draw" if what == "stock":
                self.press_button(re.compile("^Draw from the stock"))
            case "draw":
                self.press_button(re.compile("^Take the .* from the discard pile$"))
            case "discard":
                self.select(what)
                self.press_button(f"Discard the {card_name(what)}", within=self.page.get_by_test_id("actions"))
            case "knock":
                self.select(what)
                self.press_button(re.compile(f"^Discard the {card_name(what)} and (knock with|go gin)"))
                self.press_button(re.compile("^(Knock with|Lay down gin)"), within=self.dialog)
            case "big_gin":
                self.press_button(re.compile("^Big gin"))
            case "lay_off":
                self.press_button(re.compile("^(Lay off best|Nothing more)"))
            case _:
                raise ValueError(move)

    def select(self, card: str) -> None:
        self.press(self.card(card), at=STRIP)
        expect(self.card(card)).to_have_attribute("aria-pressed", "true")

    def choose(self, **settings: Any) -> None:
        """As on the page of settings, in another tab of this browser."""
        self.page.evaluate(CHOOSE, settings)

    # --- noticing -------------------------------------------------------------

    def forgive(self, *words: str) -> None:
        """Forget the trouble that a test made on purpose: every line of it that has one of these words in it."""
        self.trouble = [line for line in self.trouble if not any(word in line for word in words)]

    def leave(self) -> None:
        self.context.close()

    def _watch(self, page: Page) -> None:
        self.pages.append(page)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.trouble.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.trouble.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was still fetching.
        if request.failure != "net::ERR_ABORTED":
            self.trouble.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"answer: {response.status} {response.request.method} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", _noting(self.heard))
        socket.on("framesent", _noting(self.said))


def _noting(into: list[str]) -> Callable[[str | bytes], None]:
    def note(frame: str | bytes) -> None:
        into.append(frame if isinstance(frame, str) else frame.decode())

    return note
