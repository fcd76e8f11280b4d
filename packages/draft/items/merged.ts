/** Items that are one thing together, or mean something else beside each other. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { isFamily } from '../words/families.ts';
import { isAnimal, isPerson } from '../art/kinds.ts';
import type { Item } from './item.ts';
import { suited } from '../art/suited.ts';
import { filled } from './vessels.ts';
import { asWritten, listOf } from '../words/table.ts';

/** Merges what `parse` has read, in the order in which each step builds on the one before. */
export const merged = (items: readonly Item[], locale: Locale): Item[] => employed(families(young(addressed(filled(items, locale)))));

/** To whom a greeting is said. */
const isYoung = asWritten(listOf('young'));
const isAddressee = asWritten(listOf('addressee'));

/** "Happy birthday Emma": anyone who is greeted is part of what is written. */
function addressed(items: readonly Item[]): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    found.push(item);
    if (item.kind !== 'written' || !item.greeting) continue;
    // 高考加油: whatever Chinese wishes luck for comes first.
    const isWished = (one: Item) => /^(?:unknown|size)$/.test(one.kind) && /^\p{Script=Han}+$/u.test(one.words);
    const from = found.findLastIndex((one, place) => place < found.length - 1 && !isWished(one)) + 1;
    const wish = found.slice(from);
    if (wish.some(({ kind }) => kind === 'unknown'))
      found.splice(from, wish.length, { ...item, words: wish.map(({ words }) => words).join('') });
    const comma = items[at + 1]?.kind === 'stop' && /[,，]/.test(items[at + 1]!.words);
    const name = items[at + (comma ? 2 : 1)];
    const isName = name && (name.kind === 'unknown' ? /^\p{Lu}/u.test(name.words) : isAddressee(name.words));
    if (!isName) continue;
    found[found.length - 1] = { ...item, words: `${found.at(-1)!.words}${comma ? ', ' : ' '}${name.words}` };
    at += comma ? 2 : 1;
  }
  return found;
}

const isPeople = (item: Item): boolean => item.kind === 'thing' && isPerson(item.senses[0]!.drawing);

/** "A family of ducks" is four ducks, and nobody else. */
const families = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    if (item.kind !== 'thing' || !isFamily(item.words)) return item;
    const after = items.slice(at + 1);
    const follows = after[0]?.kind === 'filler' || after[0]?.kind === 'of' ? after[1] : after[0];
    if (follows?.kind === 'thing' && isAnimal(follows.senses[0]!.drawing)) return { kind: 'count', count: 4, words: item.words };
    // 一家咖啡店: of whatever is not alive it is one.
    return item.words === '一家' && after[0] && /^(?:thing|place|unknown|color|size)$/.test(after[0].kind) && !isPeople(after[0])
      ? { kind: 'filler', words: item.words }
      : item;
  });

/** "A baby elephant", "un dragón bebé": the young of an animal is a small one, and no child beside it. */
function young(items: readonly Item[]): Item[] {
  const isBeast = (item: Item | undefined): boolean =>
    item?.kind === 'thing' && (isAnimal(item.senses[0]!.drawing) || item.senses[0]!.drawing.icon === 'dragon');
  return items.map((item, at) =>
    item.kind === 'thing' &&
    isYoung(item.words) &&
    (isBeast(items[at + 1]) || isBeast(items[at - 1]) || (items[at - 1]?.kind === 'color' && isBeast(items[at - 2])))
      ? { kind: 'size', size: 'small', words: item.words }
      : item,
  );
}

/** "Astronaut cat", "кот-космонавт": an animal and a trade without a word between them are one. */
function employed(items: readonly Item[]): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const before = found.at(-1);
    const drawing = item.kind === 'thing' && before?.kind === 'thing' && suited(before.senses[0]!.drawing, item.senses[0]!.drawing);
    if (!drawing || item.kind !== 'thing' || before?.kind !== 'thing') found.push(item);
    else
      found[found.length - 1] = {
        kind: 'thing',
        senses: [{ drawing, fit: item.senses[0]!.fit === 'itself' && before.senses[0]!.fit === 'itself' ? 'itself' : 'kind' }],
        words: `${before.words}${/\p{Script=Han}/u.test(item.words) ? '' : ' '}${item.words}`,
        plural: Boolean(before.plural ?? false) || Boolean(item.plural ?? false),
      };
  }
  return found;
}
