"""Plays a game through an adapter for XBoard: adapters.py polyglot|uci2wb PATH.

Speaks XBoard's protocol to the adapter, which speaks UCI (Polyglot) or UCCI (UCI2WB) to the engine,
and answers every move of the engine with one that the engine itself holds legal.
"""

import os
import queue
import subprocess
import sys
import threading

PATT = os.environ["PATT_BIN"]
PATIENCE = 60
MOVES = 12


class Program:
    """A program that is spoken to by lines."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        self.heard = []

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self, wanted):
        """The first line from now on of which `wanted` makes something."""
        while True:
            try:
                line = self.lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise SystemExit("no answer after:\n" + "\n".join(self.heard[-40:]))
            if line is None:
                raise SystemExit("it ended after:\n" + "\n".join(self.heard[-40:]))
            self.heard.append(line)
            found = wanted(line)
            if found:
                return found

    def leave(self):
        self.say("quit")
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise SystemExit("it did not leave")


class Referee:
    """The rules, by another run of the engine: what may be played after some moves."""

    def __init__(self, greeting):
        self.program = Program([PATT, "uci"])
        for line in greeting:
            self.program.say(line)

    def legal(self, moves):
        self.program.say("position startpos" + (" moves " + " ".join(moves) if moves else ""))
        self.program.say("go perft 1")
        legal = []

        def line(text):
            if text.startswith("info string"):
                raise SystemExit(f"{text} after {moves}")
            if text.startswith("Nodes searched"):
                return True
            if text.endswith(": 1"):
                legal.append(text[:-3])
            return False

        self.program.hear(line)
        return legal


def game(name, command, variant, greeting):
    adapter = Program(command)
    for line in ("xboard", "protover 2"):
        adapter.say(line)
    adapter.hear(lambda line: "done=1" in line)
    for line in ("new", variant, "post", "easy", "level 0 1 0", "time 500", "otim 500"):
        if line:
            adapter.say(line)
    referee = Referee(greeting)
    played = []

    def move(line):
        words = line.split()
        return words[1] if words[:1] == ["move"] else None

    for turn in range(MOVES):
        legal = referee.legal(played)
        if not legal:
            break
        # Here and there, so that men of all kinds go and some are taken.
        chosen = legal[(turn * 7) % len(legal)]
        played.append(chosen)
        if not referee.legal(played):
            break
        adapter.say(f"usermove {chosen}" if usermove(adapter) else chosen)
        answer = adapter.hear(move)
        if answer not in referee.legal(played):
            raise SystemExit(f"{name}: {answer} after {played} is not legal")
        played.append(answer)
    referee.program.leave()
    adapter.leave()
    print(f"{name}: a game of {len(played)} moves, all of them legal")


def usermove(adapter):
    return any("usermove=1" in line for line in adapter.heard)


def main():
    name, path = sys.argv[1:]
    if name == "polyglot":
        command = [path, "-noini", "-ec", f"{PATT} uci", "-log", "false", "-pg", "Resign=false"]
        game(name, command, None, [])
    else:
        xiangqi = ["setoption name Protocol value ucicyclone"]
        game(name, [path, "-xv", f"{PATT} ucci"], "variant xiangqi", xiangqi)


if __name__ == "__main__":
    main()
