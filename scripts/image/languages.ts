/** What Node knows of the world's languages (a package of ICU), without the languages that the site doesn't have. */
import type { Range } from './elf.ts';

type Item = { name: string; from: number; to: number };
type Words = { head: Buffer; base: number; items: Item[] };

/** What belongs to a language, but for the rules of where words end, which are for every text. */
const resource = /^\w+\/(?!brkitr\/)(?:\w+\/)?(?!res_index\.)([a-z]{2,3})(?:_\w+)?\.res$/;
/** Other spellings and numbers in words, for which JavaScript has no function, and old encodings, while the server reads UTF-8 alone. */
const unasked = /\/(?:translit|rbnf)\/|\.cnv$/;

/** Finds the package by its head: the length of that, the mark of ICU's files and the kind of this one. */
function wordsIn(program: Buffer): Words | null {
  for (let at = program.indexOf('CmnD'); at >= 0; at = program.indexOf('CmnD', at + 1)) {
    const start = at - 12;
    if (start < 0 || program.readUInt16LE(start + 2) !== 0x27da) continue;
    const base = start + program.readUInt16LE(start);
    const count = program.readUInt32LE(base);
    const numbers = (index: number) => [program.readUInt32LE(base + 4 + index * 8), program.readUInt32LE(base + 8 + index * 8)] as const;
    const items = Array.from({ length: count }, (_, index) => {
      const [named, from] = numbers(index);
      const name = program.toString('latin1', base + named, program.indexOf(0, base + named));
      // The package doesn't state where its last item ends.
      return { name, from: base + from, to: index + 1 < count ? base + numbers(index + 1)[1] : base + from };
    });
    return { head: program.subarray(start, base), base, items };
  }
  return null;
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 15)]);

/**
 * Writes a smaller package in the place of the one in `program`, with the resources of `languages` and everything that belongs to none.
 * Returns the bytes that it no longer needs; null for a program without a package, or one whose last item would be kept.
 */
export function keepLanguages(program: Buffer, languages: readonly string[]): Range | null {
  const words = wordsIn(program);
  if (!words) return null;
  const kept = words.items.filter(({ name }) => {
    const language = resource.exec(name)?.[1];
    return !unasked.test(name) && (language === undefined || languages.includes(language));
  });
  if (kept.at(-1) === words.items.at(-1)) return null;
  const names = kept.map(({ name }) => Buffer.from(`${name}\0`, 'latin1'));
  const table = Buffer.alloc(4 + kept.length * 8);
  table.writeUInt32LE(kept.length, 0);
  let [named, from] = [table.length, table.length + names.reduce((sum, { length }) => sum + length, 0)];
  from += -from & 15;
  for (const [index, item] of kept.entries()) {
    table.writeUInt32LE(named, 4 + index * 8);
    table.writeUInt32LE(from, 8 + index * 8);
    named += names[index]!.length;
    from += (item.to - item.from + 15) & ~15;
  }
  const whole = Buffer.concat([
    padded(Buffer.concat([table, ...names])),
    ...kept.map((item) => padded(program.subarray(item.from, item.to))),
  ]);
  whole.copy(program, words.base);
  return { from: words.base + whole.length, to: words.items.at(-1)!.from };
}
