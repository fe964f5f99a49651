"""Names that one person gives to the seats of a device."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, new_key

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", ["paula ", " Paula", "Paula\u3000"])
async def test_spaces_around_a_name_do_not_hide_that_it_is_an_account(base: str, name: str) -> None:
    await Person(base).account("Paula")
    guest = await Person(base).guest("Xen")
    seats = [{"who": "me"}, {"who": "me", "name": name}]
    body = {"key": new_key(), "options": {"players": 2}, "seats": seats}
    assert (await guest.post("/tables", body)).json()["code"] == "name-taken"
