/**
 * The built-in content policy. It rests on structure rather than on sentences: who a text is about (an age under eighteen in any spelling, a
 * child, somebody real) and what happens there. It errs on the side of the person depicted; a moderation service can refuse more, never less.
 */
import { statesMinorAge } from './ages.ts';
import { medical, withoutExcused } from './excuses.ts';
import { minorWords } from './minors.ts';
import { either, placesOf } from './patterns.ts';
import { isAboutSomebodyReal, namesPrivatePerson } from './people.ts';
import { isPoliticalDeception } from './politics.ts';
import { readingsOf, type Readings } from './readings.ts';
import { adultWords } from './adults.ts';
import { anatomy, explicit, nudity, scantClothes, sultry, undressing } from './sexual.ts';

export type Rule = 'sexual' | 'minors' | 'undressing' | 'politics' | 'privatePerson';

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
const isScantlyClad = ({ texts }: Readings): boolean =>
  texts.some((text) => {
    const clothes = placesOf(text, ...scantClothes);
    if (clothes.length === 0) return false;
    const minors = [...placesOf(text, ...minorWords), ...statesMinorAge.places(text)];
    const adults = placesOf(text, ...adultWords);
    const hasAdult = (from: number, to: number): boolean => adults.some((adult) => adult.from >= from && adult.to <= to);
    return clothes.some((worn) =>
      minors.some((minor) => {
        const [from, to] = minor.to <= worn.from ? [minor.to, worn.from] : [worn.to, minor.from];
        return to - from <= reach && !hasAdult(from, to) && !hasAdult(worn.from - wearing, worn.from);
      }),
    );
  });

/**
 * Returns the rule that the text violates, or null. `adult`: the tool depicts people whose looks the user describes, so any mention of a
 * minor is a violation.
 */
export function brokenRule(text: string, { adult = false }: { adult?: boolean } = {}): Rule | null {
  const whole = readingsOf(text);
  const read: Readings = { texts: whole.texts.map(withoutExcused), runs: whole.runs };
  const isMinor = namesMinor(read) || statesMinorAge(read);
  const isSexual = isExplicit(read) || isNude(read) || (namesParts(read) && (isMinor || !isMedical(read)));
  const isStripping = isUndressing(read);
  if (isMinor && (adult || isSexual || isStripping || isSultry(read) || isScantlyClad(read))) return 'minors';
  if (isStripping) return 'undressing';
  if (isSexual || (isSultry(read) && isAboutSomebodyReal(text, read))) return 'sexual';
  if (isPoliticalDeception(whole)) return 'politics';
  if (namesPrivatePerson(text)) return 'privatePerson';
  return null;
}
