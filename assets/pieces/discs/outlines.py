"""Makes characters.svg: outlines of the characters on discs and on the river, from Noto Serif TC.

    npm pack @fontsource/noto-serif-tc@5.3.0 && tar xzf fontsource-noto-serif-tc-5.3.0.tgz
    pip install fonttools
    python outlines.py package/files > characters.svg

Each outline is one path in units of a thousandth of an em, y down, with the middle of its ink at 0, 0.
"""

import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

CHARACTERS = "帥仕相傌俥炮兵將士象馬車砲卒楚河漢界"
FILES = ["chinese-traditional", "87", "86"]  # the last two hold 俥 and 傌
COLUMNS = 7

fonts = [TTFont(f"{sys.argv[1]}/noto-serif-tc-{name}-700-normal.woff") for name in FILES]

print('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">' % (COLUMNS * 1100, 3 * 1100))
print("  <!-- Outlines of Noto Serif TC Bold as paths: see OFL.txt beside this file. -->")
for nth, character in enumerate(CHARACTERS):
    font = next(font for font in fonts if ord(character) in font.getBestCmap())
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, low, right, high = bounds.bounds
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    glyph.draw(TransformPen(pen, (1, 0, 0, -1, -round((left + right) / 2), round((low + high) / 2))))
    x, y = nth % COLUMNS * 1100 + 550, nth // COLUMNS * 1100 + 550
    print(f'  <path transform="translate({x} {y})" id="{character}" d="{pen.getCommands()}"/>')
print("</svg>")
