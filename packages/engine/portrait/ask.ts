/** Reads a description of a person in five languages and returns the parts to draw. */
import { colorsIn, fold } from '@iridia/draft/words';
import { hasUnlikeEyes, isAnd, isEach, isSilent, isWearing, meaningAt, yearsAt } from './lexicon.ts';
import type { Meaning, PartName } from './lexicon.ts';

type Described = { kind: string; color: string | null; adjectives: readonly string[] };

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
  /** `anime` where the words ask for a drawing of that kind. */
  look: string | null;
  /** The color of one eye where the two differ; the other has that of the part. */
  otherEye: string | null;
  understood: string[];
  /** The words that no rule knows, in order: they may still name a place. */
  rest: string[];
};

type Token = {
  word: string;
  meaning: Meaning | { kind: 'colour' } | { kind: 'pause' } | { kind: 'age'; years: number } | { kind: 'unknown' };
  follows: boolean;
};

/** Splits folded text into words with a meaning, colors, pauses, and unknown words. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const add = (word: string, meaning: Token['meaning'], follows = false) => {
      tokens.push({ word, meaning, follows });
      at += word.length;
    };
    const age = yearsAt(text, at);
    const known = meaningAt(text, at);
    const han = /^\p{Script=Han}+/u.exec(text.slice(at, at + 3))?.[0];
    const word = han ?? /^[\p{L}\p{N}]+/u.exec(text.slice(at))?.[0] ?? '';
    if (age) add(age.words, { kind: 'age', years: age.years });
    else if (known) add(known.word, known.meaning, known.locale === 'fr' || known.locale === 'es');
    else if (word === '') {
      const [mark] = /^[\s'’"-]*/u.exec(text.slice(at))!;
      if (mark) at += mark.length;
      else add(text[at]!, { kind: 'pause' });
    } else if (han) {
      const length = isSilent(han[0]!) ? undefined : [1, 2, 3].find((count) => colorsIn(han.slice(0, count)).length > 0);
      if (length) add(text.slice(at, at + length) + (text[at + length] === '色' ? '色' : ''), { kind: 'colour' });
      else add(han[0]!, { kind: 'unknown' });
    } else add(word, { kind: colorsIn(word).length > 0 ? 'colour' : 'unknown' });
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

/** What a word for something other than the person means about one: a bun is hair. */
function partOf({ trait, value }: { trait: string; value: string }): PartName | null {
  if (trait === 'style' || trait === 'fringe') return 'hair';
  return value === 'lips' ? 'lips' : null;
}

/** The colors of two eyes that differ in a way the words leave open. */
const unlikeEyes = ['blue', 'brown'] as const;

/** An article singles out one eye only where the eye follows. */
const article = 'un';

/** Whether the words distinguish two eyes (one blue and one brown eye), and which colors stand for an eye without its word (the other green). */
function eachEye(tokens: readonly Token[]): { apart: boolean; alone: ReadonlySet<number> } {
  const alone = new Set<number>();
  let apart = false;
  for (const [first, { word: one, meaning: of }] of tokens.entries()) {
    if (of.kind !== 'unknown' || !isEach(one)) continue;
    const colors: number[] = [];
    let at = first + 1;
    for (; at < tokens.length; at += 1) {
      const { meaning, word } = tokens[at]!;
      if (meaning.kind === 'colour' || (meaning.kind === 'trait' && meaning.shade === 'eyes')) colors.push(at);
      else if (meaning.kind !== 'adjective' && (meaning.kind !== 'unknown' || isEach(word) || !isSilent(word))) break;
    }
    const end = tokens[at];
    if (end?.meaning.kind === 'noun') apart ||= end.meaning.part === 'eyes';
    else if (one !== article && (!end || isEach(end.word) || end.meaning.kind === 'pause' || end.meaning.kind === 'joint'))
      for (const color of colors) alone.add(color);
  }
  return { apart: apart || alone.size > 0, alone };
}

/** Moods that win over the weaker one beside them: sad and crying. */
const strongest = new Set(['crying', 'laughing']);

/** Parts that are drawn in several colors where the words ask for that. */
const jewelry = new Set<PartName>(['earrings', 'necklace']);

const ageOf = (count: number): string => (count >= 58 ? 'old' : count >= 40 ? 'middle' : 'young');

/** The colors that the words give the eyes. */
const eyesOf = ({ words, shades }: { words: readonly string[]; shades: readonly string[] }): string[] => [
  ...shades,
  ...words.flatMap((word) => colorsIn(word).map(({ name }) => name)),
];

type Description = { kind: string; words: string[]; adjectives: string[]; shades: string[] };

/** What the words were found to ask for. */
type Found = {
  described: Map<PartName, Description>;
  traits: Record<string, string>;
  marks: string[];
  understood: { word: string; at: number }[];
  unknown: { word: string; at: number }[];
};

/**
 * Reads words one by one into `found`, and attaches adjectives to parts: before the noun in English, Russian, and Chinese, after it in French
 * and Spanish. `isOfEye`: whether a color without a part is that of the second eye.
 */
