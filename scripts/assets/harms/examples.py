"""What the net is fitted to: patterns with slots in five languages, the sets that the word lists were written for, and prompts of others."""
import random
import re
from pathlib import Path

HARMS = ["violence", "hate", "selfHarm", "forgery", "politics"]
ROOT = Path(__file__).parents[3]
EXAMPLES = Path(__file__).parent / "examples"
SETS = ROOT / "packages/moderation/tests/sets"
# The fourteenth and later ones are never read here: they say how good the net is.
FITTED = ["sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"]
HARMLESS = ["first", "second", "third", "fourth", "fifth"]


def expanded(path, most, draw):
    """Up to `most` sentences of every pattern in a file: `@slot: a|b`, `<harm or none>: a sentence with {slot}`."""
    slots, lines = {}, []
    for line in lines_of(path):
        slot = re.match(r"@(\w+): (.*)", line)
        if slot:
            slots[slot[1]] = slot[2].split("|")
            continue
        possible = 1
        for name in re.findall(r"{(\w+)}", line):
            possible *= len(slots[name])
        wanted, made = min(possible, most), set()
        for _ in range(wanted * 3):
            if len(made) >= wanted:
                break
            made.add(re.sub(r"{(\w+)}", lambda match: draw.choice(slots[match[1]]), line))
        lines += sorted(made)
    return [labeled(line) for line in lines]


def filled(most=7):
    """The sentences of every language's own patterns."""
    draw = random.Random(7)
    return [example for locale in ("en", "fr", "es", "ru", "zh") for example in expanded(EXAMPLES / f"{locale}.txt", most, draw)]


def labeled(line):
    kind, text = re.match(r"(\w+): (.+)", line).groups()
    return text, HARMS.index(kind) if kind in HARMS else -1


def lines_of(path):
    return [line for line in path.read_text("utf8").splitlines() if line]


def round_of(name):
    """The examples of a later round, written after the faults of the one before were looked at."""
    return expanded(EXAMPLES / f"{name}.txt", 9, random.Random(7))


def of_set(name, kind):
    found = [line for path in sorted((SETS / name).glob(f"{kind}.*.txt")) for line in lines_of(path)]
    return [labeled(line) for line in found] if kind == "refused" else [(line, -1) for line in found]


def prompts():
    """Prompts and captions of others, shuffled; the first 800 are for measuring."""
    folder = ROOT / "packages/draft/bench/prompts"
    found = [line for path in sorted(folder.glob("c*.txt")) for line in lines_of(path)]
    found += [line.split("\t")[0] for line in lines_of(folder / "parti-prompts.tsv")]
    random.Random(1).shuffle(found)
    return found
