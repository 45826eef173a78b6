"""Draw the icons of the installed page from the one of its tab, and write them to `static/public/icons/`.

    python -m tests.e2e.make_icons

A maskable icon fills its square and keeps to the middle of it, since every system cuts out another shape.
"""

from tests.e2e.browser import ROOT, open_browser

ICON = ROOT / "static/src/app/icon.svg"
INTO = ROOT / "static/public/icons"
FELT = "#1f6350"
SIZES = (("icon", 192, 1.0), ("icon", 512, 1.0), ("maskable", 192, 0.86), ("maskable", 512, 0.86), ("touch", 180, 0.95))
"""Kind, pixels, and how large the drawing is in the square; only the plain one keeps its round corners."""

PAGE = """<body style="margin:0;background:%s"><img src="data:image/svg+xml;utf8,%s"
 style="display:block;width:%dpx;height:%dpx;transform:scale(%s)"></body>"""


def main() -> None:
    INTO.mkdir(parents=True, exist_ok=True)
    drawing = ICON.read_text().replace("#", "%23").replace('"', "'")
    with open_browser() as browser:
        page = browser.new_page()
        for kind, size, scale in SIZES:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(PAGE % ("transparent" if kind == "icon" else FELT, drawing, size, size, scale))
            page.screenshot(path=INTO / f"{kind}-{size}.png", omit_background=True)


if __name__ == "__main__":
    main()
