"""Bots on a server: accounts for programs, tokens with scopes, and the two example programs."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from elgrande.server.accounts import Bots, hash_token
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.admin.store import Sanction
from elgrande.server.config import Limits
from elgrande.server.errors import Refusal
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.web import open_app
from tests.server.playing import WIDE, Person, config_for, play_on, running, serving

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
TYPESCRIPT = ROOT / "ui" / "node_modules" / "typescript" / "bin" / "tsc"


# --- both databases ---


async def add_account(rows: AccountRows, name: str) -> Account:
    account = Account(name.ljust(24, "0"), name, name.lower(), None, name)
    await rows.add(account, 1.0)
    return account


async def test_a_token_opens_its_bot_until_it_is_revoked(database: Database) -> None:
    rows, bots = AccountRows(database), Bots(database)
    ana = await add_account(rows, "Ana")
    bot = await bots.create(ana, "Deep")
    made, token = await bots.add_token(ana.id, bot, "laptop", ["play", "read"])
    found = await rows.by_token(hash_token(token), 5000.0)
    assert found is not None
    assert (found.id, found.name, found.owner) == (bot, "Deep (bot)", ana.id)
    assert found.scopes == ("read", "play")
    assert found.counts_as == ana.id
    lasting = await rows.valid([hash_token(token), "ended"], 5000.0)
    assert lasting == {hash_token(token)}
    await rows.by_token(hash_token(token), 5001.0)
    [card] = await bots.of(ana.id)
    assert [(each.note, each.used) for each in card.tokens] == [("laptop", 5000.0)]
    assert await bots.revoke(ana.id, bot, made) == hash_token(token)
    assert await rows.by_token(hash_token(token), 5002.0) is None
    stored = await database.read(lambda c: c.execute(select(db.tokens)).all())
    assert stored == []


async def test_only_the_owner_makes_and_revokes_tokens(database: Database) -> None:
    rows, bots = AccountRows(database), Bots(database)
    ana, bea = await add_account(rows, "Ana"), await add_account(rows, "Bea")
    bot = await bots.create(ana, "Deep")
    made, _ = await bots.add_token(ana.id, bot, "laptop", ["read"])
    for attempt in (
        bots.add_token(bea.id, bot, "mine", ["read"]),
        bots.revoke(bea.id, bot, made),
        bots.revoke(ana.id, bot, "0" * 16),
    ):
        with pytest.raises(Refusal) as refused:
            await attempt
        assert refused.value.code == "not-found"
    with pytest.raises(Refusal) as refused:
        await bots.create(bea, "deep (BOT)")
    assert refused.value.code == "name-taken"


async def test_an_owner_has_a_few_bots_and_a_bot_a_few_tokens(database: Database) -> None:
    rows, bots = AccountRows(database), Bots(database)
    ana = await add_account(rows, "Ana")
    for number in range(10):
        bot = await bots.create(ana, f"Deep {number}")
    for _ in range(5):
        await bots.add_token(ana.id, bot, "laptop", ["read"])
    for attempt in (bots.create(ana, "One more"), bots.add_token(ana.id, bot, "n", ["read"])):
        with pytest.raises(Refusal) as refused:
            await attempt
        assert refused.value.code == "too-many"


# --- on a server ---


async def test_a_bot_is_marked_in_every_seat_and_list(base: str) -> None:
    ana = await Person(base).account("Ana")
    bot = await ana.bot("Deep", "read", "play", "chat")
    table = await ana.open_table([{"who": "me"}, {}], public=True)
    assert (await bot.do(table, {"type": "join"})).status_code == 200
    said = await bot.post(f"/tables/{table}/chat", {"key": "k" * 8, "text": "hola"})
    assert said.status_code == 200
    assert (await ana.do(table, {"type": "start"})).status_code == 200
    lists = [await ana.state(table), *(await ana.get("/lobby")).json()]
    for shown in [*lists, *(await bot.get("/tables")).json()]:
        seats = [(seat["name"], seat["program"]) for seat in shown["seats"]]
        assert seats == [("Ana", False), ("Deep (bot)", True)]
    [line] = (await ana.get(f"/tables/{table}/chat")).json()["lines"]
    assert line["name"] == "Deep (bot)"
    assert (await bot.get("/me")).json() == {"name": "Deep (bot)", "guest": False, "off": []}


async def test_people_cannot_have_the_name_of_a_bot(base: str) -> None:
    refused = await Person(base).post("/guest", {"name": "Deep  (B\u043et)"})
    assert refused.json()["code"] == "bad-name"
    account = {"name": "Deep(bot)", "password": "long enough"}
    assert (await Person(base).post("/account", account)).json()["code"] == "bad-name"
    ana = await Person(base).account("Ana")
    bot = await ana.bot("Deep")
    seats = [{"who": "me", "name": "Ana the person"}, {"who": "me"}]
    body = {"key": "k" * 8, "options": {"players": 2}, "seats": seats}
    assert (await bot.post("/tables", body)).json()["code"] == "bad-name"


async def test_a_token_is_no_session_and_cookies_are_ignored_with_one(base: str) -> None:
    ana = await Person(base).account("Ana")
    bot = await ana.bot("Deep")
    assert not (await bot.get("/me")).cookies
    ana.http.headers["authorization"] = "Bearer wrong"
    del ana.http.headers["origin"]
    assert (await ana.get("/tables")).json()["code"] == "no-session"
    ana.http.headers["authorization"] = "Basic wrong"  # not one of ours: the origin is needed
    refused = await ana.post("/tables", {})
    assert refused.json()["code"] == "bad-origin"


async def test_a_revoked_token_ends_on_its_sockets_at_once(base: str) -> None:
    ana = await Person(base).account("Ana")
    bot = await ana.bot("Deep", "read")
    table = await ana.open_table([{"who": "me"}, {}])
    async with bot.socket() as line:
        await line.send(type="watch", table=table)
        await line.until("state")
        await line.send(type="do", table=table, key="k" * 8, do={"type": "join"})
        assert (await line.until("refused"))["code"] == "wrong-scope"
        await line.send(type="say", table=table, key="k" * 8, text="hola")
        assert (await line.until("refused"))["code"] == "wrong-scope"
        [card] = (await ana.get("/bots")).json()
        path = f"/bots/{card['id']}/tokens/revoke"
        assert (await ana.post(path, {"id": card["tokens"][0]["id"]})).json()[0]["tokens"] == []
        with pytest.raises(ConnectionClosed) as closed:
            await line.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
    assert (await bot.get("/tables")).json()["code"] == "no-session"


async def test_all_bots_of_an_owner_share_the_owners_limits(tmp_path: Path) -> None:
    limits: dict[str, Any] = {name: getattr(WIDE, name) for name in Limits.__struct_fields__}
    config = config_for(str(tmp_path / "e.db"), limits=Limits(**{**limits, "reads": (6, 60.0)}))
    async with running(config) as base:
        ana, bea = await Person(base).account("Ana"), await Person(base).account("Bea")
        bots = [await ana.bot("One"), await ana.bot("Two")]
        answers = [(await bots[turn % 2].get("/tables")).status_code for turn in range(8)]
        assert answers == [200] * 6 + [429] * 2
        assert (await (await bea.bot("Three")).get("/tables")).status_code == 200


async def test_a_ban_of_the_owner_shuts_out_the_bots(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"))
    async with open_app(config) as app, serving(app, config) as base:
        service = app.state.context.service
        ana = await Person(base).account("Ana")
        bot = await ana.bot("Deep")
        [(owner, _, _)] = await service.admin_store.accounts("Ana")
        await service.admin_store.sanction("test", Sanction("account", owner))
        await service.sanctions.refresh()
        assert (await bot.get("/tables")).json()["code"] == "banned"


# --- the examples ---


def compiled(folder: Path) -> list[str]:
    """The TypeScript bot, type-checked and with its types stripped; how to run it."""
    node = shutil.which("node")
    if node is None or not TYPESCRIPT.exists():
        pytest.skip("the tools of the browser's client are not installed")
    words = ["--strict", "--skipLibCheck", "--target", "es2022"]
    types = ["--types", "node", "--typeRoots", str(ROOT / "ui" / "node_modules" / "@types")]
    source = folder / "bot.mts"
    shutil.copy(ROOT / "examples" / "api" / "bot.ts", source)
    done = subprocess.run(
        [
            *(node, str(TYPESCRIPT), *words, *types, "--module", "nodenext"),
            *("--outDir", str(folder), str(source)),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return [node, "--experimental-websocket", str(folder / "bot.mjs")]


async def test_the_example_programs_play_a_whole_game(tmp_path: Path) -> None:
    """The bots in Python and in TypeScript, and a person, at one table of a real server."""
    programs = {
        "Py": [sys.executable, str(ROOT / "examples" / "api" / "bot.py")],
        "Ty": compiled(tmp_path),
    }
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        ana = await Person(base).account("Ana")
        table = await ana.open_table(
            [{"who": "me"}, *({} for _ in programs)], options={"length": "short"}
        )
        running_programs = []
        for name, command in programs.items():
            bot: Any = await ana.bot(name)
            running_programs.append(
                await asyncio.create_subprocess_exec(
                    *command,
                    base,
                    table,
                    env={**os.environ, "ELGRANDE_TOKEN": bot.token},
                    stdout=asyncio.subprocess.PIPE,
                )
            )
        async with asyncio.timeout(60):
            while any(seat["name"] is None for seat in (await ana.state(table))["seats"]):
                await asyncio.sleep(0.05)
        assert (await ana.do(table, {"type": "start"})).status_code == 200
        await play_on([ana], table, random.Random(1))
        said = [(await each.communicate())[0].decode() for each in running_programs]
        seats = {seat["name"]: seat["seat"] for seat in (await ana.state(table))["seats"]}
        ranking = (await ana.state(table))["ranking"]
        assert said == [
            f"My rank is {ranking[seats['Py (bot)']]}\n",
            f"The rank of Ty (bot) is {ranking[seats['Ty (bot)']]}\n",
        ]


def test_the_example_programs_have_one_screen() -> None:
    for name in ("bot.py", "bot.ts"):
        assert len((ROOT / "examples" / "api" / name).read_text().splitlines()) <= 45
