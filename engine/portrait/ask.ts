/** Reads a description of a person in five languages and returns the parts to draw. */
import { coloursIn } from '../draft/colours.ts';
import { fold } from '../draft/words.ts';
import { meaningAt } from './lexicon.ts';
import type { Meaning, PartName } from './row.ts';

type Described = { kind: string; colour: string | null; adjectives: readonly string[] };

/** What a prompt asks for. A part that it does not name is missing or null. */
export type Asked = {
  parts: Partial<Record<PartName, Described>>;
  /** `old`, `middle`, or `young`. */
  age: string | null;
  mood: string | null;
  length: string | null;
  style: string | null;
  fringe: boolean;
  marks: readonly string[];
  skin: string | null;
  understood: string[];
  /** The words that no rule knows, in order: they may still name a place. */
  rest: string[];
};

type Token = {
  word: string;
  meaning: Meaning | { kind: 'colour' } | { kind: 'pause' } | { kind: 'age'; years: number } | { kind: 'unknown' };
  follows: boolean;
};

const years = /(\d{2,3})[\s-]*(?:years?[\s-]old|year|yo\b|ans|anos|лет|года?|летн\p{L}*|岁)/uy;
const silent =
  /^(a|an|the|of|and|or|to|is|are|her|his|very|portrait|picture|photo|image|drawing|draw|close|up|style|character|avatar|une?|le|la|les|des?|du|et|d|l|tres|est|ses|son|sa|portrait|dessin|un[oa]?s?|el|los|las|y|e|es|muy|su|sus|retrato|dibujo|del|al|и|очень|ее|его|портрет|рисунок|это|的|一个|一位|个|位|名|是|和|与|着|很|她|他|肖像|画像|头像|色|了|一)$/u;

/** Splits folded text into words with a meaning, colors, pauses, and unknown words. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const add = (word: string, meaning: Token['meaning'], follows = false) => {
      tokens.push({ word, meaning, follows });
      at += word.length;
    };
    years.lastIndex = at;
    const age = years.exec(text);
    const known = meaningAt(text, at);
    const han = /^\p{Script=Han}+/u.exec(text.slice(at, at + 3))?.[0];
    const word = han ?? /^[\p{L}\p{N}]+/u.exec(text.slice(at))?.[0] ?? '';
    if (age) add(age[0], { kind: 'age', years: Number(age[1]) });
    else if (known) add(known.word, known.meaning, known.locale === 'fr' || known.locale === 'es');
    else if (word === '') {
      const [mark] = /^[\s'’"-]*/u.exec(text.slice(at))!;
      if (mark) at += mark.length;
      else add(text[at]!, { kind: 'pause' });
    } else if (han) {
      const length = silent.test(han[0]!) ? undefined : [1, 2, 3].find((count) => coloursIn(han.slice(0, count)).length > 0);
      if (length) add(text.slice(at, at + length) + (text[at + length] === '色' ? '色' : ''), { kind: 'colour' });
      else add(han[0]!, { kind: 'unknown' });
    } else add(word, { kind: coloursIn(word).length > 0 ? 'colour' : 'unknown' });
  }
  return tokens;
}

/** Joins neighboring Chinese characters that nobody knows to one word. */
function joined(words: readonly { word: string; at: number }[]): string[] {
  const result: string[] = [];
  let end = -2;
  for (const { word, at } of words) {
    const isHan = /\p{Script=Han}/u.test(word);
    if (isHan && at === end) result[result.length - 1] += word;
    else result.push(word);
    end = isHan ? at + 1 : -2;
  }
  return result;
}

/** What a word that is no part of the person says about one: a bun is hair. */
function partOf({ trait, value }: { trait: string; value: string }): PartName | null {
  if (trait === 'style' || trait === 'fringe') return 'hair';
  return value === 'lips' ? 'lips' : null;
}

/** Words after which a color alone is that of the clothes: in black, en noir, в чёрном. */
const wearing = /^(?:in|en|в|во)$/u;

/** Moods that win over the weaker one beside them: sad and crying. */
const strongest = new Set(['crying', 'laughing']);