function createReader({ described, traits: found, marks, understood, unknown }: Found, isOfEye: (at: number) => boolean) {
  const waiting: (Token & { at: number })[] = [];
  /** Whether the phrase names something unknown, which its adjectives may describe, and the word that it begins with. */
  let stranger = false;
  let begins = '';
  let last: { part: PartName; follows: boolean } | null = null;

  const open = (part: PartName, kind = '') => {
    const entry = described.get(part) ?? { kind, words: [], adjectives: [], shades: [] };
    if (kind && (entry.kind === '' || part === 'person')) entry.kind = kind;
    described.set(part, entry);
    return entry;
  };
  /** Leaves out an adjective of something unknown: a red nose makes nobody red. */
  const leave = ({ word, at }: { word: string; at: number }) => {
    unknown.push({ word, at });
    understood.splice(
      understood.findIndex((each) => each.at === at),
      1,
    );
  };
  const attach = (part: PartName, { word, meaning, at }: Token & { at: number }) => {
    const entry = open(part);
    if (meaning.kind === 'adjective' && meaning.value === 'colourful' && !jewelry.has(part)) return leave({ word, at });
    if (meaning.kind === 'adjective') entry.adjectives.push(meaning.value);
    entry.words.push(word);
  };
  /** Whose a color without a part is: that of the clothes after “in”, of the second eye, or of the person. */
  const ownerOf = (first: string, at: number): PartName => {
    if (isWearing(first)) return 'clothes';
    const eyes = isOfEye(at) && described.get('eyes');
    return eyes && eyesOf(eyes).length < 2 ? 'eyes' : 'person';
  };
  const settle = () => {
    const left = waiting.splice(0);
    // Adjectives without a part describe the person: a black woman, une femme noire.
    for (const token of left)
      if (stranger) leave(token);
      else attach(last?.part ?? (token.meaning.kind === 'colour' ? ownerOf(begins, token.at) : 'person'), token);
    last = null;
    stranger = false;
  };

  /** A noun or a trait names a part, to which the adjectives before it belong. */
  const name = (part: PartName, follows: boolean) => {
    for (const before of waiting.splice(0)) attach(part, before);
    last = { part, follows };
    stranger = false;
  };
  const take = (token: Token, at: number): void => {
    const { meaning, word } = token;
    if (meaning.kind === 'unknown') {
      if (stranger && waiting.length > 0 && isAnd(word)) settle();
      if (isSilent(word)) return;
      unknown.push({ word, at });
      stranger = true;
      return;
    }
    if (meaning.kind === 'joint' || meaning.kind === 'pause') {
      settle();
      begins = word;
      return;
    }
    understood.push({ word, at });
    if (meaning.kind === 'age') found.age ??= ageOf(meaning.years);
    else if (meaning.kind === 'noun') {
      open(meaning.part, meaning.value);
      name(meaning.part, token.follows);
    } else if (meaning.kind === 'trait') {
      if (meaning.shade) open(meaning.shade).shades.push(meaning.value);
      else if (meaning.trait === 'marks') marks.push(meaning.value);
      else if (!found[meaning.trait] || strongest.has(meaning.value)) found[meaning.trait] = meaning.value;
      const part = partOf(meaning);
      if (part && (waiting.length > 0 || token.follows)) name(part, token.follows);
    } else if (last?.follows && !stranger) attach(last.part, { ...token, at });
    else waiting.push({ ...token, at });
  };
  return { take, settle };
}

/** Returns what the words ask for: parts with their adjectives, age, mood, and what was understood. */
export function askedIn(prompt: string): Asked {
  const text = fold(prompt);
  const tokens = tokensOf(text);
  const isUnlike = hasUnlikeEyes(text);
  const { apart, alone } = eachEye(tokens);
  const found: Found = { described: new Map(), traits: {}, marks: [], understood: [], unknown: [] };
  const reader = createReader(found, (at) => isUnlike || alone.has(at));
  for (const [at, token] of tokens.entries()) reader.take(token, at);
  reader.settle();
  return answered(found, isUnlike, apart);
}

/** `isUnlike`: the words make the eyes differ; `apart`: they give each eye its color. */
function answered({ described, traits: found, marks, understood, unknown }: Found, isUnlike: boolean, apart: boolean): Asked {
  const parts: Asked['parts'] = {};
  for (const [part, { kind, words, adjectives, shades }] of described)
    parts[part] = { kind, color: shades[0] ?? colorsIn(words.join(' '))[0]?.name ?? null, adjectives };
  const person = parts.person;
  const eyes = (isUnlike || apart) && described.has('eyes') ? eyesOf(described.get('eyes')!) : [];
  if (parts.eyes && eyes.length === 0 && isUnlike) {
    parts.eyes.color = unlikeEyes[0];
    eyes.push(...unlikeEyes);
  }
  return {
    parts,
    age: found.age ?? (person?.kind.startsWith('old') ? 'old' : null),
    mood: found.mood ?? null,
    length: found.length ?? null,
    style: found.style ?? null,
    fringe: found.fringe !== undefined,
    marks,
    skin: found.skin ?? null,
    look: found.look ?? null,
    otherEye: eyes.findLast((color) => color !== parts.eyes?.color) ?? null,
    understood: understood.map(({ word }) => word),
    rest: joined(unknown.toSorted((one, other) => one.at - other.at)).filter((word) => !isSilent(word)),
  };
}
