"""An unmodified discord.py plays with people of the sandbox: a third library, so that the sandbox is
faithful to Discord and to no library.

Runs `patt sandbox --no-bot`, connects a bot to it and lets people act by the addresses of the page.
"""

import asyncio
import io
import struct
import sys

import aiohttp
import discord
import yarl
from discord import app_commands, ui

from people import PATIENCE, TOKEN, component, entered, sandbox

# The start of a PNG, as much as tells its size: 7 by 5 pixels.
PIXEL = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 7, 5) + b"\x08\0\0\0\0 \x06\x6b\x5d\x1f"


def picture(description):
    return discord.File(io.BytesIO(PIXEL), "board.png", description=description)


class Form(ui.Modal, title="Type it"):
    move = ui.Label(text="Your move", component=ui.TextInput(style=discord.TextStyle.short))
    side = ui.Label(
        text="Your side",
        component=ui.Select(options=[discord.SelectOption(label=side) for side in ["white", "black"]]),
    )

    async def on_submit(self, interaction):
        typed, chosen = self.move.component.value, self.side.component.values
        await interaction.response.edit_message(content=f"typed {typed} as {chosen[0]}")


class Board(ui.View):
    @ui.button(label="Edit", style=discord.ButtonStyle.primary)
    async def edit(self, interaction, _):
        await interaction.response.edit_message(content="edited", attachments=[picture("another board")])

    @ui.button(label="Later")
    async def later(self, interaction, _):
        await interaction.response.defer()
        await interaction.message.edit(content="later")

    @ui.button(label="Type")
    async def type(self, interaction, _):
        await interaction.response.send_modal(Form())

    @ui.select(options=[discord.SelectOption(label=name) for name in ["one", "two"]])
    async def menu(self, interaction, select):
        await interaction.response.edit_message(content=f"chose {select.values[0]}")

    @ui.select(cls=ui.UserSelect)
    async def people(self, interaction, select):
        await interaction.response.edit_message(content=f"chose {select.values[0].name}")


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.failed = []

        @self.tree.error
        async def failed(interaction, error):
            self.failed.append(f"/{interaction.command.name}: {error!r}")

        @self.tree.command(description="Shows a picture with buttons")
        @app_commands.describe(move="What it says", opponent="What it says", level="What it says")
        async def play(
            interaction,
            move: str = "",
            opponent: discord.User | None = None,
            level: app_commands.Range[int, 1, 8] = 1,
        ):
            against = opponent.name if opponent else "alone"
            said = f"{interaction.user.name} plays {against}"
            await interaction.response.send_message(said, file=picture("a board"), view=Board())

        @play.autocomplete("move")
        async def moves(_, typed):
            fitting = [text for text in ["e2e4", "e2e3", "g1f3"] if text.startswith(typed)]
            return [app_commands.Choice(name=text, value=text) for text in fitting]

        @self.tree.command(description="Takes its time")
        async def think(interaction):
            await interaction.response.defer()
            await interaction.edit_original_response(content="thought", attachments=[picture("a thought")])
            await interaction.followup.send("and more", ephemeral=True)

        @self.tree.command(description="Answers privately")
        async def whisper(interaction):
            told = await interaction.response.send_message("psst", ephemeral=True)
            # The answer of the callback names the message that it made.
            assert told.message_id is not None and told.resource.content == "psst", told
            assert (await interaction.original_response()).id == told.message_id

        @self.tree.command(description="Opens threads")
        async def threads(interaction):
            await interaction.response.send_message("here")
            starter = await interaction.original_response()
            channel = await interaction.client.fetch_channel(interaction.channel_id)
            starter = await channel.fetch_message(starter.id)
            under = await starter.create_thread(name="at a message")
            await under.send(f"hello {interaction.user.mention}")
            alone = await channel.create_thread(name="alone", type=discord.ChannelType.public_thread)
            await alone.send("nobody yet")
            await alone.add_user(interaction.user)
            await alone.edit(archived=True)
            private = await channel.create_thread(name="private")
            await private.send("not for everybody")

        @self.tree.command(description="Writes a direct message")
        async def letter(interaction):
            await interaction.user.send("a letter")
            await interaction.response.send_message("sent")

        @self.tree.command(description="Writes a message, changes it and takes it away")
        async def tidy(interaction):
            channel = await interaction.client.fetch_channel(interaction.channel_id)
            note = await channel.send("a note", file=picture("a note"))
            await note.edit(content="another note", attachments=[])
            await note.delete()
            await interaction.response.send_message("tidied")

    async def setup_hook(self):
        await self.tree.sync()


