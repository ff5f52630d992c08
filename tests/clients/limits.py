"""python-chess' client plays with the engine over every kind of limit."""

import os
import sys

import chess
import chess.engine

PATT = [os.environ["PATT_BIN"], "uci"]
MATE_IN_TWO = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"
LIMITS = [
    chess.engine.Limit(depth=4),
    chess.engine.Limit(nodes=500),
    chess.engine.Limit(nodes=1),
    chess.engine.Limit(time=0.05),
    chess.engine.Limit(mate=2),
    chess.engine.Limit(white_clock=1, black_clock=1),
    chess.engine.Limit(white_clock=1, black_clock=1, white_inc=0.1, black_inc=0.1),
    chess.engine.Limit(white_clock=2, black_clock=2, remaining_moves=5),
    chess.engine.Limit(white_clock=0.01, black_clock=0.01),
    chess.engine.Limit(depth=3, nodes=2000, time=0.5),
]
POSITIONS = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    MATE_IN_TWO,
]


def limits(engine):
    for fen in POSITIONS:
        for limit in LIMITS:
            board = chess.Board(fen)
            result = engine.play(board, limit, info=chess.engine.INFO_ALL)
            assert result.move in board.legal_moves, (fen, limit, result)
            if result.ponder is not None:
                board.push(result.move)
                assert result.ponder in board.legal_moves, (fen, limit, result)
            nodes = result.info.get("nodes", 0)
            assert limit.nodes is None or nodes <= limit.nodes, (fen, limit, nodes)


def pondering(engine):
    board = chess.Board()
    for ply in range(8):
        limit = chess.engine.Limit(white_clock=2, black_clock=2)
        result = engine.play(board, limit, ponder=True)
        board.push(result.move)
        # Every other time the expected answer is played, so that it hits; else another.
        answers = list(board.legal_moves)
        hit = ply % 2 == 0 and result.ponder in answers
        board.push(result.ponder if hit else answers[0])


def choices(engine):
    board = chess.Board()
    moves = [chess.Move.from_uci(text) for text in ("a2a3", "h2h4")]
    result = engine.play(board, chess.engine.Limit(depth=4), root_moves=moves)
    assert result.move in moves, result


def analyses(engine):
    board = chess.Board()
    lines = engine.analyse(board, chess.engine.Limit(depth=5), multipv=3)
    assert len({line["pv"][0] for line in lines}) == 3, lines
    assert all(line["depth"] == 5 for line in lines), lines
    info = engine.analyse(chess.Board(MATE_IN_TWO), chess.engine.Limit(depth=8))
    assert info["score"].white() == chess.engine.Mate(2), info
    seen = 0
    with engine.analysis(board) as analysis:
        for info in analysis:
            seen += "pv" in info
            if seen >= 4:
                break
    assert seen >= 4, "an analysis without end goes on until it is stopped"
    best = engine.play(board, chess.engine.Limit(depth=2))
    assert best.move in board.legal_moves, "and the next question has its own answer"


def variants(engine):
    start = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"
    board = chess.Board(start, chess960=True)
    result = engine.play(board, chess.engine.Limit(depth=4))
    assert result.move in board.legal_moves, result


def main():
    for part in (limits, pondering, choices, analyses, variants):
        with chess.engine.SimpleEngine.popen_uci(PATT) as engine:
            part(engine)
    with chess.engine.SimpleEngine.popen_uci(PATT) as engine:
        engine.configure({"Skill Level": 3, "Seed": 5, "Hash": 1})
        board = chess.Board()
        while not board.is_game_over(claim_draw=True) and board.ply() < 60:
            board.push(engine.play(board, chess.engine.Limit(depth=3)).move)
    print(f"python-chess {chess.__version__}: every kind of limit was kept")


if __name__ == "__main__":
    sys.exit(main())
