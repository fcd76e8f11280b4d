/** A sentence in Kokoro's symbols: pronounced by eSpeak NG, or by pinyin in Chinese, and spelled as Kokoro's authors spell it (`misaki`). */
import type { Espeak, EspeakVoice } from './espeak.ts';
import { inHanzi } from './hanzi-numbers.ts';
import { unlinked } from './liaison.ts';
import { mandarin } from './mandarin.ts';

/** Between clauses: a mark before a space or the end, and those that stand anywhere. A period in a number or an address is none. */
const marks = /(\s*(?:[.,;:!?]+(?=["')\]]|\s|$)|[…—“”"()«»¿¡，。！？；：、《》「」【】（）]|\s[-–](?=\s))+\s*)/u;

const spelledMarks: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '。': '.',
  '！': '!',
  '？': '?',
  '；': ';',
  '：': ':',
  '-': '—',
  '–': '—',
};
/** The mark that counts among several, and the pause after it. */
const markOf = (text: string): string => {
  const [first = ''] = [...text].map((mark) => spelledMarks[mark] ?? mark).filter((mark) => /[.,;:!?…—]/u.test(mark));
  return first === '' ? ' ' : `${first} `;
};

type Spelling = readonly (readonly [from: RegExp, to: string])[];

/** Phonemes that are one symbol of Kokoro's in every language. */
const shared: Spelling = [
  [/tʃ/gu, 'ʧ'],
  [/dʒ/gu, 'ʤ'],
  [/ts/gu, 'ʦ'],
  [/dz/gu, 'ʣ'],
  [/g/gu, 'ɡ'],
];
const diphthongs: Spelling = [
  [/aɪ/gu, 'I'],
  [/aʊ/gu, 'W'],
  [/eɪ/gu, 'A'],
  [/oʊ/gu, 'O'],
  [/əʊ/gu, 'Q'],
  [/ɔɪ/gu, 'Y'],
];
const english: Spelling = [
  ...diphthongs,
  [/əl$/gu, 'ᵊl'],
  [/ɚ/gu, 'əɹ'],
  [/ɐ/gu, 'ə'],
  [/r/gu, 'ɹ'],
  [/[xç]/gu, 'k'],
  [/ɬ/gu, 'l'],
  [/\u0303|\u0329|ʲ/gu, ''],
];
const spellings: Readonly<Record<EspeakVoice, Spelling>> = {
  'en-us': [...english, [/ɜːɹ/gu, 'ɜɹ'], [/ɜː/gu, 'ɜɹ'], [/ɪə/gu, 'iə'], [/ː/gu, ''], [/o/gu, 'ɔ'], [/ɾ/gu, 'T'], [/ʔ/gu, 't']],
  'en-gb-x-rp': [...english, [/eə/gu, 'ɛː'], [/iə/gu, 'ɪə'], [/o/gu, 'ɔ']],
  // A foreign word keeps English phonemes, which a French speaker says with those of her own.
  fr: [
    ...diphthongs,
    // The r that a British speaker drops is written, so it's said: “start-up”, “New York”, “t-shirt”; “talk” and “walk” have none.
    [/ɑː(?!ɹ)/gu, 'aʁ'],
    [/(?<=[tw]ˈ?)ɔː(?=k)/gu, 'ɔ'],
    [/ɔː(?![ɹl])/gu, 'ɔʁ'],
    [/ɜː(?!ɹ)/gu, 'œʁ'],
    [/əl$/gu, 'œl'],
    [/ɹ/gu, 'ʁ'],
    [/ʌ|ɜ/gu, 'œ'],
    [/ɪ/gu, 'i'],
    [/ʊ/gu, 'u'],
    [/æ/gu, 'a'],
    [/ɒ/gu, 'ɔ'],
    [/h/gu, ''],
    [/ː/gu, ''],
  ],
  es: diphthongs,
  // Kokoro has no Russian: what it doesn't know becomes what is nearest among the sounds of its other languages.
  ru: [
    [/ʑ/gu, 'zʲ'],
    [/y/gu, 'ɨ'],
    [/ɵ/gu, 'o'],
    [/ʉ/gu, 'u'],
    [/ʐ/gu, 'ʒ'],
    [/[ɫɭɬ]/gu, 'l'],
  ],
};

const spell = (word: readonly string[], voice: EspeakVoice): string => {
  const spelled = (text: string, spelling: Spelling) => spelling.reduce((said, [from, to]) => said.replaceAll(from, to), text);
  // Only phoneme by phoneme are `t` and `ʃ` of two syllables told from `tʃ`; what spans two phonemes comes after.
  return spelled(word.map((phoneme) => spelled(phoneme, shared)).join(''), spellings[voice]);
};

/** In which language each part of a clause is read: letters of another script are read in the language of their letters. */
function partsOf(clause: string, voice: PhonemeVoice): { text: string; voice: PhonemeVoice }[] {
  const parts: { text: string; voice: PhonemeVoice }[] = [];
  const latin = voice === 'zh' || voice === 'ru' ? 'en-us' : voice;
  const scripts =
    /(\p{Script=Han}+)|(\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{Mn}\s'’-]*)|(\p{Script=Latin}[\p{Script=Latin}\p{Mn}\s'’-]*)|([^\p{L}]+)/gu;
  for (const [text, han, cyrillic, latins] of clause.matchAll(scripts)) {
    const own = han ? 'zh' : cyrillic ? 'ru' : latins ? latin : voice;
    const last = parts.at(-1);
    if (last?.voice === own) last.text += text;
    else parts.push({ text, voice: own });
  }
  return parts;
}

/** Whose pronunciation: a language of eSpeak, or Chinese. */
export type PhonemeVoice = EspeakVoice | 'zh';

/** A Russian preposition of one consonant is said with the word after it. */
const preposition = /(?<=^|\s)([vfszk]ʲ?) /gu;

function pronounced(words: readonly (readonly string[])[], voice: EspeakVoice): string {
  const said = words.map((word) => spell(word, voice)).join(' ');
  return voice === 'ru' ? said.replaceAll(preposition, '$1') : said;
}

async function wordsOf(text: string, voice: EspeakVoice, espeak: Espeak): Promise<string[][]> {
  const words: string[][] = [];
  for (const piece of voice === 'fr' ? unlinked(text) : [text]) words.push(...(await espeak.pronounce({ text: piece, voice })));
  return words;
}

/** Returns the clauses of a sentence in symbols, each with its mark. */
export async function clausesOf(sentence: string, voice: PhonemeVoice, espeak: Espeak): Promise<string[]> {
  const clauses: string[] = [];
  const pieces = (voice === 'zh' ? inHanzi(sentence) : sentence).split(marks);
  for (let at = 0; at < pieces.length; at += 2) {
    const said: string[] = [];
    for (const part of partsOf(pieces[at]!, voice)) {
      if (!/[\p{L}\p{N}]/u.test(part.text)) continue;
      said.push(
        part.voice === 'zh'
          ? mandarin(part.text.replaceAll(/[^\p{Script=Han}]/gu, ''))
          : pronounced(await wordsOf(part.text, part.voice, espeak), part.voice),
      );
    }
    if (said.length > 0) clauses.push(said.join(' ') + markOf(pieces[at + 1] ?? ''));
  }
  return clauses;
}
