/** Real people in a text: somebody close to the user by name, or anybody known by name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLines, readLists } from './lists.ts';
import { either } from './patterns.ts';
import type { Readings } from './readings.ts';

const closePersons = readLines('private', 'named').named.map((line) => new RegExp(line, 'u'));

/** Whether a text names a private person. Reads the original text, because names are capitalized. */
export const namesPrivatePerson = (text: string): boolean => closePersons.some((rule) => rule.test(text.normalize('NFKC')));

const { close, famous } = readLists('people', 'close', 'famous');

const names = readLines('names', 'given', 'unnamed', 'maker', 'particle');
const givenNames = new Set(names.given);
/** Words that stand capitalized beside each other and name nobody. */
const unnamed = new Set(names.unnamed);
/** Who made an image is not who is in it. */
const maker = new RegExp(`(?:${names.maker.join('|')})\\s$`, 'iu');

/** Small words within a name, which some capitalize: Ludwig van Beethoven. */
const particles = names.particle.map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`).join('|');
const name = new RegExp(`(?<![\\p{L}'’-])(\\p{Lu}\\p{Ll}+)[ -](?:\\p{Lu}\\. |(?:${particles}) )*(\\p{Lu}\\p{Ll}+)(?![\\p{L}])`, 'gu');

/** Two capitalized words side by side that look like a name, in a text that does not capitalize all its words. */
function hasName(text: string): boolean {
  const seen = text.normalize('NFKC');
  const all = seen.match(/\p{L}+/gu) ?? [];
  const capitals = all.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  if (all.length > 3 && capitals / all.length > 0.6) return false;
  return [...seen.matchAll(name)].some(
    ({ index, 1: given, 2: family }) =>
      !unnamed.has(given!.toLowerCase()) && !unnamed.has(family!.toLowerCase()) && !maker.test(seen.slice(0, index)),
  );
}

/** Actors, singers and rich people by their full names, in the spelling of readings: lists of github.com/dariusk/corpora (CC0), without bands. */
const known: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'words/known-people.txt'), 'utf8')
    .trim()
    .split('\n'),
);
/** Words of the longest and the shortest name. */
const [longest, shortest] = [4, 2];

/** Whether a text holds one of these names, however it is capitalized. */
const hasKnownName = ({ texts }: Readings): boolean =>
  texts.some((text) => {
    const words = text.match(/[a-z0-9]+/g) ?? [];
    return words.some((_, at) => {
      for (let count = shortest; count <= longest; count += 1) if (known.has(words.slice(at, at + count).join(' '))) return true;
      return false;
    });
  });

const isFamous = either(...famous);
const isKnown = either(...close);

/** A given name and a surname, both capitalized. Chinese names are known by the list alone. */
const hasFullName = (text: string): boolean =>
  [...text.normalize('NFKC').matchAll(/(\p{Lu}\p{L}+) (?:[\p{Lu}]\. )?\p{Lu}\p{Ll}+/gu)].some(([, given]) =>
    givenNames.has(
      given!
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u0305\u0307-\u036f]/g, ''),
    ),
  );

/** Whether a text is about somebody real. */
export const isAboutSomebodyReal = (text: string, readings: Readings): boolean =>
  isFamous(readings) || hasKnownName(readings) || isKnown(readings) || hasFullName(text) || hasName(text);
