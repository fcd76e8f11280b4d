/** A vessel and what is in it: a plate of dumplings is a plate, and a bowl of rice is drawn in its bowl already. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { countOf } from '../words/grammar.ts';
import { isContainer } from '../art/kinds.ts';
import type { Item } from './item.ts';

/** Drawings that come in a vessel. */
const served: Readonly<Record<string, RegExp>> = {
  plate: /^(?:spaghetti|pancakes|custard|butter|curry-rice|fork-and-knife-with-plate)$/,
  bowl: /^(?:cooked-rice|steaming-bowl|green-salad|curry-rice|bowl-with-spoon|ice-cream|pot-of-food|spaghetti)$/,
  mug: /^(?:hot-beverage|teacup-without-handle|mate|glass|glass-of-milk|cup-with-straw|bubble-tea|beer-mug|wine-glass|tumbler-glass)$/,
  glass: /^(?:glass|glass-of-milk|cup-with-straw|bubble-tea|beer-mug|wine-glass|cocktail-glass|tropical-drink|tumbler-glass|hot-beverage)$/,
  vase: /^(?:potted-plant|cactus)$/,
  jar: /^honey-pot$/,
  package: /^(?:popcorn|french-fries|bento-box|takeout-box|beverage-box)$/,
  bucket: /^popcorn$/,
  bottle: /^(?:bottle-with-popping-cork|baby-bottle|sake)$/,
  'pot-of-food': /^pot-of-food$/,
};
const isServed = (content: Drawing, vessel: string): boolean => served[vessel]?.test(content.icon) ?? false;

/** What is counted by the vessel is several small ones. */
const isSmall = ({ icon, subgroup }: Drawing): boolean =>
  /^(?:food-(?:fruit|vegetable)|plant-flower|animal-)/.test(subgroup) ||
  /^(?:dumpling|cookie|egg|sushi|candy|doughnut|rice-ball|dango|closed-book|chocolate-bar|croissant|bread|taco|moon-cake)$/.test(icon);

/** What Chinese counts by: 一盘饺子. */
const measures: Readonly<Record<string, string>> = {
  束: 'bouquet',
  盘: 'plate',
  碟: 'plate',
  碗: 'bowl',
  杯: 'mug',
  瓶: 'bottle',
  盆: 'bowl',
  篮: 'basket',
  筐: 'basket',
  盒: 'package',
  箱: 'package',
  桶: 'bucket',
  罐: 'jar',
  锅: 'pot-of-food',
};

type Noun = Extract<Item, { kind: 'thing' }>;
const isLook = ({ kind }: Item): boolean => /^(?:color|material|size|mark|pose|shape|formation|of|unknown)$/.test(kind);

/** The number and the vessel of a Chinese measure that begins at an item, and how many items it takes. */
function measureAt(items: readonly Item[], at: number): { count: number; vessel: string; words: string; taken: number } | undefined {
  const item = items[at]!;
  const next = items[at + 1];
  const isSplit = item.kind === 'count' && next !== undefined && next.words in measures;
  const words = isSplit ? item.words + next.words : item.words;
  const [, number, by] = /^(\d+|[一两二三四五六七八九十几])([^\d])$/u.exec(words) ?? [];
  const vessel = by && measures[by];
  if (!vessel || !number) return undefined;
  const count = number === '几' ? 3 : (countOf(number === '两' ? '二' : number) ?? 1);
  return { count, vessel, words, taken: isSplit ? 2 : 1 };
}

