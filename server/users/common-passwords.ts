/** Which passwords are guessed first: the list of leaked passwords of zxcvbn-ts, and words that anybody can know about the user (ASVS 6.2.11, 6.2.12). */
import { dictionary } from '@zxcvbn-ts/language-common';
import { productName } from '../../contract/facts/product.ts';

/** Characters that stand for one another in the rules of password crackers, each with the letter that represents all of them. */
const lookalikes: Readonly<Record<string, string>> = {
  a: '@4^',
  b: '8',
  c: '(',
  e: '3',
  g: '69',
  i: '1!l|',
  o: '0',
  s: '5$',
  t: '7+',
  z: '2',
};
const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

const anyLookalike = new RegExp(`[${Object.values(lookalikes).join('')}]`, 'g');

/** Returns one spelling for all that look alike: `P@ssw0rd` and `Pa55word` become `password`. */
const plain = (text: string): string => text.toLowerCase().replace(anyLookalike, (character) => letterOf.get(character)!);

const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((password) => plain(String(password))));

/** Shorter parts of an address occur in too many passwords, and shorter remainders of a word prove nothing. */
const shortestWord = 4;

/** Returns the text without any number of the digits and signs at its ends, which people add to meet a form's rule and attackers guess next. */
function withoutEnds(text: string): string[] {
  const before = /^[^a-z]*/.exec(text)![0].length;
  const after = /[^a-z]*$/.exec(text)![0].length;
  if (before === text.length) return [text];
  const cores: string[] = [];
  for (let start = 0; start <= before; start += 1)
    for (let end = 0; end <= after; end += 1) cores.push(text.slice(start, text.length - end));
  return cores;
}

/** Returns the shortest text that the given one repeats; itself if it repeats none. */
const repeated = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/** Returns the words of an address or a host that attackers try: its parts, also written as one. */
const wordsIn = (address: string): string[] =>
  address
    .toLowerCase()
    .split('@')
    .flatMap((part) => [part.replace(/[^a-z0-9]+/g, ''), ...part.split(/[^a-z]+/)])
    .filter((word) => word.length >= shortestWord && /[a-z]/.test(word));

/** Returns whether a text is leaked: with its ends or without, written once or twice, forward or backward. */
const isLeaked = (text: string): boolean =>
  withoutEnds(text)
    .map(plain)
    .some((core) => [core, repeated(core), Array.from(core).toReversed().join('')].some((word) => leaked.has(word)));

/** Matches a word in any of its spellings. */
const spellingsOf = (word: string): RegExp =>
  new RegExp(Array.from(plain(word), (letter) => `[${letter}${(lookalikes[letter] ?? '').replace('^', '\\^')}]`).join(''), 'g');

/** Returns whether nothing is left of a text, or only what is guessed first, once the known words are taken out of it. */
function isOfKnownWords(text: string, known: readonly string[]): boolean {
  const rest = known.reduce((left, word) => left.replaceAll(spellingsOf(word), ' '), text);
  return rest !== text && rest.split(' ').every((piece) => piece.length < shortestWord || !/[a-z]/.test(piece) || isLeaked(piece));
}

/**
 * Returns whether a password is among the first that are guessed, whatever its case and with look-alike characters: leaked ones, leaked words
 * with digits or signs at their ends, written twice or backward, and the names of the product and the site and parts of the user's address,
 * varied in the same ways.
 * @param host the site's host name
 */
export function isCommonPassword(password: string, email: string, host = ''): boolean {
  const folded = password.toLowerCase();
  const known = [productName.toLowerCase(), ...wordsIn(host), ...wordsIn(email)].toSorted((a, b) => b.length - a.length);
  return isLeaked(folded) || isOfKnownWords(folded, known);
}
