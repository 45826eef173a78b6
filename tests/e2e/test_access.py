"""Every screen in every language, in one theme and at one width; `make audit` has the others.

axe finds nothing, nothing lies beside the page, a finger hits every button, and neither console nor requests complain.
"""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.layout import faults, settle, small_buttons
from tests.e2e.speaking import OTHERS, speak
from tests.e2e.tour import TOURS, Tour
from tests.e2e.visitor import Visitor

NARROWEST: ViewportSize = {"width": 320, "height": 568}
PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 720}

SPOIL = """() => {
  document.documentElement.removeAttribute("lang");
  const add = (name, style, into = document.querySelector("main"), text = "") => {
    const one = into.appendChild(document.createElement(name));
    one.style.cssText = style;
    one.textContent = text;
    return one;
  };
  add("img", "").src = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
  add("p", "color: #777; background: #888", undefined, "pale");
  add("div", "width: 200vw", undefined, "wide");
  const close = add("div", "line-height: 0");
  for (const _ of [1, 2]) add("button", "all: unset; display: inline-block; width: 9px; height: 9px", close);
  add("p", "", document.body, "beside every landmark");
}"""


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_everybody_can_use(tour: Tour, house: House, people: People) -> None:
    found: dict[str, list[str]] = {}

    def look(visitor: Visitor, name: str) -> None:
        visitor.page.set_viewport_size(PHONE)
        for language in (*OTHERS, "en"):
            speak(visitor.page, language)
            settle(visitor.page)
            if wrong := [*faults(visitor.page), *findings(visitor.page)]:
                found[f"{name} {language}"] = wrong
        for size in (NARROWEST, DESKTOP):
            visitor.page.set_viewport_size(size)
            settle(visitor.page)
            if wrong := [*faults(visitor.page), *small_buttons(visitor.page)]:
                found[f"{name} {size['width']}"] = wrong

    tour(house, people, look)
    assert found == {}


def test_what_is_wrong_is_found(people: People) -> None:
    eve = people("Eve")
    eve.page.goto("/about")
    expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
    assert [*faults(eve.page), *small_buttons(eve.page), *findings(eve.page)] == []
    eve.page.evaluate(SPOIL)
    assert {line.split(":")[0] for line in faults(eve.page)} == {"wide", "small"}
    assert len(small_buttons(eve.page)) == 2
    found = {line.split(":")[0] for line in findings(eve.page)}
    assert {"image-alt", "button-name", "color-contrast", "target-size", "region", "html-has-lang"} <= found
