"""Every example in a docstring of the engine does what it says. Technique: doctest, module by module."""

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import engine

MODULES = sorted(module.name for module in walk_packages(engine.__path__, "engine."))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0
