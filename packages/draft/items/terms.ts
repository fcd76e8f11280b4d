/**
 * A prompt is mostly a scene and then terms of the craft, each between two stops: "a heron in the reeds, snoot lighting, dutch tilt". No list has
 * all terms, so they are known by their grammar: what belongs to the scene stands in a sentence, or is known to its last word. A term is
 * left out whole, so that no piece of it is drawn.
 */
import type { Locale } from '../../../contract/facts/locales.ts';
import { isFixture, isGear, isSubject } from '../art/kinds.ts';
import { fold } from '../words/forms.ts';
import { asWritten, listOf, tableOf } from '../words/table.ts';
import { drawingIn, isCraft, isExact, isItself, isLiving, isLook, isNoun, isOfScene, isSolid, isUnknown, type Noun } from './certain.ts';
import { isAttribute } from './craft.ts';
import type { Item } from './item.ts';
import { isDescribing, isDetermining, isJoining, isSentence, isSmall } from './sentence.ts';
import type { Token } from './tokens.ts';

/** What stands between two stops: its words, and what they mean. */
export type Segment = { tokens: readonly Token[]; items: readonly Item[] };

/** Of the scene by its grammar; known whole, so that it may stay; left out beside a scene or a term; left out. */
type Verdict = 'scene' | 'known' | 'doubtful' | 'term';

const isAnyStyle = asWritten(listOf('any style'));
const bodyPart = tableOf('body part', ['any', 'hands', 'beast']);
const isHair = asWritten(listOf('hair'));
const isOfBody = ({ words }: Item): boolean => isHair(words) || bodyPart(fold(words)) !== undefined;

/** A style that names a medium, not a lens or a light. */
const isMedium = (item: Item, locale: Locale): boolean =>
  item.kind === 'finish' && !/^(?:soft|closeup|distant)$/.test(item.finish) && !isAttribute(fold(item.words), locale);

/** Nobody calls a light or a lens by more words, or by more signs of Chinese. */
const longest = { words: 6, signs: 8, signsOfSentence: 4 };

function isLong({ tokens, items }: Segment): boolean {
  const signs = tokens.reduce((sum, { kind, text }) => sum + (kind === 'han' ? text.length : 0), 0);
  if (signs === 0) return tokens.length > longest.words;
  return (
    signs > (items.slice(0, -1).some(({ kind }) => /^(?:of|count|filler|relation)$/.test(kind)) ? longest.signsOfSentence : longest.signs)
  );
}

/** Whether a segment is of the scene without a look at each of its words: something places it there. */
const isPlaced = (segment: Segment, locale: Locale): boolean =>
  isLong(segment) ||
  segment.tokens.some(({ kind }) => kind === 'emoji' || kind === 'written') ||
  segment.items.some(({ kind }) => /^(?:says|shaped|looks|format|written)$/.test(kind)) ||
  // What is left away must be known: "without people", but "sans blanchiment" is of the craft.
  (segment.items.some(({ kind }) => kind === 'not') && segment.items.some((item) => isNoun(item) || isSolid(item))) ||
  (isJoining(segment.items[0]!) && !segment.items.some(isCraft)) ||
  isSentence(segment.items, locale);

/** French and Spanish name a thing before what describes it. */
const isHeadFirst = (locale: Locale): boolean => locale === 'fr' || locale === 'es';

/** A word that is known by its halves only, as "contre-champ" isn’t a field; a cat-astronaut is both. */
const isHalved = ({ tokens, items }: Segment): boolean =>
  tokens.length === 1 && tokens[0]!.text.includes('-') && items.length > 1 && !items.every(isExact);

/** 洋葱皮: a Chinese thing that ends with a sign for another is mostly a third. */
function isCompound(items: readonly Item[], locale: Locale): boolean {
  const endsInSign = (each: readonly Item[]): boolean =>
    each.length > 1 && isNoun(each.at(-2)!) && each.at(-1)!.words.length === 1 && !isLiving(each.at(-1)!);
  return locale === 'zh' && (endsInSign(items) || (isSmall(items.at(-1)!) && endsInSign(items.slice(0, -1))));
}

/** 跳切: Chinese signs of which each is known, and which nothing joins, are one word that is not. */
const isSpelled = (items: readonly Item[], locale: Locale): boolean =>
  locale === 'zh' &&
  items.length > 1 &&
  items.every(({ kind, words }) => words.length === 1 && !/^(?:relation|of|filler)$/.test(kind)) &&
  (items[0]!.kind !== 'count' || items.some(isUnknown)) &&
  !(isNoun(items.at(-1)!) && (isLiving(items.at(-1)!) || items.slice(0, -1).every(isLook)));

