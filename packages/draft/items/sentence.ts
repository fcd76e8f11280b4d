/** Whether words between two stops stand in a sentence: grammar, by which a thing of the scene differs from a term of the craft. */
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { isGear } from '../art/kinds.ts';
import { fold } from '../words/forms.ts';
import { hasAnd, isQuality } from '../words/grammar.ts';
import { asWritten, listOf } from '../words/table.ts';
import { drawingIn, isCraft, isExact, isItself, isLiving, isNoun, isOfScene, isSetting, isSolid, isSymbol, isUnknown } from './certain.ts';
import type { Item } from './item.ts';

const isDeterminer = Object.fromEntries(locales.map((locale) => [locale, asWritten(listOf('determiner', locale))])) as Record<
  Locale,
  (words: string) => boolean
>;
const isPronoun = asWritten(listOf('pronoun'));

/** Endings of words that say how something is, or what it does. */
const describing: Readonly<Record<Locale, RegExp>> = {
  en: /.{3}(?:ed|ing|y|ous|ful|less|ic|al|ish|ive|ant|ent|able)$/,
  fr: /.{3}(?:ee?s?|eux|euses?|ant|ante?s?|ent|iques?|ales?|al|ifs?|ives?|ables?)$/,
  es: /.{3}(?:[ai]d[oa]s?|os[oa]s?|ic[oa]s?|ales?|iv[oa]s?|ables?|antes?|entes?|ando|endo)$/,
  ru: /.{2}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ую|юю|ых|их|ыми|ими|ясь|ась|вшись)$/,
  zh: /的$/,
};

/** Whether a word that nothing knows only describes. */
export const isDescribing = ({ words }: Item, locale: Locale): boolean =>
  isQuality(fold(words), locale, false) || describing[locale].test(fold(words));

export const isSmall = ({ kind }: Item): boolean => kind === 'filler' || kind === 'of';
export const isJoining = (item: Item): boolean => isSmall(item) && hasAnd(item.words);

/** Whether an item makes a noun of what follows: an article, a number, or a word for what was named before. */
export const isDetermining = ({ kind, words }: Item, locale: Locale): boolean =>
  kind === 'count' || (kind === 'filler' && (isDeterminer[locale](words) || isPronoun(words)));

/** "Poussant un chariot", "a cat under the table"; but in "catchlights in the eyes" what nobody knows stands before the article. */
function isArticled(items: readonly Item[], locale: Locale): boolean {
  const at = items.findIndex((item) => isDetermining(item, locale));
  const before = items.slice(0, Math.max(0, at));
  // After the article of "coupe en L" stands nothing.
  if (at < 0 || at === items.length - 1 || before.some(isCraft)) return false;
  const noun = before.find((item) => isNoun(item) || item.kind === 'place');
  if (noun) return isOfScene(noun) || (isExact(noun) && items[at]!.kind !== 'count' && !items.some(isCraft));
  // Right before an article that holds no "of" stands a verb, or a side that nobody knows: "tras unas señales".
  const isDirect = before.at(-1)?.kind === 'unknown' && !/^(?:du|des|del)$/i.test(items[at]!.words);
  return isDirect || before.filter(isUnknown).every((item) => isDescribing(item, locale));
}

/** A Russian verb, which needs no article beside it; what follows a side is none. */
const hasRussianVerb = (items: readonly Item[]): boolean =>
  items.some(
    ({ kind, words }, at) =>
      /^(?:unknown|pose|mark|relation)$/.test(kind) && items[at - 1]?.kind !== 'relation' && /.{2}[иеёяую]т(?:ся)?$/i.test(words),
  );

/** What draws or is drawn with, where it is one. */
const isImplement = (item: Item): boolean => isNoun(item) && item.plural !== true && isGear(drawingIn(item));

/** "Candles and books", "злой и весёлый": what an "and" joins stands in the image, but "pen and ink" is how it is drawn. */
const isList = (items: readonly Item[]): boolean =>
  !(items.length === 3 && isJoining(items[1]!) && items.some(isImplement)) &&
  items.some((item, at) => isJoining(item) && [items[at - 1], items[at + 1]].every((one) => one && (isSolid(one) || one.kind === 'mark')));

/** "In a boat", "cat on sofa": a side or a deed with the thing that it needs. */
function isRelated(items: readonly Item[], locale: Locale): boolean {
  const at = items.findIndex(({ kind }) => kind === 'relation');
  if (at < 0) return false;
  const [before, after] = [items.slice(0, at), items.slice(at + 1)];
  const noun = before.find((item) => isNoun(item) || item.kind === 'place');
  // What only a kind stands for is placed by nothing: "beauty pass", "мешок с песком".
  if (noun && (isOfScene(noun) || isLiving(noun)))
    return (
      !before.some(isCraft) &&
      (isItself(noun) || (isLiving(noun) && after.length > 0) || after.some((item) => isExact(item) && isItself(item))) &&
      (isLiving(noun) || after.some((item) => !isUnknown(item) && !isSmall(item)))
    );
  // One sign of Chinese is mostly a part of a longer word that nobody knows.
  if (items.some(isCraft) || (locale === 'zh' && items.some(isUnknown))) return false;
  if (noun) return isExact(noun) && after.some(isSetting);
  return (
    before.filter(isUnknown).every((item) => isDescribing(item, locale)) &&
    after.some((item) => (isSolid(item) && !isSymbol(item)) || item.kind === 'color')
  );
}

/** Whether the items between two stops have what a sentence has: an article, a number, a verb, a side with its thing, or an "and". */
export function isSentence(items: readonly Item[], locale: Locale): boolean {
  const isFree = !items.some(isCraft);
  if (items[0]?.kind === 'count') return isFree;
  return isArticled(items, locale) || (locale === 'ru' && hasRussianVerb(items)) || (isFree && isList(items)) || isRelated(items, locale);
}
