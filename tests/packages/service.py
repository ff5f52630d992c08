"""Starts the installed service in a folder as systemd would, without systemd, and stops it again.

What the unit says is read from the unit: command, environment, credentials, folder of its state, user of
nobody else. A sandbox in the same folder stands in for Discord.
"""

import os
import pathlib
import re
import shlex
import signal
import socket
import stat
import subprocess
import sys
import time

ROOT = pathlib.Path(sys.argv[1])
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
# As systemd's own for DynamicUser.
USER = 61184
PATIENCE = 60


def unit():
    """The settings of the unit, each with all its values."""
    text = (ROOT / "lib/systemd/system/patt.service").read_text()
    found = {}
    for line in text.splitlines():
        if line and line[0] not in "#[" and "=" in line:
            key, value = line.split("=", 1)
            found.setdefault(key, []).append(value)
    return found


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def run(command, environment, **more):
    """A command in the folder, as the service's user."""
    within = ["chroot", f"--userspec={USER}:{USER}", str(ROOT), "/bin/sh", "-c"]
    line = f"umask 0077; cd /var/lib/patt; exec {shlex.join(command)}"
    return subprocess.Popen(within + [line], env=environment, **more)


def health(environment):
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return run(["/usr/bin/patt", "health"], environment, **quiet).wait()


def told(notices, word):
    """Waits until the service has said this to systemd."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        notices.settimeout(max(0.1, end - time.monotonic()))
        try:
            if word in notices.recv(4096).decode().split("\n"):
                return
        except TimeoutError:
            break
    sys.exit(f"packages: the service did not say {word}")


def main():
    said = unit()
    assert said["Type"] == ["notify"], said["Type"]
    assert said["StateDirectory"] == ["patt"] and said["DynamicUser"] == ["yes"]
    state = ROOT / "var/lib/patt"
    state.mkdir(mode=0o700)
    os.chown(state, USER, USER)

    # The sandbox prints its own token, which the operator puts where the package wants it.
    port = free_port()
    outside = {"PATH": PATH, "PATT_SANDBOX_PORT": str(port), "PATT_DATABASE": "/var/lib/patt/sandbox.db"}
    discord = run(["/usr/bin/patt", "sandbox", "--no-bot"], outside, stdout=subprocess.PIPE, text=True)
    token = None
    while token is None:
        line = discord.stdout.readline()
        assert line, "the sandbox ended"
        token = re.match(r"([\w-]+\.[\w-]+\.[\w-]+),", line)
    (ROOT / "etc/patt/token").write_text(token.group(1))

    credentials = ROOT / "run/credentials/patt"
    credentials.mkdir(parents=True)
    for credential in said["LoadCredential"]:
        name, source = credential.split(":", 1)
        (credentials / name).write_bytes((ROOT / source.lstrip("/")).read_bytes())
        os.chown(credentials / name, USER, USER)
        (credentials / name).chmod(0o400)
    notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    notices.bind(str(ROOT / "run/notify"))
    os.chmod(ROOT / "run/notify", 0o666)

    environment = {"PATH": PATH}
    for pair in said["Environment"]:
        key, value = pair.split("=", 1)
        environment[key] = value.replace("%d", "/run/credentials/patt")
    environment["PATT_LOG"] = "error"
    environment["NOTIFY_SOCKET"] = "/run/notify"
    environment["WATCHDOG_USEC"] = str(int(said["WatchdogSec"][0]) * 1_000_000)
    environment["PATT_WATCH"] = f"127.0.0.1:{free_port()}"
    environment["PATT_STAND_IN"] = f"127.0.0.1:{port}"

    assert health(environment) != 0, "healthy before it runs"
    [command] = said["ExecStart"]
    service = run(shlex.split(command), environment, stdout=subprocess.DEVNULL)
    try:
        told(notices, "READY=1")
        assert health(environment) == 0, "ready and not healthy"
        told(notices, "WATCHDOG=1")
        service.send_signal(signal.SIGTERM)
        told(notices, "STOPPING=1")
        assert service.wait(timeout=15) == 0, "it did not end in order"
    finally:
        service.kill()
        discord.kill()
        discord.wait()
    games = stat.S_IMODE((state / "patt.db").stat().st_mode)
    assert games == 0o600, f"others may read the games: {games:o}"


main()
