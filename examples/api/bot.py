"""Plays one game on a server by the bot API: any legal answer to every question.

    ELGRANDE_TOKEN=... python examples/api/bot.py http://127.0.0.1:8008 0123456789abcdef

The second word is a table with a free seat: the last part of its address.
"""

import json
import os
import random
import sys
from uuid import uuid4

from websockets.sync.client import connect  # pip install websockets

if len(sys.argv) != 3 or "ELGRANDE_TOKEN" not in os.environ:
    sys.exit(__doc__)
server, table = sys.argv[1].rstrip("/"), sys.argv[2]
headers = {"Authorization": f"Bearer {os.environ['ELGRANDE_TOKEN']}"}

address = server.replace("http", "ws", 1) + "/api/socket"
with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:

    def send(kind: str, **fields: object) -> None:
        socket.send(json.dumps({"type": kind, "table": table, **fields}))

    def do(command: object, version: int | None = None) -> None:
        send("do", key=uuid4().hex, do=command, version=version)

    do({"type": "join"})
    send("watch")
    for message in map(json.loads, socket):
        if message["type"] == "refused" and message["code"] != "stale":
            sys.exit(message["sentence"])
        if message["type"] != "state":
            continue
        if message["status"] == "over":
            print("My rank is", message["ranking"][message["seat"]])
            break
        if message["legal"]:
            answer = random.choice(message["legal"])
            play = {"type": "play", "seat": message["seat"], "action": answer}
            do(play, message["version"])