/** "Background paper", "бумажный фон": a backdrop without a color or a place hangs in a studio. */
const isStudio = (items: readonly Item[]): boolean =>
  items.some(({ kind }) => kind === 'backdrop') &&
  items.some((item) => item.kind !== 'backdrop' && !isSmall(item)) &&
  items.every(
    (item) =>
      /^(?:backdrop|material|unknown|of|filler|mark)$/.test(item.kind) ||
      (item.kind === 'not' && items.some(isUnknown)) ||
      (isNoun(item) && (item.senses[0]!.fit !== 'itself' || !isOfScene(item))),
  );

/** Paper and silk, as words for what images are made on. */
const isGround = (item: Item): boolean => item.kind === 'material' && item.senses[0] !== undefined && isGear(item.senses[0].drawing);

/** Several, as the drawing or the word has it. */
const isSeveral = ({ plural, words }: Noun, locale: Locale): boolean => plural === true || (locale !== 'ru' && /[^s]s$/i.test(words));

function verdictOf(segment: Segment, locale: Locale): Verdict {
  if (segment.items.length === 0) return 'known';
  if (isHalved(segment) || isSpelled(segment.items, locale) || isStudio(segment.items)) return 'term';
  if (isPlaced(segment, locale)) return 'scene';
  const items = segment.items.filter((item, at) => at > 0 || !isJoining(item));
  const hasMedium = items.some((item) => isMedium(item, locale));
  const nouns = items.filter(isNoun).filter(({ words }) => !(hasMedium && isAnyStyle(words)));
  if (nouns.length === 0) return verdictOfLooks(items, segment.tokens, locale);
  if (items.some(isCraft) || isCompound(items, locale)) return 'term';
  const unknown = items.filter(isUnknown);
  const isNamed = unknown.every((item) => isDescribing(item, locale));
  if (isGround(isHeadFirst(locale) ? items[0]! : items.at(-1)!)) return 'doubtful';
  if (locale === 'en' && isMedium(items.at(-1)!, locale) && isNamed) return 'known';
  const head = isHeadFirst(locale) ? nouns[0]! : nouns.at(-1)!;
  if (nouns.length === 1 && isOfBody(head)) return verdictOfBody(head, items, locale);
  if (isExact(head) && isSubject(drawingIn(head))) return verdictOfSubject(head, items, locale);
  if (!nouns.every(isExact)) return unknown.length > 0 ? 'term' : 'doubtful';
  if (!isNamed) return 'term';
  if (nouns.length > 1) return 'doubtful';
  const drawing = drawingIn(head);
  if (items.every((item) => item === head || isLook(item))) return isGear(drawing) && !isSeveral(head, locale) ? 'doubtful' : 'known';
  if (isGear(drawing) || isFixture(drawing)) return 'term';
  return unknown.length === 0 || drawing.subgroup.startsWith('place') ? 'known' : 'doubtful';
}

/** Words that name no thing: a place, an hour, a style, or how something looks. */
function verdictOfLooks(items: readonly Item[], tokens: readonly Token[], locale: Locale): Verdict {
  const unknown = items.filter(isUnknown);
  const hasCraft = items.some(isCraft);
  const hasRelation = items.some(({ kind }) => kind === 'relation');
  // "Top-lit", "wet on wet", "тон в тон": a side or a deed of nothing.
  const isEmpty = items.length > 1 && unknown.length === 0 && !items.some((item) => isSolid(item) || isLook(item));
  if (hasRelation && (isEmpty || (items.at(-1)!.kind === 'relation' && tokens.some(({ text }) => text.includes('-'))))) return 'term';
  if (items.some(({ kind }) => kind === 'not')) return 'term';
  const head = isHeadFirst(locale) ? items[0]! : items.at(-1)!;
  if (isGround(head) && !items.some(({ kind }) => /^(?:place|hour|weather)$/.test(kind))) return 'doubtful';
  if (unknown.length === 0 && !hasCraft) return 'known';
  const isNamed = unknown.every((item) => isDescribing(item, locale));
  // "A dramatic sky", "黑暗森林": a place, whatever is said of it; but a "champ contrechamp" has two nouns.
  if (head.kind === 'place' && (isHeadFirst(locale) ? isNamed : locale !== 'zh' || head.words.length > 1)) return 'known';
  const isSetting = items.every(
    (item) =>
      isMedium(item, locale) || isSmall(item) || /^(?:hour|weather|craft|unknown)$/.test(item.kind) || (item.kind === 'place' && !hasCraft),
  );
  if (isNamed && isSetting) return 'known';
  // "Coupe franche": a verb that an adjective describes is a noun.
  const isVerbal = isHeadFirst(locale) && /^(?:mark|pose)$/.test(items[0]!.kind) && unknown.some(({ words }) => !/mente?$/.test(words));
  // "Parallel cutting" is done by nobody in the image.
  const isGerund =
    locale === 'en' && items.length > 1 && isUnknown(items.at(-2)!) && !items.at(-2)!.words.endsWith('ly') && items.at(-1)!.kind === 'mark';
  return hasCraft || !isNamed || isVerbal || isGerund || items.some(({ kind }) => /^(?:material|finish|deed)$/.test(kind))
    ? 'term'
    : 'known';
}

