"""Makes the fonts of this folder from files of npm's @fontsource packages.

    python assets/fonts/subset.py <folder with the unpacked packages noto-sans, noto-sans-arabic, ...>
"""

import sys
from pathlib import Path

from fontTools import subset

SOURCE = Path(sys.argv[1])
HERE = Path(__file__).parent


def decoded(encoding, first, last):
    """The characters of two-byte codes of an old national standard: those of daily use."""
    signs = set()
    for high in range(first, last + 1):
        for low in range(0x40, 0xFF):
            try:
                text = bytes([high, low]).decode(encoding)
            except UnicodeDecodeError:
                continue
            signs.update(ord(sign) for sign in text)
    return signs


CHINESE = decoded("gb2312", 0xB0, 0xD7)  # level 1
JAPANESE = decoded("euc_jp", 0xB0, 0xCF) | set(range(0x3041, 0x30FF))  # level 1 and kana
KOREAN = decoded("euc_kr", 0xB0, 0xC8)
XIANGQI = {ord(sign) for sign in "帥將仕士相象馬傌車俥炮砲兵卒帅将马车前中後后進进退平一二三四五六七八九"}
FULL = set(range(0xFF01, 0xFF5F)) | set(range(0x3000, 0x3011))
FIGURINES = set(range(0x2654, 0x2660))
SUBSETS = [
    ("NotoSans-Bold", "noto-sans", "noto-sans-latin", None),
    ("NotoSans-Bold-latin-ext", "noto-sans", "noto-sans-latin-ext", None),
    ("NotoSans-Bold-vietnamese", "noto-sans", "noto-sans-vietnamese", None),
    ("NotoSans-Bold-greek", "noto-sans", "noto-sans-greek", None),
    ("NotoSans-Bold-cyrillic", "noto-sans", "noto-sans-cyrillic", None),
    ("NotoSans-Bold-cyrillic-ext", "noto-sans", "noto-sans-cyrillic-ext", None),
    ("NotoSansArabic-Bold", "noto-sans-arabic", "noto-sans-arabic-arabic", set(range(0x600, 0x700)) | {0x200C, 0x200D}),
    ("NotoSansHebrew-Bold", "noto-sans-hebrew", "noto-sans-hebrew-hebrew", None),
    ("NotoSansDevanagari-Bold", "noto-sans-devanagari", "noto-sans-devanagari-devanagari", None),
    ("NotoSansThai-Bold", "noto-sans-thai", "noto-sans-thai-thai", None),
    ("NotoSansSC-Bold", "noto-sans-sc", "noto-sans-sc-chinese-simplified", CHINESE | JAPANESE | XIANGQI | FULL),
    ("NotoSansKR-Bold", "noto-sans-kr", "noto-sans-kr-korean", KOREAN),
    ("NotoSansSymbols2-Regular", "noto-sans-symbols-2", "noto-sans-symbols-2-symbols", FIGURINES),
]

for name, package, source, signs in SUBSETS:
    weight = 700 if name.endswith("-Bold") or "-Bold-" in name else 400
    file = next(SOURCE.glob(f"*{package}/package/files/{source}-{weight}-normal.woff2"))
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["STAT", "DSIG", "vhea", "vmtx", "VORG", "BASE"]
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    # Letters join as their script wants it; nothing else is laid out.
    options.layout_features = ["init", "medi", "fina", "isol", "rlig", "ccmp", "mark", "mkmk", "locl", "nukt",
                               "akhn", "rphf", "blwf", "half", "pstf", "vatu", "cjct", "pres", "abvs", "blws",
                               "psts", "haln", "abvm", "blwm"]
    if package in ("noto-sans-sc", "noto-sans-kr", "noto-sans-hebrew", "noto-sans-symbols-2") or signs is None and package == "noto-sans":
        options.layout_features = []
    font = subset.load_font(str(file), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=signs if signs is not None else font.getBestCmap().keys())
    cutter.subset(font)
    font.flavor = None
    out = HERE / f"{name}.ttf"
    subset.save_font(font, str(out), options)
    print(f"{out.name}: {len(font.getBestCmap())} characters, {out.stat().st_size} bytes")
