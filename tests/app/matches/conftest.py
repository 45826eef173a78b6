"""The API over a store, and two who have names there."""

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.app.api import guest, make_api
from tests.app.store import Store


@pytest.fixture
def app(store: Store) -> FastAPI:
    return make_api(store)


@pytest.fixture
def ann(app: FastAPI) -> TestClient:
    return guest(app, "Ann")


@pytest.fixture
def bob(app: FastAPI) -> TestClient:
    return guest(app, "Bob")
