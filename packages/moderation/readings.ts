/** Text as a reader sees it, whatever tricks hide it from a filter: look-alike letters, digits for letters, spaced or starred words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import { inDigits } from './numbers.ts';

/** Letters of other alphabets and typographic letters, by the Latin letter that they look like. */
const latinLooks: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'вьʙƅβ',
    c: 'сϲᴄ',
    d: 'ԁᴅđ',
    e: 'еεєᴇəё',
    f: 'ғꜰ',
    g: 'ɡɢԍ',
    h: 'нһʜ',
    i: 'іιıɪї',
    j: 'јᴊ',
    k: 'кκᴋ',
    l: 'ӏʟłⅼ',
    m: 'мᴍ',
    n: 'пηɴո',
    o: 'оοσᴏøօ',
    p: 'рρᴘ',
    q: 'ԛ',
    r: 'гʀ',
    s: 'ѕꜱ',
    t: 'тτᴛ',
    u: 'υᴜս',
    v: 'νᴠѵ',
    w: 'ωԝᴡш',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ᴢ',
  }).flatMap(([latin, looks]) => [...looks].map((look) => [look, latin])),
);

/** Latin letters by the Cyrillic letter that they look like. */
const cyrillicLooks: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'и',
  k: 'к',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
  '0': 'о',
  '3': 'з',
  '4': 'ч',
  '6': 'б',
};

/** The signs of our word lists by their traditional form. */
const simplified: ReadonlyMap<string, string> = new Map(
  rowsOf(readFileSync(join(import.meta.dirname, 'words/simplified.tsv'), 'utf8'), 'simplified.tsv', ['written', 'read']).map(
    ({ cells }) => [cells.written, cells.read],
  ),
);

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '+': 't',
};
/** Both readings of what may be an i or an l. */
const digitReadings = [digitLetters, { ...digitLetters, '1': 'l', '!': 'l', '|': 'i' }];

/** Capitals of other alphabets that look like a Latin capital, unlike their small letters. */
const capitalLooks: Readonly<Record<string, string>> = Object.fromEntries(
  ['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX'].map(([sign, latin]) => [sign!, latin!]),
);

/** Letters that stand on their heads, by the letter that they are. */
const turnedLooks: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ɐa',
    'ǝe',
    'ɔc',
    'ɟf',
    'ƃg',
    'ɓg',
    'ɥh',
    'ᴉi',
    'ıi',
    'ɾj',
    'ʞk',
    'ɯm',
    'ɹr',
    'ʇt',
    'ʌv',
    'ʍw',
    'ʎy',
    'un',
    'nu',
    'dp',
    'pd',
    'bq',
    'qb',
  ].map(([sign, letter]) => [sign!, letter!]),
);

/** Letters and digits in frames and in other scripts, which NFKD leaves as they are. */
const unframed = (text: string): string =>
  text
    .replace(/[\u{1f150}-\u{1f169}]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0x1f150 + 97))
    .replace(/[\u{1f170}-\u{1f189}]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0x1f170 + 97))
    .replace(/[\u{1f1e6}-\u{1f1ff}]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0x1f1e6 + 97))
    .replace(/[\u24eb-\u24f4]/gu, (sign) => String(sign.codePointAt(0)! - 0x24eb + 11))
    .replace(/[\u2776-\u277f]/gu, (sign) => String(sign.codePointAt(0)! - 0x2776 + 1))
    .replace(/[٠-٩]/gu, (sign) => String(sign.codePointAt(0)! - 0x660))
    .replace(/[۰-۹]/gu, (sign) => String(sign.codePointAt(0)! - 0x6f0))
    .replace(/[०-९]/gu, (sign) => String(sign.codePointAt(0)! - 0x966));