/** 一篮苹果: what Chinese measures by a vessel is in it. */
function measured(items: readonly Item[]): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const measure = measureAt(items, at);
    const rest = items.slice(at + (measure?.taken ?? 1));
    // 热气腾腾的面: what 的 makes of a vague word describes what follows.
    const isVague = (item: Item, place: number) =>
      item.kind === 'thing' && item.senses[0]!.fit === 'near' && /^(?:of|unknown)$/.test(rest[place + 1]?.kind ?? '');
    const first = rest.findIndex((item, place) => !isLook(item) && !isVague(item, place));
    const content = rest[first];
    const isNone = measure?.vessel === 'bouquet' && content?.kind === 'thing' && content.senses[0]!.drawing.subgroup !== 'plant-flower';
    if (!measure || content?.kind !== 'thing' || isNone) {
      found.push(items[at]!);
      continue;
    }
    // Juice that is measured by the cup is in no carton.
    const isCup = measure.vessel === 'mug' && content.senses[0]!.drawing.icon === 'beverage-box';
    const senses = isCup ? [{ drawing: drawingOf('cup-with-straw')!, fit: 'kind' as const }] : content.senses;
    const { drawing } = senses[0]!;
    const { count, words } = measure;
    if (measure.vessel === 'bouquet') {
      // 一束玫瑰 is several, and 一束花 a bouquet.
      if (drawing.icon === 'blossom')
        found.push({ ...content, senses: [{ drawing: drawingOf('bouquet')!, fit: 'itself' }], words: words + content.words });
      else found.push({ kind: 'count', count: 3, words }, ...rest.slice(0, first), content);
      at += measure.taken + first;
      continue;
    }
    const isFlower = drawing.subgroup.startsWith('plant');
    const vessel = isFlower && /^(?:bottle|bowl)$/.test(measure.vessel) ? 'vase' : measure.vessel;
    if (isServed(drawing, vessel)) found.push({ kind: 'count', count, words });
    else {
      if (count > 1) found.push({ kind: 'count', count, words: '' });
      const fit = vessel === 'vase' && measure.vessel === 'bowl' ? 'kind' : 'itself';
      found.push({ kind: 'thing', senses: [{ drawing: drawingOf(vessel)!, fit }], words, plural: false });
      found.push({ kind: 'filler', words: 'of' });
    }
    found.push(...rest.slice(0, first), { ...content, senses, plural: isServed(drawing, vessel) ? false : isSmall(drawing) });
    at += measure.taken + first;
  }
  return found;
}

const isVessel = (item: Item | undefined): item is Noun => item?.kind === 'thing' && isContainer(item.senses[0]!.drawing);
const ofWords: Readonly<Partial<Record<Locale, RegExp>>> = { en: /^of$/i, fr: /^(?:de|d|du|des|d')$/i, es: /^(?:de|del)$/i };

/** "Two bowls of rice": the bowls are drawn with the rice, and it is counted by them. */
function counted(items: readonly Item[], locale: Locale): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    const of = ofWords[locale];
    const isOf = of === undefined || (items[at + 1]?.kind === 'filler' && of.test(items[at + 1]!.words));
    const rest = items.slice(at + (of ? 2 : 1));
    const first = rest.findIndex((one) => !isLook(one));
    const content = rest[first];
    const isMerged =
      isVessel(item) &&
      isOf &&
      content?.kind === 'thing' &&
      isServed(content.senses[0]!.drawing, item.senses[0]!.drawing.icon) &&
      content.senses[0]!.drawing !== item.senses[0]!.drawing &&
      // A blue plate is painted, and not what lies on it.
      !/^(?:color|material)$/.test(items[at - 1]?.kind ?? '');
    if (!isMerged) {
      found.push(item);
      continue;
    }
    const before = found.at(-1);
    const number = before?.kind === 'count' ? before : undefined;
    if (number) found.pop();
    const words = `${number ? `${number.words} ` : ''}${item.words}`;
    found.push({ kind: 'count', count: number?.count ?? (item.plural ? 3 : 1), words }, ...rest.slice(0, first), {
      ...content,
      plural: false,
    });
    at += (of ? 2 : 1) + first;
  }
  return found;
}

const isVase = (item: Item | undefined): boolean => item?.kind === 'thing' && item.senses[0]!.drawing.icon === 'vase';
const isBetween = (item: Item): boolean => isLook(item) || /^(?:filler|relation)$/.test(item.kind);

/** Flowers in a vase are a bouquet, unless they are counted. */
const arranged = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    if (item.kind !== 'thing' || !/^(?:blossom|bouquet)$/.test(item.senses[0]!.drawing.icon)) return item;
    const isCounted = items.slice(0, at).findLast((one) => !isLook(one))?.kind === 'count';
    // "Three flowers" are three, and no three bouquets.
    if (isCounted) return /^flowers$/i.test(item.words) ? { ...item, senses: [{ drawing: drawingOf('blossom')!, fit: 'itself' }] } : item;
    const [before, after] = [items.slice(0, at).findLast((one) => !isBetween(one)), items.slice(at + 1).find((one) => !isBetween(one))];
    const isIn = items.slice(at + 1).find(({ kind }) => kind === 'relation');
    const isHeld = isVase(before) || (isVase(after) && isIn?.kind === 'relation' && /^(?:in|on)$/.test(isIn.relation));
    return isHeld ? { ...item, senses: [{ drawing: drawingOf('bouquet')!, fit: 'itself' }], plural: false } : item;
  });

export const filled = (items: readonly Item[], locale: Locale): Item[] =>
  arranged(locale === 'zh' ? measured(items) : counted(items, locale));
