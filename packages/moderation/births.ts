/** Years of birth and of leaving school of people who are under eighteen today: `words/births.<locale>.txt`. */
import { listed, patternOf, readSections } from './lists.ts';
import { either, placesOf, signs, type Pattern } from './patterns.ts';
import type { Readings } from './readings.ts';

const adulthood = 18;

const listOf = (length: number, item: (index: number) => number): number[] => Array.from({ length }, (_, index) => item(index));
const short = (year: number): string => String(year % 100).padStart(2, '0');

const anyOf = (years: readonly number[], spelled: (year: number) => string): string => `(?:${years.map(spelled).join('|')})`;

/** The lists for the years in which people were born who are under eighteen, and those in which a school will be left. */
function statedIn(births: readonly number[], leaving: readonly number[]): Pattern[] {
  const parts = new Map([
    ['birth', anyOf(births, String)],
    ['birthShort', anyOf(births, short)],
    ['leaving', anyOf(leaving, String)],
    ['leavingShort', anyOf(leaving, short)],
  ]);
  return listed.flatMap((locale) =>
    readSections('births', locale, ['born', 'leaving'], parts).map((section) => patternOf(locale, section)),
  );
}

/** A Chinese generation is named by two digits of the year that it begins with: a decade is one of minors when its middle is. */
function generationsOf(today: number, births: readonly number[]): Pattern {
  const decades = listOf(4, (index) => Math.floor(today / 10) * 10 - index * 10).filter((first) => first + 5 > today - adulthood);
  return signs(`(?<!\\d)(?:20)?(?:${[...births, ...decades].map(short).join('|')})[后後]`);
}

const patternsOf = (today: number): Pattern[] => {
  const births = listOf(adulthood, (age) => today - age);
  return [
    ...statedIn(
      births,
      listOf(adulthood, (index) => today + 1 + index),
    ),
    generationsOf(today, births),
  ];
};

let known: { year: number; patterns: Pattern[] } | null = null;

/** The patterns of a year, kept until the year is another. */
function patternsAt(today: Date): Pattern[] {
  const year = today.getUTCFullYear();
  if (known?.year !== year) known = { year, patterns: patternsOf(year) };
  return known.patterns;
}

/** Whether a text states a birth less than eighteen years before today, or a school that is left after today. */
export const isBornMinor = (read: Readings, today: Date): boolean => either(...patternsAt(today))(read);

/** Where one text states it. */
export const placesOfBirth = (text: string, today: Date): { from: number; to: number }[] => placesOf(text, ...patternsAt(today));