/** Marks over letters except the breve of й, characters without width, directions, variation selectors and tags. */
const invisible = /(?!\u0306)[\p{Mn}\p{Me}]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** Lower case without accents and invisible characters; runs of spaces are one. */
export const plain = (text: string): string =>
  unframed(text)
    .normalize('NFKD')
    .replace(invisible, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    // A letter that stands for a digit of a number.
    .replace(/(?<=\d)o(?=\d)/g, '0')
    .replace(/[\u4e00-\u9fff]/gu, (sign) => simplified.get(sign) ?? sign)
    .replace(/[’'`´]+/g, ' ')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|_{2,}/gu, ' ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ');

const mapped = (text: string, map: Readonly<Record<string, string>>): string => text.replace(/[^\s]/gu, (sign) => map[sign] ?? sign);

/** Words that contain a letter of the alphabet, with their look-alikes turned into it. */
const inAlphabet = (text: string, letter: RegExp, map: Readonly<Record<string, string>>): string =>
  text.replace(/\S+/gu, (word) => (letter.test(word) ? mapped(word, map) : word));

/** Digits and signs in words that have letters, read as letters. */
const withoutDigits = (text: string, map: Readonly<Record<string, string>>): string =>
  text.replace(/\S+/gu, (word) =>
    /[a-z]/.test(word) && /[0-9@$!|€+]/.test(word) ? word.replace(/[0-9@$|€+]|!(?=\p{L})/gu, (sign) => map[sign] ?? sign) : word,
  );

const gap = '(?:[ .,_*·•~|/\\\\+=:;!-]|\\p{Extended_Pictographic})';
/** Three or more single letters or digits with one sign between each two. */
const spelled = new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}](?:${gap}{1,3}[\\p{L}\\p{N}](?![\\p{L}\\p{N}])){2,}`, 'gu');

/** Words written letter by letter, joined: the whole text, and each of these words. */
function joined(base: string): { text: string; runs: string[] } {
  const runs: string[] = [];
  const text = base.replace(spelled, (run) => {
    const word = run.replace(/[^\p{L}\p{N}]/gu, '');
    // Chinese is written without spaces, so single characters are words there.
    if (/^[\p{L}\p{N}]*[\u4e00-\u9fff]/u.test(word)) return run.replace(/[^\p{L}\p{N}]/gu, '');
    runs.push(word);
    return word;
  });
  return { text, runs };
}

/** A text as it can be read. */
export type Readings = {
  /** Readings in which words have boundaries. */
  readonly texts: readonly string[];
  /** Words that were written letter by letter; boundaries between them may be lost. */
  readonly runs: readonly string[];
};

/** Words written letter by letter that wider gaps keep apart, joined one by one. */
const joinedApart = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:\s[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu, (run) => run.replace(/\s/gu, ''));

/** Returns a text read from its end, and with each word turned round; upside-down letters are set upright. */
export function backward(text: string): string[] {
  const turned = (seen: string): string => [...seen].toReversed().join('');
  const seen = text.normalize('NFC').toLowerCase();
  const whole = turned(seen);
  const isUpsideDown = /[ɐǝɔɟƃɥᴉɯɹʇʌʍʎ]/u.test(seen);
  return [...new Set([whole, seen.replace(/\p{L}+/gu, turned), ...(isUpsideDown ? [mapped(whole, turnedLooks)] : [])])];
}

/** Returns every reading of a text. */
export function readingsOf(text: string): Readings {
  const known = plain(text);
  const apart = plain(joinedApart(text)).replaceAll('_', ' ');
  const base = known.replaceAll('_', ' ');
  const { text: whole, runs } = joined(base);
  const texts = new Set([base, whole, apart]);
  // Signs in place of spaces, and signs inside words.
  texts.add(base.replace(/(?<=[\p{L}\p{N})])[.,+/\\|*~=-]+(?=[\p{L}\p{N}(])/gu, ' '));
  texts.add(known.replace(/(?<=\p{L})_(?=\p{L})/gu, ''));
  for (const seen of [base, whole]) {
    // Starred, dotted and hyphenated inside, or over images: na-ked, nak*ed.
    texts.add(seen.replace(/(?<=\p{L})(?:[*·•_.,:;!=+~^\\/|-]|\p{Extended_Pictographic})+(?=\p{L})/gu, ''));
    // Drawn out: nuuude.
    texts.add(seen.replace(/(\p{L})\1{2,}/gu, '$1'));
    texts.add(mapped(seen, latinLooks));
    texts.add(inAlphabet(seen, /[\u0400-\u04ff]/u, cyrillicLooks));
    // Characters of Chinese words kept apart.
    texts.add(seen.replace(/(?<=[\u4e00-\u9fff])[^\p{L}\p{N}]{1,2}(?=[\u4e00-\u9fff])/gu, ''));
  }
  texts.add(mapped(plain(mapped(text, capitalLooks)), latinLooks).replaceAll('_', ' '));
  for (const seen of [...texts, apart]) texts.add(inDigits(seen));
  const undecoded = [...texts];
  for (const seen of undecoded) for (const map of digitReadings) texts.add(withoutDigits(seen, map));
  return {
    texts: [...texts],
    runs: [...new Set(runs.flatMap((run) => [run, mapped(run, latinLooks), withoutDigits(run, digitLetters)]))],
  };
}