/** "Long curly hair", "glowing eyes"; but a "hot head" holds a camera. */
function verdictOfBody(head: Noun, items: readonly Item[], locale: Locale): Verdict {
  const others = items.filter((item) => item !== head && !isLook(item) && !isSmall(item));
  const isMany = isSeveral(head, locale) || drawingIn(head).icon === 'eyes';
  const isNamed = others.every((item) => !isUnknown(item) || (isHair(head.words) && isDescribing(item, locale)));
  return others.length === 0 || (isNamed && (isMany || isHair(head.words))) ? 'known' : 'term';
}

/** A fox, a hat, a boat: nobody needs to know every word that describes one. */
function verdictOfSubject(head: Noun, items: readonly Item[], locale: Locale): Verdict {
  const unknown = items.filter(isUnknown);
  // A single sign is mostly a part of a longer word; what ends with an animal is one.
  if (locale === 'zh' && unknown.length > 0 && head.words.length === 1 && !(isLiving(head) && head === items.at(-1))) return 'term';
  const isWhole =
    items.filter(isNoun).every(isExact) &&
    (isLiving(head) || !items.some((item) => item.kind === 'place' && item.senses[0]?.fit === 'near'));
  if (!isWhole) return isHeadFirst(locale) && unknown.length === 0 && isLiving(head) && isItself(head) ? 'known' : 'doubtful';
  if (!isLiving(head) && items.some(({ kind }) => kind === 'pose')) return 'doubtful';
  const after = items.slice(items.indexOf(head));
  // "Egg tempera": where a head comes last, a noun that nobody knows is the head.
  const isModifier = !isHeadFirst(locale) && !isLiving(head) && after.some((item) => isUnknown(item) && !isDescribing(item, locale));
  if (unknown.every((item) => isDescribing(item, locale)) || (unknown.length === 1 && !after.some(isSmall) && !isModifier)) return 'known';
  return !isHeadFirst(locale) && !after.some(isUnknown) ? 'known' : 'term';
}

/**
 * The segments of a prompt, of which each term is one item that is left out. The first segment is the scene, unless it is of the craft and another
 * is a sentence.
 */
export function leaveOutTerms(segments: readonly Segment[], locale: Locale, prompt: string): Segment[] {
  const verdicts = segments.map((segment) => verdictOf(segment, locale));
  const first = segments[0]!.items;
  const isLedByTerm = first.some(isCraft) && !first.some((item) => isDetermining(item, locale)) && verdicts.includes('scene');
  if (verdicts[0] !== 'term' || !isLedByTerm) verdicts[0] = 'scene';
  // 雨中的猫: what is said of a thing before 的 places it too.
  const scene = segments.findIndex(
    ({ items }, at) =>
      isSentence(items, locale) || (at === 0 && locale === 'zh' && items.some(({ kind }) => kind === 'of') && items.some(isNoun)),
  );
  const isBeside = scene >= 0 || verdicts.includes('term');
  const term = scene < 0 ? Infinity : verdicts.findIndex((verdict, at) => at > scene && verdict === 'term');
  // Terms come last: after one, a single thing that nothing places is a tool, as French and Spanish lights are tangerines.
  const isAfterTerm = (at: number): boolean =>
    locale !== 'zh' &&
    term >= 0 &&
    at > term &&
    segments[at]!.items.some((item) => isNoun(item) && !isOfBody(item) && !(item.plural && item.senses[0]!.fit === 'itself'));
  // "Owls, candle, book": in a list of things that the scene has, a single tool is one of them.
  const isListed =
    !verdicts.includes('term') &&
    segments.some(({ items }, at) => at > 0 && verdicts[at] === 'known' && items.some((item) => isNoun(item) && isOfScene(item)));
  const isBare = ({ items }: Segment): boolean => items.filter(isNoun).length === 1 && items.every((item) => isExact(item) || isLook(item));
  const isLeftOut = (verdict: Verdict, at: number): boolean =>
    verdict === 'term' ||
    (verdict === 'doubtful' && isBeside && !(isListed && isBare(segments[at]!))) ||
    (verdict === 'known' && isAfterTerm(at));
  return segments.map(({ tokens, items }, at) =>
    isLeftOut(verdicts[at]!, at)
      ? { tokens, items: [{ kind: 'craft', words: prompt.slice(tokens[0]!.from, tokens.at(-1)!.to) }] }
      : { tokens, items },
  );
}
