"""Whoever sits before the sandbox's page, by the addresses of the page, and the sandbox itself."""

import asyncio
import contextlib
import os
import socket
import tempfile

import aiohttp

PATT = os.environ["PATT_BIN"]
# Worth nothing anywhere else: src/sandbox/mod.rs.
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMA.c2FuZA.loopback-only-not-a-secret-at-all-000"
PATIENCE = 60


class People:
    """Whoever sits before the page."""

    def __init__(self, session, address):
        self.session, self.address, self.events = session, address, []
        self.news = asyncio.Condition()

    async def get(self, path):
        async with self.session.get(self.address + path) as answer:
            return await answer.json()

    async def post(self, path, **body):
        async with self.session.post(self.address + path, json=body) as answer:
            told = await answer.json()
            assert answer.status == 200, (path, body, told)
            return told

    async def listen(self):
        async with self.session.ws_connect(self.address + "/sandbox/events") as socket:
            async for message in socket:
                async with self.news:
                    self.events.append(message.json())
                    self.news.notify_all()

    async def until(self, wanted):
        """What `wanted` makes of an event from the first on."""
        async with asyncio.timeout(PATIENCE), self.news:
            seen = 0
            while True:
                for event in self.events[seen:]:
                    if found := wanted(event):
                        return found
                seen = len(self.events)
                await self.news.wait()

    async def sees(self, text):
        """The newest message that says this, once it is there."""

        def says(event):
            return event["type"] in ("message", "update") and event["message"]["content"] == text

        return await self.until(lambda event: says(event) and event["message"])

    async def answer(self, asked, kind):
        """The answer of this kind to an interaction, once it is there."""

        def answers(event):
            return event["type"] == "answer" and (event["interaction_id"], event["kind"]) == (asked, kind)

        return await self.until(lambda event: answers(event) and event)

    async def enter(self):
        state = await self.get("/sandbox/state")
        self.ada, self.bea = (one["id"] for one in state["people"][:2])
        self.games = state["channels"][0]["id"]

    async def acts(self, kind, **what):
        what = {"as": self.ada, "channel_id": self.games, "kind": kind} | what
        return (await self.post("/sandbox/interactions", **what))["interaction_id"]

    async def command(self, name, **options):
        options = [{"name": key, "value": value} for key, value in options.items()]
        return await self.acts("command", name=name, options=options)


def component(message, wanted):
    """The name of the button with this label, or of the menu of this type."""
    for row in message["components"]:
        for one in row["components"]:
            if wanted in (one.get("label"), one["type"]):
                return one["custom_id"]
    raise AssertionError((message, wanted))


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextlib.asynccontextmanager
async def program(folder, *line, **said):
    """The program in this folder with these arguments and variables, ended with the block."""
    process = await asyncio.create_subprocess_exec(
        PATT, *line, cwd=folder, env=os.environ | {"PATT_LOG": "error"} | said,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@contextlib.asynccontextmanager
async def sandbox(*line):
    """The sandbox without a bot, and its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        async with program(folder, "sandbox", "--no-bot", *line, PATT_SANDBOX_PORT=str(port)):
            yield f"http://127.0.0.1:{port}"


async def entered(session, address):
    """The people, as soon as the sandbox is there."""
    people = People(session, address)
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await people.enter()
                return people
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.05)
