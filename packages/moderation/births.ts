/** Years of birth and of leaving school of people who are under eighteen today. */
import { either, placesOf, signs, words, type Pattern } from './patterns.ts';
import type { Readings } from './readings.ts';

const adulthood = 18;

/** What is founded is said to be born, too. */
const thing = '(?<!(?:brand|company|label|studio|project|band|festival|marque|marca|бренд|компания)(?: \\w+){0,3} )';
/** What has a class of a year and adults in it. */
const academy = '(?<!(?:college|university|uni|mba|law|medical|police|grad|master s|phd) )';

const listOf = (length: number, item: (index: number) => number): number[] => Array.from({ length }, (_, index) => item(index));
const short = (year: number): string => String(year % 100).padStart(2, '0');

function birthsOf(years: readonly number[]): Pattern[] {
  const year = `(?:${years.join('|')})`;
  const shorter = `(?:${years.map(short).join('|')})`;
  const date = '(?:[\\p{L}\\d.,/-]+ ){0,5}';
  return [
    words(
      `${thing}born (?:in |on |after |around |about |since |circa |back in |only in )?(?:the year )?${date}${year}`,
      `(?:she|he|girl|boy|child|who)(?: was| is| s)? born in ${shorter}`,
      `${year}[ -](?:born|baby|babies|kids?)`,
      `(?:birth ?year|year of birth|date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?)[ :=]*(?:is |in )?(?:[\\d.,/-]+)?${year}`,
      `${thing}nee?s? (?:en |le |apres )?${date}${year}`,
      `(?:fille|garcon|elle|ado)(?: est)? nee? en ${shorter}`,
      `(?:annee|date) de naissance[ :=]*(?:[\\d.,/-]+)?${year}`,
      `${thing}(?:nacid[oa]s?|nacio) (?:en |el |en el |despues de )?${date}${year}`,
      `(?:ano|fecha) de nacimiento[ :=]*(?:[\\d.,/-]+)?${year}`,
      `(?:родил\\p{L}+|рожден\\p{L}+) (?:в |после )?${date}${year}`,
      `год рождения[ :=-]*${year}`,
      `${year}(?:-?го)? ?(?:года? рождения|г\\.? ?р\\.?)`,
    ),
    signs(`${year}年?(?:\\d{1,2}月)?(?:\\d{1,2}日)?(?:出生|生的|生人|年生)`, `(?:出生于|生于|出生年份[:：]?|出生日期[:：]?) ?${year}`),
  ];
}

/** Those who leave school in a year to come. */
function leavingOf(years: readonly number[]): Pattern[] {
  const year = `(?:${years.join('|')})`;
  const shorter = `(?:${years.map(short).join('|')})`;
  return [
    words(
      `${academy}class of (?:${year}|${shorter})`,
      `(?:18|eighteen) (?:until|before|in) ${year}`,
      `(?:graduat\\w+|finish\\w*) (?:from )?(?:high ?school|school) in ${year}`,
      `(?:promo|promotion|bac|baccalaureat|brevet)(?: (?:de|du|des|college|colleges|lycee|brevet|bac))* ${year}`,
      `(?:promocion|generacion|bachillerato|graduacion)(?: (?:de|del|la|el|ano|colegio|instituto))* ${year}(?: del colegio)?`,
      `(?:выпуск\\p{L}*|егэ|огэ)(?: (?:школ\\p{L}+|класс\\p{L}*|в))* ${year}(?: год\\p{L}*)?`,
    ),
    signs(`${year}届(?:高中|初中|中学|高考|中考|毕业)`, `${year}年?(?:高考|中考)`),
  ];
}

/** A Chinese generation is named by two digits of the year that it begins with: a decade is one of minors when its middle is. */
function generationsOf(today: number, births: readonly number[]): Pattern {
  const decades = listOf(4, (index) => Math.floor(today / 10) * 10 - index * 10).filter((first) => first + 5 > today - adulthood);
  return signs(`(?<!\\d)(?:20)?(?:${[...births, ...decades].map(short).join('|')})[后後]`);
}

const patternsOf = (today: number): Pattern[] => {
  const births = listOf(adulthood, (age) => today - age);
  return [...birthsOf(births), ...leavingOf(listOf(adulthood, (index) => today + 1 + index)), generationsOf(today, births)];
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
