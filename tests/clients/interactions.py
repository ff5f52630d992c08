"""Interactions over HTTP between strangers: what discord-interactions, a library of others, knows to be
Discord's is what the sandbox signs; and what PyNaCl signs, Patt takes, and nothing else.
"""

import asyncio
import json
import pathlib
import tempfile
import time

import aiohttp
from aiohttp import web
from discord_interactions import InteractionResponseType, InteractionType, verify_key
from nacl.signing import SigningKey

from people import PATIENCE, TOKEN, component, entered, free_port, program, sandbox

# That of the sandbox: src/sandbox/webhooks.rs.
PUBLIC_KEY = "197f6b23e16c8532c6abc838facd5ea789be0c76b2920334039bfa8b3d368d61"


class Stranger:
    """A bot that only has an address. It answers in place, as most bots with an address do."""

    def __init__(self, key):
        self.key, self.refused, self.taken = key, 0, 0

    async def endpoint(self, request):
        body = await request.read()
        signature = request.headers.get("X-Signature-Ed25519", "")
        stamp = request.headers.get("X-Signature-Timestamp", "")
        if not verify_key(body, signature, stamp, self.key):
            self.refused += 1
            return web.Response(status=401, text="Bad request signature")
        asked = json.loads(body)
        if asked["type"] == InteractionType.PING:
            return web.json_response({"type": InteractionResponseType.PONG})
        self.taken += 1
        if asked["type"] == InteractionType.MESSAGE_COMPONENT:
            said = {"content": f"pressed {asked['data']['custom_id']}", "components": []}
            return web.json_response({"type": InteractionResponseType.UPDATE_MESSAGE, "data": said})
        button = {"type": 2, "style": 1, "label": "Press", "custom_id": "button"}
        said = {
            "content": f"hello {asked['member']['user']['username']}",
            "components": [{"type": 1, "components": [button]}],
        }
        kind = InteractionResponseType.CHANNEL_MESSAGE_WITH_SOURCE
        return web.json_response({"type": kind, "data": said})


async def serves(stranger):
    app = web.Application()
    app.router.add_post("/interactions", stranger.endpoint)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner, f"http://127.0.0.1:{port}/interactions"


async def ours_are_known_to_others():
    strangers = [Stranger(PUBLIC_KEY), Stranger(PUBLIC_KEY)]
    served = [await serves(stranger) for stranger in strangers]
    to = [part for _, url in served for part in ("--to", url)]
    async with sandbox(*to) as address, aiohttp.ClientSession() as session:
        people = await entered(session, address)
        bot = {"Authorization": f"Bot {TOKEN}"}
        async with session.get(f"{address}/api/v10/applications/@me", headers=bot) as answer:
            application = (await answer.json())["id"]
        commands = f"{address}/api/v10/applications/{application}/commands"
        hello = [{"name": "hello", "description": "Says hello", "type": 1}]
        async with session.put(commands, headers=bot, json=hello) as answer:
            assert answer.status == 200, await answer.text()
        listening = asyncio.ensure_future(people.listen())
        async with asyncio.timeout(PATIENCE):
            while not (await people.get("/sandbox/state"))["bot"]["online"]:
                await asyncio.sleep(0.05)
        await people.command("hello")
        said = await people.sees("hello ada")
        pressed = {"message_id": said["id"], "custom_id": component(said, "Press")}
        await people.acts("button", **pressed)
        await people.sees("pressed button")
        listening.cancel()
    for runner, _ in served:
        await runner.cleanup()
    # Before anything else each was shown a wrong signature; what came then went to both in turn.
    assert [stranger.refused for stranger in strangers] == [1, 1], "wrong signatures"
    assert [stranger.taken for stranger in strangers] == [1, 1], "in turn"


def interaction(number, channel):
    """Somebody types /help in a direct message."""
    return {
        "id": str(number), "application_id": "1", "type": 2, "token": "a-token", "version": 1,
        "channel_id": channel, "channel": {"id": channel, "type": 1}, "context": 1,
        "user": {"id": "77", "username": "cid", "discriminator": "0", "avatar": None, "global_name": None},
        "locale": "en-US", "app_permissions": "0", "entitlements": [],
        "authorizing_integration_owners": {}, "attachment_size_limit": 10485760,
        "data": {"id": "5", "name": "help", "type": 1},
    }


async def theirs_are_taken_by_ours(folder):
    key, other = SigningKey.generate(), SigningKey.generate()
    port = free_port()
    url = f"http://127.0.0.1:{port}/interactions"
    config = folder / "config.toml"
    config.write_text(
        f'[http]\nlisten = "127.0.0.1:{port}"\npublic_key = "{key.verify_key.encode().hex()}"\n'
    )

    async with sandbox() as address, aiohttp.ClientSession() as session:
        said = {
            "PATT_TOKEN": TOKEN, "PATT_CONFIG": str(config), "PATT_DATABASE": str(folder / "patt.db"),
            "PATT_STAND_IN": address.removeprefix("http://"),
        }

        async def asks(body, signer=key, stamp=None, spoil=lambda signature, body: (signature, body)):
            body = json.dumps(body).encode()
            stamp = stamp or str(int(time.time()))
            signature, body = spoil(signer.sign(stamp.encode() + body).signature, body)
            headers = {
                "X-Signature-Ed25519": signature.hex(), "X-Signature-Timestamp": stamp,
                "Content-Type": "application/json",
            }
            async with session.post(url, headers=headers, data=body) as answer:
                return answer.status, await answer.text()

        people = await entered(session, address)
        async with program(folder, "run", **said) as patt:
            ping = {"id": "1", "application_id": "1", "type": 1, "token": "-", "version": 1}
            async with asyncio.timeout(PATIENCE):
                while True:
                    assert patt.returncode is None, "Patt ended"
                    try:
                        status, pong = await asks(ping)
                        break
                    except aiohttp.ClientConnectionError:
                        await asyncio.sleep(0.05)
            assert status == 200 and json.loads(pong) == {"type": 1}, (status, pong)

            for wrong in [
                {"signer": other},
                {"stamp": str(int(time.time()) - 3600)},
                {"stamp": "soon"},
                {"spoil": lambda signature, body: (signature, body[:-1])},
                {"spoil": lambda signature, body: (signature[:-1], body)},
                {"spoil": lambda signature, body: (bytes([signature[0] ^ 1]) + signature[1:], body)},
                {"spoil": lambda signature, body: (b"", body)},
            ]:
                status, said = await asks(ping, **wrong)
                assert status == 401, (wrong, status, said)

            # What is taken is answered by the callback, once.
            now = (int(time.time() * 1000) - 1420070400000) << 22
            asked = interaction(now, people.games)
            assert (await asks(asked))[0] == 202
            assert (await asks(asked))[0] == 409, "the same once more"


async def main():
    await ours_are_known_to_others()
    with tempfile.TemporaryDirectory() as folder:
        await theirs_are_taken_by_ours(pathlib.Path(folder))
    print("discord-interactions: its signatures are taken, and it takes ours")


asyncio.run(main())
