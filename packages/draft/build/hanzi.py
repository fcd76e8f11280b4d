"""Takes the outlines of the Chinese signs that a picture may have to write, and that art.br does not have: those of GB 2312, level 1, which every Chinese
reader knows.

usage: python3 packages/draft/build/hanzi.py NODE_MODULES GLYPHS OUT (GLYPHS is what glyphs.py wrote; needs fonttools and brotli from PyPI)
"""
import json
import sys
from pathlib import Path

import brotli
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

modules, known, out = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text()), Path(sys.argv[3])
last_row_ends = 0xF9
level_1 = [
    bytes([row, cell]).decode('gb2312')
    for row in range(0xB0, 0xD8)
    for cell in range(0xA1, 0xFF)
    if row < 0xD7 or cell <= last_row_ends
]
wanted = set(level_1) - set(known)


class RelativePen(BasePen):
    """Writes each point as its distance from the one before, which compresses to two thirds."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale, self.here, self.parts = scale, (0, 0), []

    def write(self, command, *points):
        to = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        self.parts.append(command + ' '.join(f'{x - self.here[0]},{y - self.here[1]}' for x, y in to))
        self.here = to[-1]

    def _moveTo(self, point):
        self.write('m', point)
        self.start = self.here

    def _lineTo(self, point):
        self.write('l', point)

    def _curveToOne(self, *points):
        self.write('c', *points)

    def _qCurveToOne(self, *points):
        self.write('q', *points)

    def _closePath(self):
        self.parts.append('z')
        self.here = self.start


glyphs = {}
for path in sorted((modules / '@fontsource-variable/noto-sans-sc/files').glob('*-wght-normal.woff2')):
    font = TTFont(path)
    cmap = font.getBestCmap()
    here = [code for code in cmap if chr(code) in wanted and chr(code) not in glyphs]
    if not here:
        continue
    font = instantiateVariableFont(font, {'wght': 700})
    scale = 1000 / font['head'].unitsPerEm
    table = font.getGlyphSet()
    for code in here:
        pen = RelativePen(table, scale)
        table[cmap[code]].draw(pen)
        glyphs[chr(code)] = [round(table[cmap[code]].width * scale), ''.join(pen.parts)]
out.write_bytes(brotli.compress(json.dumps(glyphs, ensure_ascii=False, separators=(',', ':')).encode(), quality=11, lgwin=24))
print(len(glyphs), 'signs,', out.stat().st_size, 'bytes,', len(wanted - set(glyphs)), 'missing')
