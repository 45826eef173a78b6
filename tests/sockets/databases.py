"""For tests of a `server`: one on each database."""

import pytest

on_both_databases = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
