"""Every sound as the built page makes it, rendered by a real browser without a loudspeaker, and measured."""

import json
import re
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from tests.e2e.browser import ROOT
from tests.e2e.conftest import People

TONES = (ROOT / "static/src/calls/tones.ts").read_text()
NAMES = re.findall(r'"(\w+)"', TONES.partition("export type SoundName =")[2].partition(";")[0])

AUDIBLE = 0.05
"""At full volume, of what a loudspeaker can do: -26 dB."""
QUIET = 0.001
LONGEST = 1.3
"""In seconds. Nothing that anybody does waits for one."""
ALIKE = 0.5

RENDER = """async ([file, name, quiet]) => {
  const { Player } = await import(file);
  const rate = 32000, slices = 24, bands = 16;
  const context = new OfflineAudioContext(1, 2 * rate, rate);
  new Player(context).play(name, 1);
  const heard = (await context.startRendering()).getChannelData(0);
  const peak = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const last = heard.findLastIndex((sample) => Math.abs(sample) > quiet);
  // How much there is of each pitch, from 100 Hz up in steps of two fifths of an octave, in each twelfth of a second.
  const print = [];
  const long = Math.floor(heard.length / slices);
  for (let slice = 0; slice < slices; slice += 1) {
    for (let band = 0; band < bands; band += 1) {
      const hz = 100 * 1.32 ** band;
      let [re, im] = [0, 0];
      for (let at = 0; at < long; at += 1) {
        const sample = heard[slice * long + at] * Math.sin((Math.PI * at) / long);
        re += sample * Math.cos((2 * Math.PI * hz * at) / rate);
        im += sample * Math.sin((2 * Math.PI * hz * at) / rate);
      }
      print.push(Math.hypot(re, im));
    }
  }
  return { peak, long: (last + 1) / rate, print };
}"""


def player() -> str:
    chunks = json.loads((ROOT / "static/dist/.vite/manifest.json").read_text())
    return f"/{chunks['src/calls/Player.ts']['file']}"


@pytest.fixture
def sounds(people: People) -> dict[str, Any]:
    eve = people("Eve")
    eve.page.goto("/privacy")
    return {name: eve.page.evaluate(RENDER, [player(), name, QUIET]) for name in NAMES}


def alike(one: list[float], other: list[float]) -> float:
    """1: the same, whatever the loudness."""
    product = sum(a * b for a, b in zip(one, other, strict=True))
    return product / sqrt(sum(a * a for a in one) * sum(b * b for b in other))


def test_the_sounds_are_those_of_the_table() -> None:
    assert {"card", "knock", "gin", "turn", "low", "end"} <= set(NAMES)


def test_every_sound_can_be_heard_is_short_and_does_not_crackle(sounds: dict[str, Any]) -> None:
    for name, sound in sounds.items():
        assert AUDIBLE <= sound["peak"] <= 0.98, (name, sound["peak"])
        assert 0.05 <= sound["long"] <= LONGEST, (name, sound["long"])


def test_no_sound_can_be_taken_for_another(sounds: dict[str, Any]) -> None:
    found = {(one, other): alike(sounds[one]["print"], sounds[other]["print"]) for one, other in combinations(NAMES, 2)}
    assert {pair: round(share, 2) for pair, share in found.items() if share > ALIKE} == {}