async def conversation(people):
    await people.command("play", opponent=people.bea, level=3)
    board = await people.sees("ada plays bea")
    assert board["attachments"][0]["description"] == "a board", board
    assert board["attachments"][0]["width"] == 7, board

    def on(kind, wanted, **what):
        what |= {"message_id": board["id"], "custom_id": component(board, wanted)}
        return people.acts(kind, **what)

    await on("button", "Edit")
    assert len((await people.sees("edited"))["components"]) == 3, "rows stay"
    await on("select", 3, values=["two"])
    await people.sees("chose two")
    await on("select", 5, values=[people.bea])
    await people.sees("chose bea")
    await on("button", "Later")
    await people.sees("later")

    opened = await on("button", "Type")
    form = (await people.answer(opened, "modal"))["modal"]
    assert form["title"] == "Type it", form
    move, side = (label["component"]["custom_id"] for label in form["components"])
    await people.acts("modal", custom_id=form["custom_id"], fields={move: "Nf3", side: "black"})
    await people.sees("typed Nf3 as black")

    options = [{"name": "move", "value": "e2"}]
    asked = await people.acts("autocomplete", name="play", options=options, focused="move")
    offered = await people.answer(asked, "choices")
    assert [one["value"] for one in offered["choices"]] == ["e2e4", "e2e3"], offered


async def answers(people):
    await people.command("think")
    await people.sees("thought")
    assert (await people.sees("and more"))["only_for"] == people.ada
    await people.command("whisper")
    assert (await people.sees("psst"))["only_for"] == people.ada
    await people.command("letter")
    await people.sees("a letter")
    await people.sees("sent")
    await people.command("tidy")
    await people.sees("tidied")
    left = await people.get(f"/sandbox/channels/{people.games}/messages?as={people.ada}")
    assert not any(message["content"].endswith("note") for message in left), "taken away"


async def threads(people, bot):
    await people.command("threads")
    await people.sees(f"hello <@{people.ada}>")
    await people.sees("not for everybody")
    state = await people.get("/sandbox/state")
    there = {place["name"]: place for place in state["channels"] if place["kind"] == "thread"}
    assert set(there) == {"at a message", "alone", "private"}, there
    assert there["alone"]["archived"], there

    # Where the bot has no right to open one, it is told so.
    happened = {"what": "right", "channel_id": people.games, "right": "threads", "granted": False}
    await people.post("/sandbox/happen", **happened)
    assert not bot.failed, bot.failed
    await people.command("threads")
    async with asyncio.timeout(PATIENCE):
        while not bot.failed:
            await asyncio.sleep(0.02)
    assert "50013" in bot.failed.pop(), "Missing Permissions"


async def reconnects(people, bot):
    for how in ["reconnect", "cut"]:
        gone = asyncio.ensure_future(bot.wait_for("resumed", timeout=PATIENCE))
        await people.post("/sandbox/happen", what="gateway", how=how)
        await gone
    await people.command("play")
    await people.sees("ada plays alone")


async def play(address):
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        address.replace("http", "ws", 1) + "/gateway"
    )
    async with aiohttp.ClientSession() as session, Bot() as bot:
        people = await entered(session, address)
        listening = asyncio.ensure_future(people.listen())
        playing = asyncio.ensure_future(bot.start(TOKEN))
        ready = asyncio.ensure_future(bot.wait_until_ready())
        done, _ = await asyncio.wait(
            [playing, ready], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        assert ready in done, playing.exception() if playing.done() else "it does not connect"
        try:
            await conversation(people)
            await answers(people)
            await threads(people, bot)
            await reconnects(people, bot)
        finally:
            # Why an answer did not come.
            for failed in bot.failed:
                print(failed, file=sys.stderr)
        assert not bot.failed
        listening.cancel()


async def main():
    async with sandbox() as address:
        await play(address)
    print("discord.py: commands, buttons, menus, forms, files, threads and reconnecting")


asyncio.run(main())
