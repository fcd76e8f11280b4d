/** A picture that is seen in the picture: on a wall, on a table, in somebody's hands. Elsewhere its word says how the whole is made. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawingOf, type Fit } from '../art/art.ts';
import type { Item } from './parse.ts';
import { tableOf } from '../words/table.ts';
import { fold } from '../words/forms.ts';

const pictureNamed = tableOf('picture', ['framed-picture itself', 'framed-picture kind', 'pencil itself']);

/** On what a picture hangs, stands, or lies. */
const bears = /^(?:wall|brick|fire|package|luggage|lectern)$/;
const isBearer = (item: Item | undefined): boolean =>
  item?.kind === 'thing'
    ? bears.test(item.senses[0]!.drawing.icon) ||
      /^(?:household|computer|phone|book-paper|dishware)$/.test(item.senses[0]!.drawing.subgroup)
    : item?.kind === 'place' &&
      /^(?:walls?|mur|pared|стен\p{L}+|museums?|musee|museo|музе\p{L}+|galler\p{L}+|галере\p{L}+|art gallery)$|[墙馆厅]/u.test(
        fold(item.words),
      );

const isOf = ({ kind, words }: Item): boolean => kind === 'of' || (kind === 'filler' && /^(?:of|de|du|d|des|del)(?: |$)/i.test(words));
const isPassed = (item: Item): boolean => /^(?:filler|count|colour|material|size|shape)$/.test(item.kind) && !isOf(item);
const isPosture = (item: Item | undefined): boolean => item?.kind === 'pose' || (item?.kind === 'mark' && item.mark === 'pushpin');

/** "A photo on the wall", 照片放在桌上: what follows bears it. */
function isBorneBefore(items: readonly Item[], at: number): boolean {
  const after = items.slice(at + 1);
  // "Une photo au mur".
  const first = after.findIndex((item) => !isPassed(item) && !isPosture(item));
  const side = after[first];
  if (!side) return false;
  const isLed = side.kind !== 'relation' && after.slice(0, first).some((item) => isPosture(item) || /^(?:aux?|在)$/i.test(item.words));
  if (isLed) return isBearer(side);
  if (side.kind !== 'relation' || !/^(?:on|above|beside|near|in|behind|under)$/.test(side.relation)) return false;
  return isBearer(after.slice(first + 1).find((item) => !isPassed(item)));
}

/** "На стене висит картина", 墙上的一幅画: what bears it comes first. */
function isBorneAfter(items: readonly Item[], at: number, locale: Locale): boolean {
  const next = items[at + 1];
  if (next && (isOf(next) || /^(?:thing|place)$/.test(next.kind))) return false;
  const before = items.slice(0, at);
  const isHung = (item: Item) =>
    isPosture(item) || /^(?:有|hangs|hay|pende|lies|est|висит|висят)$/.test(item.words) || /[上里]的$/.test(item.words);
  const last = before.findLastIndex((item) => !isPassed(item) && !isPosture(item) && !(locale === 'zh' && item.kind === 'relation'));
  // 房间里有一幅画: what there is in a room is seen there.
  if (before[last]?.kind === 'place' && before.slice(last + 1).some(({ words }) => words === '有')) return true;
  if (!isBearer(before[last])) return false;
  if (locale === 'zh') return before.slice(last + 1).some(isHung);
  const [side, clause] = before
    .slice(0, last)
    .filter((item) => !isPassed(item))
    .toReversed();
  return side?.kind === 'relation' && side.relation === 'on' && (!clause || clause.kind === 'stop');
}

/** "A girl holding a photo", 女孩看着一幅画. */
function isHandled(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (next && isOf(next)) return false;
  const deed = items.slice(0, at).findLast((item) => !isPassed(item));
  return deed?.kind === 'relation' && /^(?:hold|face)$/.test(deed.relation);
}

const isAlone = (items: readonly Item[], at: number): boolean => items.every((item, other) => other === at || isPassed(item));

export const pictured = (items: readonly Item[], locale: Locale): readonly Item[] =>
  items.map((item, at) => {
    if (item.kind === 'thing' && item.senses[0]!.fit === 'itself') return item;
    const named = pictureNamed(fold(item.words));
    if (!named || !(isBorneBefore(items, at) || isBorneAfter(items, at, locale) || isHandled(items, at) || isAlone(items, at))) return item;
    const [icon, fit] = named.split(' ') as [string, Fit];
    const words = item.words.replace(/^(?:an?|une?) /i, '');
    const isSeveral = /(?<=[a-z]{3})s$|[ыи]$/i.test(words) && words !== 'croquis';
    return { kind: 'thing', senses: [{ drawing: drawingOf(icon)!, fit }], words, plural: isSeveral };
  });
