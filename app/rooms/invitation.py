"""What a message service shows of an invitation's link: who invites, and to what. Looking at it takes no seat."""

from html import escape

from app.matches.entries import StoredRoom
from app.rooms.codes import shown_code
from engine.events import MatchMade
from engine.rules import nearest_rule_set

SOMEBODY = "Somebody"


def open_graph(room: StoredRoom, made: MatchMade, url: str) -> str:
    """The `<meta>` elements for the head of the page at `url`."""
    title = f"{room.host_name or SOMEBODY} invites you to a game of gin rummy"
    tags = {
        "og:type": "website",
        "og:site_name": "Knockwood",
        "og:title": title,
        "og:description": f"{rules_in_words(made)}. Room {shown_code(room.code)}: open the link and sit down.",
        "og:url": url,
    }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines.append('<meta name="twitter:card" content="summary" />')
    lines.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(lines)


def rules_in_words(made: MatchMade) -> str:
    name, differences = nearest_rule_set(made.rules)
    changed = any(difference.field != "target" for difference in differences)
    named = name.replace("_", " ").capitalize()
    return f"{named} rules{' with changes' if changed else ''}, to {made.rules.target} points"
