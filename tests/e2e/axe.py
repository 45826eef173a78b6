"""What axe-core finds in a page: WCAG 2.0 to 2.2, A and AA, and best practice."""

from typing import Final

from playwright.sync_api import Page

from tests.e2e.browser import ROOT

AXE: Final = ROOT / "static/node_modules/axe-core/axe.min.js"
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice")

RUN: Final = """async (tags) => {
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: tags },
    // Of those that would be left out otherwise.
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(" ")}: ${failureSummary}`));
}"""


def findings(page: Page) -> list[str]:
    """One line or more for each element that a rule is not content with."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN, list(TAGS))
    return found