const ageOf = (count: number): string => (count >= 58 ? 'old' : count >= 40 ? 'middle' : 'young');

/** Attaches adjectives to parts: before the noun in English, Russian, and Chinese, after it in French and Spanish. */
export function askedIn(prompt: string): Asked {
  const described = new Map<PartName, { kind: string; words: string[]; adjectives: string[]; shade: string | null }>();
  const found: Record<string, string> = {};
  const marks: string[] = [];
  const understood: { word: string; at: number }[] = [];
  const unknown: { word: string; at: number }[] = [];
  let waiting: (Token & { at: number })[] = [];
  /** Whether the phrase names something unknown, which its adjectives may describe, and the word that it begins with. */
  let stranger = false;
  let begins = '';
  let last: { part: PartName; follows: boolean } | null = null;

  const open = (part: PartName, kind = '') => {
    const entry = described.get(part) ?? { kind, words: [], adjectives: [], shade: null };
    if (kind && (entry.kind === '' || part === 'person')) entry.kind = kind;
    described.set(part, entry);
    return entry;
  };
  const attach = (part: PartName, { word, meaning }: Token) => {
    const entry = open(part);
    if (meaning.kind === 'adjective') entry.adjectives.push(meaning.value);
    entry.words.push(word);
  };
  /** Leaves out an adjective of something unknown: a red nose makes nobody red. */
  const leave = ({ word, at }: { word: string; at: number }) => {
    unknown.push({ word, at });
    understood.splice(
      understood.findIndex((each) => each.at === at),
      1,
    );
  };
  const settle = () => {
    const left = waiting.splice(0);
    // Adjectives without a part describe the person: a black woman, une femme noire.
    for (const token of left)
      if (stranger) leave(token);
      else attach(last?.part ?? (wearing.test(begins) && token.meaning.kind === 'colour' ? 'clothes' : 'person'), token);
    last = null;
    stranger = false;
  };

  for (const [at, token] of tokensOf(fold(prompt)).entries()) {
    const { meaning, word } = token;
    if (meaning.kind === 'unknown') {
      if (silent.test(word)) continue;
      unknown.push({ word, at });
      stranger = true;
      continue;
    }
    if (meaning.kind === 'joint' || meaning.kind === 'pause') {
      settle();
      begins = word;
      continue;
    }
    understood.push({ word, at });
    if (meaning.kind === 'age') found.age ??= ageOf(meaning.years);
    else if (meaning.kind === 'noun') {
      open(meaning.part, meaning.value);
      for (const before of waiting.splice(0)) attach(meaning.part, before);
      last = { part: meaning.part, follows: token.follows };
      stranger = false;
    } else if (meaning.kind === 'trait') {
      if (meaning.shade) open(meaning.shade).shade ??= meaning.value;
      else if (meaning.trait === 'marks') marks.push(meaning.value);
      else if (!found[meaning.trait] || strongest.has(meaning.value)) found[meaning.trait] = meaning.value;
      const part = partOf(meaning);
      if (part && (waiting.length > 0 || token.follows)) {
        for (const before of waiting.splice(0)) attach(part, before);
        last = { part, follows: token.follows };
        stranger = false;
      }
    } else if (last?.follows && !stranger) attach(last.part, token);
    else waiting.push({ ...token, at });
  }
  settle();

  const parts: Asked['parts'] = {};
  for (const [part, { kind, words, adjectives, shade }] of described)
    parts[part] = { kind, colour: shade ?? coloursIn(words.join(' '))[0]?.name ?? null, adjectives };
  const person = parts.person;
  return {
    parts,
    age: found.age ?? (person?.kind.startsWith('old') ? 'old' : null),
    mood: found.mood ?? null,
    length: found.length ?? null,
    style: found.style ?? null,
    fringe: found.fringe !== undefined,
    marks,
    skin: found.skin ?? null,
    understood: understood.map(({ word }) => word),
    rest: joined(unknown.toSorted((one, other) => one.at - other.at)),
  };
}
