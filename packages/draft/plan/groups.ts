/** Several at once: families, couples, crowds, and how they stand. */
import { answer, applied, copies, several, type Cast } from './cast.ts';
import { isOldCouple } from '../words/families.ts';
import { asWritten, inPhrase, listOf } from '../words/table.ts';
import type { Formation } from '../words/formations.ts';
import { isPaired } from '../art/kinds.ts';
import type { Item } from '../items/item.ts';
import { standIn, type Thing } from './thing.ts';
import { addThing } from './things.ts';

/** What is crowded has so many pairs of people before it. */
const crowd = 5;
const isCrowded = inPhrase(listOf('crowded'));

const isTwins = asWritten(listOf('twins'));
const isOne = asWritten(listOf('one'));

/** How many a noun asks for by itself; 0 where it does not say. */
export const countImplied = ({ words, plural, senses }: Extract<Item, { kind: 'thing' }>): number =>
  isCrowded(words) ? crowd : isTwins(words) ? 2 : !plural ? 0 : isPaired(senses[0]!.drawing) ? 2 : several;

/** Who makes a family, in the order in which they are drawn. */
const family = ['man', 'woman', 'boy', 'girl', 'old-man', 'old-woman'] as const;

/** A family is its people: as many as the words say, four where they do not. */
export function addFamily(cast: Cast, words: string, next: Item | undefined, afterNext: Item | undefined): void {
  const said = next?.kind === 'count' ? next : next?.kind === 'filler' && afterNext?.kind === 'count' ? afterNext : null;
  // 一家三口: the word says how many they are.
  const own = '三四五六'.indexOf(/^一家(.)口$/.exec(words)?.[1] ?? '一') + 3;
  const first = cast.things.length;
  const modifiers = cast.waiting;
  const members = isOldCouple(words) ? family.slice(4) : family;
  for (const icon of members.slice(0, said ? said.count : own > 2 ? own : 4)) {
    cast.waiting = [...modifiers];
    addThing(cast, [{ drawing: standIn(icon), fit: 'itself' }], words);
  }
  if (said?.words) answer(cast, said.words, cast.things.length - first === said.count ? applied : null);
  cast.familyCount = said;
}

/** Who stands so: the several of one kind that the words name last; for "facing", the first of two, who turns around. */
function whoForms(formation: Formation, things: readonly Thing[], at: number): Thing | undefined {
  const several = ({ count }: Thing) => count > 1;
  const who = things.slice(Math.max(0, at)).find(several) ?? things.findLast(several);
  return who ?? (formation === 'facing' && things.length > 1 ? things[Math.max(0, at - 1)] : undefined);
}

/** Several stand as the words say; only one cannot. */
export function form(cast: Cast, { formation, words, at }: Cast['formations'][number]): void {
  if (formation === 'close') cast.setting.close = copies(cast) > 1;
  const formed = formation === 'close' ? cast.setting.close : whoForms(formation, cast.things, at);
  if (typeof formed === 'object') formed.formation = formation;
  answer(cast, words, formed ? applied : null);
}

/** How many there are of what follows. */
export function takeCount(cast: Cast, item: Extract<Item, { kind: 'count' }>): void {
  // “A stack of three cubes”.
  if (cast.count > 0 && /^(?:a )?(?:stack|pile|tower)s? of$/i.test(cast.countWords)) {
    cast.formations.push({ formation: 'stack', words: cast.countWords, at: cast.current });
    cast.countWords = '';
  }
  // “Two hundred”, “twenty-five” and “ciento veinte” are one number each.
  if (cast.previous?.kind === 'count' && cast.count > 0 && (item.count >= 100 || (cast.count >= 20 && item.count < cast.count))) {
    cast.count = item.count >= 100 ? cast.count * item.count : cast.count + item.count;
    cast.countWords = `${cast.countWords || cast.previous.words}${cast.locale === 'zh' ? '' : ' '}${item.words}`;
    return;
  }
  [cast.count, cast.countWords] = [item.count, /^\d+$|^.{2,}$/.test(item.words) ? item.words : ''];
  if (isOne(item.words)) [cast.count, cast.countWords] = [0, ''];
}
