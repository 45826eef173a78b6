"""Whether a page fits its window: nothing scrolls or is cut off, everything to press is there, large and free."""

from playwright.sync_api import Page

SIZES = ((320, 568), (360, 640), (667, 375), (640, 360), (1280, 720))
"""Phones upright and on their side, a desktop at 200 % and a desktop."""

PROBLEMS = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`wide: ${root.scrollWidth}`);
  if (root.scrollHeight > innerHeight) found.push(`high: ${root.scrollHeight}`);
  const top = document.querySelector("dialog[open]");
  const name = (one) => one.getAttribute("aria-label") || one.textContent.trim() || one.className;
  const inHand = (one) => one.closest("[data-zone=hand]") !== null;
  const things = [...(top ?? document).querySelectorAll("button, a[href], .clock, .status, .deadwood")];
  const seen = things.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"));
  const scrolls = (one) => top !== null && one.closest(".sheet-body") !== null;
  const cards = seen.filter(inHand);
  for (const one of seen) {
    if (scrolls(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      found.push(`outside: ${name(one)}`);
      continue;
    }
    for (const part of one.matches(".clock") ? one.querySelectorAll(":scope > :not(.unseen)") : []) {
      const inner = part.getBoundingClientRect();
      if (inner.width > 0 && (inner.left < box.left + 3 || inner.right > box.right - 3)) {
        found.push(`at the edge: ${part.textContent} of ${name(one)}`);
      }
    }
    if (!one.matches("button, a[href]")) continue;
    const next = inHand(one) ? cards[cards.indexOf(one) + 1] : undefined;
    const strip = next === undefined ? box.width : next.getBoundingClientRect().left - box.left;
    if (strip < 24 || box.height < 24) found.push(`small: ${name(one)} ${strip} x ${box.height}`);
    const x = box.left + Math.min(strip, box.width) / 2, y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit === null || !(one.contains(hit) || hit.contains(one))) {
      found.push(`covered: ${name(one)} by ${hit?.className}`);
    }
  }
  return found;
}"""

FAULTS = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`wide: ${document.documentElement.scrollWidth}`);
  const cards = [...document.querySelectorAll("[data-zone=hand] button")];
  for (const one of (document.querySelector("dialog[open]") ?? document).querySelectorAll(
    "button, a[href], input, select, summary, [role=button]")) {
    const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!seen || one.closest("[inert], [aria-hidden=true], .skip")) continue;
    const box = one.getBoundingClientRect();
    // What is only there for a screen reader is pressed by its label; a link within a text is as high as its line.
    const label = one.labels?.[0]?.getBoundingClientRect();
    if (one.matches("a") && getComputedStyle(one).display === "inline" && one.closest("p, li, td, dd")) continue;
    const next = cards[cards.indexOf(one) + 1];
    const overlapped = cards.includes(one) && next !== undefined;
    const width = Math.max(overlapped ? next.getBoundingClientRect().left - box.left : box.width, label?.width ?? 0);
    const height = Math.max(box.height, label?.height ?? 0);
    if (width < 24 || height < 24) {
      found.push(`small: ${one.getAttribute("aria-label") || one.textContent.trim() || one.outerHTML.slice(0, 80)} ` +
        `${width} x ${height}`);
    }
  }
  return found;
}"""
"""Of a page that may scroll down: nothing lies beside it, and nothing to press is too small for a finger."""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found


def settle(page: Page) -> None:
    """Two frames: one for the sizes that are measured, one for what follows from them."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def problems(page: Page) -> list[str]:
    found: list[str] = page.evaluate(PROBLEMS)
    return found


BUTTONS = """() => {
  const found = [];
  const whole = (box) => box.width >= 44 && box.height >= 44;
  // How far from its middle a press still counts, to one side and to the other.
  const reaches = (parts, x, y, dx, dy) => {
    let far = 0;
    for (const way of [1, -1]) {
      for (let step = 1; step < 44; step += 1) {
        const hit = document.elementFromPoint(x + way * dx * step, y + way * dy * step);
        if (!parts.some((part) => part.contains(hit))) break;
        far += 1;
      }
    }
    return far;
  };
  for (const one of (document.querySelector("dialog[open]") ?? document).querySelectorAll(
    "button, a[href], input, select, summary, [role=button]")) {
    if (one.closest("[inert], [aria-hidden=true], .skip, [data-zone=hand]")) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.matches("a") && getComputedStyle(one).display === "inline" && one.closest("p, li, td, dd")) continue;
    const parts = [one, ...(one.labels ?? [])];
    if (parts.some((part) => whole(part.getBoundingClientRect()))) continue;
    one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const [wide, high] = [reaches(parts, ...middle, 1, 0), reaches(parts, ...middle, 0, 1)];
    if (wide < 43 || high < 43) {
      found.push(`${one.getAttribute("aria-label") || one.textContent.trim() || one.outerHTML.slice(0, 80)} ` +
        `${wide} x ${high}`);
    }
  }
  return found;
}"""
"""What a finger of 44 px may press and miss: only what is smaller and has nothing of its own around it.

Left out are cards in a hand, of which a strip of 24 px is seen, and links within a text, as high as its lines.
"""


def small_buttons(page: Page) -> list[str]:
    before = page.evaluate("[scrollX, scrollY]")
    found: list[str] = page.evaluate(BUTTONS)
    page.evaluate("([x, y]) => scrollTo(x, y)", before)
    return found
