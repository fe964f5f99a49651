"""Refusals speak the reader's language, by their stable codes."""

from __future__ import annotations

import pytest

from elgrande.server.errors import CODES, Refusal
from elgrande.server.refusal_words import preferred_language, sentence_in
from elgrande.words import languages
from tests.server.playing import Person, new_key

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("pt, it;q=0.5, de;q=0.8", "de"),
        ("en;q=0.2, fr;q=0.1", "en"),
        ("xx", "en"),
        ("*", "en"),
        ("", "en"),
        ("de;q=much, es", "es"),
        ("de;q=0", "en"),
    ],
)
def test_the_most_wanted_language_we_speak_is_chosen(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence_in_every_language(code: str, language: str) -> None:
    said = sentence_in(language, Refusal(code, "Plain English."))
    assert (said == "Plain English.") == (language == "en")
    assert said.endswith((".", ".)"))


def test_the_reason_of_the_rules_says_more_than_the_code() -> None:
    refusal = Refusal("illegal", "It is taboo.", reason="taboo")
    assert sentence_in("de", refusal) != sentence_in("de", Refusal("illegal", "It is taboo."))


def test_what_is_wrong_with_a_request_is_not_lost_in_translation() -> None:
    said = sentence_in("nl", Refusal("bad-request", "Expected `int`, got `str`."))
    assert said.endswith("(Expected `int`, got `str`.)")


async def test_a_refusal_comes_in_the_language_of_the_request_or_of_the_socket(base: str) -> None:
    async with Person(base) as ana:
        ana.http.headers["accept-language"] = "de-AT, en;q=0.5"
        refused = await ana.post("/tables", {})
        assert refused.headers["content-language"] == "de"
        assert refused.json()["sentence"] == sentence_in("de", Refusal("no-session", ""))
        await ana.guest("Ana")
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        async with ana.socket() as line:
            await line.send(type="watch", table=table, language="it")
            do = {"type": "confirm", "seat": 0}
            await line.send(type="do", table=table, key=new_key(), do=do, version=2)
            answer = await line.until("refused")
            refusal = Refusal(answer["code"], "", reason=answer["reason"])
            assert answer["sentence"] == sentence_in("it", refusal)
