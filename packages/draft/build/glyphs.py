"""Takes the outlines of letters from fonts of the repository, for words that a picture shows.

usage: python3 packages/draft/build/glyphs.py NODE_MODULES OUT (needs fonttools, brotli and wordfreq from PyPI)
"""
import json
import sys
from collections import Counter
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from wordfreq import top_n_list, zipf_frequency

hanzi_kept = 700
modules, out = Path(sys.argv[1]), Path(sys.argv[2])
wanted = set(chr(code) for code in [*range(0x21, 0x7F), *range(0xA1, 0x180), *range(0x401, 0x460), 0x2019, 0x201C, 0x201D, 0x2014, 0x2013, 0x2026])
count = Counter()
for word in top_n_list('zh', 6000):
    for sign in word:
        if '\u4e00' <= sign <= '\u9fff':
            count[sign] += 10 ** zipf_frequency(word, 'zh')
wanted |= {sign for sign, _ in count.most_common(hanzi_kept)} | set('，。！？快乐生日欢迎营业停止爱')
glyphs = {}
for folder in ('onest', 'noto-sans-sc'):
    for path in sorted((modules / '@fontsource-variable' / folder / 'files').glob('*-wght-normal.woff2')):
        font = TTFont(path)
        cmap = font.getBestCmap()
        here = [code for code in cmap if chr(code) in wanted and chr(code) not in glyphs]
        if not here:
            continue
        if 'fvar' in font:
            font = instantiateVariableFont(font, {'wght': 700})
        scale = 1000 / font['head'].unitsPerEm
        table = font.getGlyphSet()
        for code in here:
            pen = SVGPathPen(table, ntos=lambda value: str(round(value)))
            table[cmap[code]].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
            glyphs[chr(code)] = [round(table[cmap[code]].width * scale), pen.getCommands()]
out.write_text(json.dumps(glyphs, ensure_ascii=False))
print(len(glyphs), 'glyphs,', len([one for one in wanted if one not in glyphs]), 'missing')
