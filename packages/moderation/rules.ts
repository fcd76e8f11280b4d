/**
 * The built-in content policy. It rests on structure rather than on sentences: who a text is about (an age under eighteen in any spelling, a
 * child, somebody real) and what happens there. It errs on the side of the person depicted; a moderation service can refuse more, never less.
 */
import type { Locale } from '../../contract/facts/locales.ts';
import type { harms, soughtByWords } from '../../contract/facts/moderation.ts';
import { statesMinorAge } from './ages.ts';
import { medical, withoutExcused } from './excuses.ts';
import { harmIn } from './harms.ts';
import { readLists, readSections } from './lists.ts';
import { either, placesOf, signs, words } from './patterns.ts';
import { isAboutSomebodyReal, namesPrivatePerson } from './people.ts';
import { isPoliticalDeception } from './politics.ts';
import { backward, plain, readingsOf, type Readings } from './readings.ts';

export type Rule = (typeof soughtByWords | typeof harms)[number];

const { anatomy, explicit, nudity, scantClothes, sultry, undressing } = readLists(
  'sexual',
  'explicit',
  'nudity',
  'anatomy',
  'sultry',
  'scantClothes',
  'undressing',
);
const { minor: minorWords } = readLists('minors', 'minor');
const { adult: adultWords } = readLists('adults', 'adult');

const isExplicit = either(...explicit);
const isNude = either(...nudity);
const namesParts = either(...anatomy);
const isMedical = either(...medical);
const isSultry = either(...sultry);
const isUndressing = either(...undressing);
const namesMinor = either(...minorWords);

/** At most this many characters between a child and the clothes that it wears. */
const reach = 60;
/** Characters before clothes in which an adult is who wears them. */
const wearing = 20;

/** Whether a child wears scant clothes: both stand close to each other, and no adult stands between them or right before the clothes. */
const isScantlyClad = ({ texts }: Readings, today: Date): boolean =>
  texts.some((text) => {
    const clothes = placesOf(text, ...scantClothes);
    if (clothes.length === 0) return false;
    const minors = [...placesOf(text, ...minorWords), ...statesMinorAge.places(text, today)];
    const adults = placesOf(text, ...adultWords);
    const hasAdult = (from: number, to: number): boolean => adults.some((adult) => adult.from >= from && adult.to <= to);
    return clothes.some((worn) =>
      minors.some((minor) => {
        const [from, to] = minor.to <= worn.from ? [minor.to, worn.from] : [worn.to, minor.from];
        return to - from <= reach && !hasAdult(from, to) && !hasAdult(worn.from - wearing, worn.from);
      }),
    );
  });

/** What is shown: `adult` is a tool that depicts people whose looks the user describes, so any mention of a minor is a violation. */
export type About = {
  readonly adult?: boolean;
  /** The day on which a year of birth is read. */
  readonly today: Date;
};

/** What a text says, in one of the directions in which it can be read. */
function ruleOf(text: string, whole: Readings, { adult = false, today }: About): Rule | null {
  const read: Readings = { texts: whole.texts.map(withoutExcused), runs: whole.runs };
  const isMinor = namesMinor(read) || statesMinorAge(read, today);
  const isSexual = isExplicit(read) || isNude(read) || (namesParts(read) && (isMinor || !isMedical(read)));
  const isStripping = isUndressing(read);
  if (isMinor && (adult || isSexual || isStripping || isSultry(read) || isScantlyClad(read, today))) return 'minors';
  if (isStripping) return 'undressing';
  if (isSexual || (isSultry(read) && isAboutSomebodyReal(text, read))) return 'sexual';
  if (isPoliticalDeception(whole)) return 'politics';
  return harmIn(whole) ?? (namesPrivatePerson(text) ? 'privatePerson' : null);
}

/** The commonest words of prompts, by which one sees in which direction a text is written; a word of several languages counts once. */
const commonIn = (...of: Locale[]) => of.flatMap((locale) => readSections('common', locale, ['common']).flatMap(({ lines }) => lines));
const common = [words(...commonIn('en', 'fr', 'es', 'ru')), signs(...commonIn('zh'))];

const wordsOf = (text: string): number => placesOf(text, ...common).length;

/** Whether a text read backward says more than it does forward: in common words, or in words of the lists that aren't accidental. */
function isBackward(text: string, forward: string): boolean {
  const seen = plain(text);
  if (wordsOf(seen) > wordsOf(plain(forward))) return true;
  const found = placesOf(seen, ...explicit, ...nudity, ...sultry, ...undressing, ...minorWords)
    .map(({ from, to }) => seen.slice(from, to))
    .filter((word) => word.length > 3 || /[\u4e00-\u9fff]{2}/.test(word));
  return new Set(found).size > 1 || found.some((word) => word.length > 4 || /[\u0400-\u04ff]{4}/.test(word));
}

/** Returns the rule that a text violates, read forward or backward, or null. */
export function brokenRule(text: string, about: About): Rule | null {
  const forward = ruleOf(text, readingsOf(text), about);
  if (forward) return forward;
  for (const turned of backward(text)) {
    const rule = isBackward(turned, text) ? ruleOf(turned, readingsOf(turned), about) : null;
    if (rule) return rule;
  }
  return null;
}

/** Returns the rule that texts about one image violate, each alone or together, or null. */
export function brokenRuleOf(texts: readonly string[], about: About): Rule | null {
  const together = texts.length > 1 ? [texts.join(' '), texts.join(', ')] : [];
  for (const text of [...texts, ...together]) {
    const rule = brokenRule(text, about);
    if (rule) return rule;
  }
  return null;
}
