"""Names to offer to a newcomer: an adjective and a bird, in their language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from app.languages import Language

_ENGLISH = (
    ("Brave", "Bright", "Calm", "Clever", "Curious", "Daring", "Early", "Fair", "Gentle", "Golden", "Happy", "Hasty",
     "Hidden", "Honest", "Jolly", "Keen", "Kind", "Lively", "Lucky", "Mellow", "Merry", "Mild", "Misty", "Nimble",
     "Noble", "Patient", "Proud", "Quick", "Quiet", "Rapid", "Ready", "Royal", "Rustic", "Sharp", "Silent", "Silver",
     "Sleepy", "Sly", "Steady", "Sunny", "Swift", "Tidy", "Warm", "Wild", "Wily", "Wise", "Witty", "Young",),
    ("Avocet", "Bittern", "Blackbird", "Bunting", "Buzzard", "Coot", "Crane", "Crow", "Cuckoo", "Curlew", "Dipper",
     "Dove", "Duck", "Dunlin", "Eagle", "Egret", "Falcon", "Finch", "Goose", "Grebe", "Gull", "Harrier", "Hawk",
     "Heron", "Hoopoe", "Ibis", "Jackdaw", "Jay", "Kestrel", "Kingfisher", "Kite", "Lapwing", "Lark", "Linnet",
     "Magpie", "Martin", "Merlin", "Nightjar", "Oriole", "Osprey", "Owl", "Partridge", "Pelican", "Pipit", "Plover",
     "Quail", "Raven", "Redstart", "Robin", "Rook", "Shrike", "Siskin", "Skua", "Snipe", "Starling", "Stork",
     "Swallow", "Swan", "Swift", "Teal", "Tern", "Thrush", "Wagtail", "Warbler", "Woodcock", "Wren", "Wryneck",),
)  # fmt: skip
# Birds of one gender, so that every adjective agrees with every bird.
_POLISH = (
    ("Bystry", "Cichy", "Czujny", "Dobry", "Dumny", "Dzielny", "Figlarny", "Hojny", "Jasny", "Łagodny", "Mądry",
     "Miły", "Młody", "Odważny", "Pogodny", "Prędki", "Radosny", "Rześki", "Senny", "Słoneczny", "Spokojny", "Sprytny",
     "Szczery", "Szczodry", "Szlachetny", "Szybki", "Śmiały", "Uczciwy", "Uważny", "Wesoły", "Wierny", "Złoty",
     "Zręczny", "Żwawy"),
    ("Bażant", "Bocian", "Czyżyk", "Drozd", "Dudek", "Dzięcioł", "Gawron", "Gil", "Gołąb", "Jastrząb", "Kormoran",
     "Kos", "Kowalik", "Kruk", "Łabędź", "Mazurek", "Myszołów", "Orzeł", "Paw", "Pelikan", "Perkoz", "Puchacz",
     "Puszczyk", "Raniuszek", "Rudzik", "Skowronek", "Słowik", "Sokół", "Strzyżyk", "Szczygieł", "Szpak", "Trznadel",
     "Wróbel", "Zimorodek", "Żuraw"),
)  # fmt: skip
_SERBIAN = (
    ("Bistri", "Brzi", "Budni", "Divlji", "Dobri", "Hrabri", "Lukavi", "Mirni", "Mladi", "Mudri", "Okretni",
     "Plemeniti", "Ponosni", "Pošteni", "Radoznali", "Rani", "Sanjivi", "Smeli", "Spretni", "Srebrni", "Srećni",
     "Strpljivi", "Sunčani", "Tihi", "Topli", "Vedri", "Veseli", "Vredni", "Zlatni"),
    ("Čvorak", "Detlić", "Fazan", "Galeb", "Gavran", "Golub", "Ibis", "Jastreb", "Kobac", "Kormoran", "Kos", "Labud",
     "Orao", "Paun", "Pelikan", "Slavuj", "Soko", "Vodomar", "Vrabac", "Ždral"),
)  # fmt: skip

_WORDS: Final[Mapping[Language, tuple[Sequence[str], Sequence[str]]]] = {
    Language.ENGLISH: _ENGLISH,
    Language.POLISH: _POLISH,
    Language.SERBIAN: _SERBIAN,
}


def suggested_name(language: Language, choose: Callable[[Sequence[str]], str]) -> str:
    """An adjective and a bird; `choose` picks one of several.

    >>> suggested_name(Language.ENGLISH, lambda words: words[0])
    'Brave Avocet'
    """
    adjectives, birds = _WORDS[language]
    return f"{choose(adjectives)} {choose(birds)}"
