"""Reads every exported file of tests/records with a reader of others and compares what it finds
with the record beside it."""

import json
import re
import sys
from pathlib import Path

import cchess
import chess
import chess.pgn

RECORDS = Path(sys.argv[1])


def golden(file):
    """The record, the position it leads to and how it ended."""
    with open(file.with_suffix(".json"), encoding="utf-8") as text:
        return json.load(text)


def moves(record):
    """The moves of a record, in canonical text."""
    acts = record["record"]["acts"]
    return [act["move"]["text"] for act in acts if isinstance(act, dict) and "move" in act]


def check_chess(file):
    record = golden(file)
    with open(file, encoding="utf-8") as text:
        game = chess.pgn.read_game(text)
        assert chess.pgn.read_game(text) is None, "a second game"
    assert game.errors == [], game.errors
    end = game.end().board()
    assert end.fen() == record["position"], end.fen()
    chess960 = record["record"]["header"]["options"].get("chess960") is not None
    assert end.chess960 == chess960
    played = [move.uci() for move in end.move_stack]
    assert played == moves(record), played
    places = record["places"]
    result = {(1, 2): "1-0", (2, 1): "0-1", (1, 1): "1/2-1/2"}[tuple(places)]
    assert game.headers["Result"] == result


def from_nought(move):
    """A move with ranks counted from nought."""
    return re.sub(r"\d+", lambda rank: str(int(rank[0]) - 1), move)


def read_xiangqi(file):
    # WXF files are not tried: cchess has no reader for them.
    if file.suffix in (".iccs", ".pgn"):
        return cchess.read_from_pgn(str(file))
    text = file.read_text(encoding="utf-8")
    part = lambda name: re.search(rf"\[DhtmlXQ_{name}\](.*)\[/DhtmlXQ_{name}\]", text)[1]
    return cchess.read_from_txt(part("movelist"), part("binit"))


def check_xiangqi(file):
    record = golden(file)
    lines = read_xiangqi(file).dump_iccs_moves()
    found = lines[0] if lines else []
    assert found == [from_nought(move) for move in moves(record)], found


def main():
    kinds = [("chess*.pgn", check_chess), ("xiangqi*.iccs", check_xiangqi)]
    kinds += [("xiangqi*.pgn", check_xiangqi), ("xiangqi*.dhtmlxq", check_xiangqi)]
    read = 0
    for pattern, check in kinds:
        files = sorted(RECORDS.glob(pattern))
        assert files, f"no file {pattern}"
        for file in files:
            try:
                check(file)
            except AssertionError as fault:
                sys.exit(f"{file.name}: {fault}")
            read += 1
    print(f"readers test: {read} files read by python-chess and cchess as we wrote them")


main()
