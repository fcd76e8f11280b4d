/** Chinese in Kokoro's symbols, by the same table as its authors' front end (`misaki.zh`, `pinyin_to_ipa`). */
import { pinyin } from 'pinyin-pro';

const initials: Readonly<Record<string, string>> = {
  b: 'p',
  c: 'ʦʰ',
  ch: 'ꭧʰ',
  d: 't',
  f: 'f',
  g: 'k',
  h: 'x',
  j: 'ʨ',
  k: 'kʰ',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'pʰ',
  q: 'ʨʰ',
  r: 'ɻ',
  s: 's',
  sh: 'ʂ',
  t: 'tʰ',
  x: 'ɕ',
  z: 'ʦ',
  zh: 'ꭧ',
};

/** Finals as they are written after an initial; `0` is the place of the tone. */
const finals: Readonly<Record<string, string>> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  iu: 'jou0',
  ing: 'i0ŋ',
  iong: 'jʊ0ŋ',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  u: 'u0',
  ui: 'wei0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  un: 'wə0n',
  uang: 'wa0ŋ',
  ueng: 'wə0ŋ',
  uo: 'wo0',
  o: 'wo0',
  ü: 'y0',
  üe: 'ɥe0',
  üan: 'ɥɛ0n',
  ün: 'y0n',
};

/** Syllables of their own, and those that pinyin writes with `y` and `w` in front of a final. */
const alone: Readonly<Record<string, string>> = {
  er: 'ɚ0',
  o: 'ɔ0',
  ê: 'ɛ0',
  io: 'jɔ0',
  hm: 'hm0',
  hng: 'hŋ0',
  m: 'm0',
  n: 'n0',
  ng: 'ŋ0',
};
const tones = ['', '→', '↗', '↓', '↘'] as const;

/** The final that stands behind `y` or `w`, which aren't initials of their own. */
const strictFinal = (written: string): string => {
  if (written.startsWith('yu')) return `ü${written.slice(2)}`;
  if (written.startsWith('yi')) return written.slice(1);
  if (written.startsWith('y')) return written === 'you' ? 'iu' : `i${written.slice(1)}`;
  if (written.startsWith('wu')) return written.slice(1);
  return { wei: 'ui', wen: 'un' }[written] ?? `u${written.slice(1)}`;
};

/** The symbols of one syllable such as `zhong1`, 0 or no digit being the light tone; an empty string for what isn't a syllable. */
export function syllable(written: string): string {
  const [, letters = '', digit = '0'] = /^([a-zêü]+)([0-4])?$/u.exec(written.replaceAll('v', 'ü')) ?? [];
  const toned = (symbols: string) => symbols.replace('0', tones[Number(digit)] ?? '');
  const own = alone[letters];
  if (own) return toned(own);
  if (/^[yw]/u.test(letters)) return toned(finals[strictFinal(letters)] ?? '');
  const [, initial = '', final = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxzcsr])?(.+)$/u.exec(letters) ?? [];
  const consonant = initials[initial] ?? '';
  if (final === 'i' && /^(?:zh|ch|sh|r|z|c|s)$/u.test(initial)) return toned(`${consonant}ɨ0`);
  const rounded = /^[jqx]$/u.test(initial) ? final.replace(/^u/u, 'ü') : final;
  const symbols = finals[rounded];
  return symbols === undefined ? '' : toned(consonant + symbols);
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Chinese characters without marks in symbols, a space between two words. */
export function mandarin(text: string): string {
  const syllables = pinyin(text, { toneType: 'num', type: 'array', v: true }).map(syllable);
  let at = 0;
  return [...words.segment(text)]
    .map(({ segment }) => {
      const from = at;
      at += [...segment].length;
      return syllables.slice(from, at).join('');
    })
    .join(' ');
}
