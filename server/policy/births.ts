/** Years of birth of people who are under eighteen today. */
import { either, placesOf, signs, words, type Pattern } from './patterns.ts';
import type { Readings } from './readings.ts';

const adulthood = 18;

/** What is founded is said to be born, too. */
const thing = '(?<!(?:brand|company|label|studio|project|band|festival|marque|marca|бренд|компания)(?: \\w+){0,3} )';

function patternsOf(today: number): Pattern[] {
  const years = Array.from({ length: adulthood }, (_, age) => today - age).join('|');
  const year = `(?:${years})`;
  const date = '(?:[\\p{L}\\d.,/-]+ ){0,3}';
  return [
    words(
      `${thing}born (?:in |on |after |around |about |since |circa )?(?:the year )?${date}${year}`,
      `(?:birth ?year|year of birth|date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?)[ :=]*(?:is |in )?(?:[\\d.,/-]+)?${year}`,
      `${thing}nee?s? (?:en |le |apres )?${date}${year}`,
      `${thing}(?:nacid[oa]s?|nacio) (?:en |el |despues de )?${date}${year}`,
      `(?:родил\\p{L}+|рожден\\p{L}+) (?:в |после )?${date}${year}`,
      `${year} ?(?:года? рождения|г\\.? ?р\\.?)`,
    ),
    signs(`${year}年?(?:\\d{1,2}月)?(?:\\d{1,2}日)?(?:出生|生的|生人)`, `(?:出生于|生于|出生年份[:：]?) ?${year}`),
  ];
}

let known: { year: number; patterns: Pattern[] } | null = null;

/** The patterns of today's year, which a running server may outlive. */
function current(): Pattern[] {
  const year = new Date().getUTCFullYear();
  if (known?.year !== year) known = { year, patterns: patternsOf(year) };
  return known.patterns;
}

/** Whether a text states a birth less than eighteen years ago. */
export const isBornMinor = (read: Readings): boolean => either(...current())(read);

/** Where one text states it. */
export const placesOfBirth = (text: string): { from: number; to: number }[] => placesOf(text, ...current());
