/** Items that are one thing together, or mean something else beside each other. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawingOf } from '../art/art.ts';
import { cafes } from './cafes.ts';
import { isFamily } from '../words/families.ts';
import { isAnimal, isPerson } from '../art/kinds.ts';
import type { Item } from './parse.ts';
import { pictured } from './pictures.ts';
import { roleNamed } from '../words/roles.ts';
import { shapeNamed } from './shaped.ts';
import { suited } from '../art/suited.ts';
import { filled } from './vessels.ts';
import { fold } from '../words/forms.ts';

/** Merges what `parse` has read, in the order in which each step builds on the one before. */
export const merged = (items: readonly Item[], locale: Locale): Item[] => {
  const shown = pictured(cafes(locale === 'zh' ? outlined(items) : items, locale), locale);
  return employed(single(hoards(families(young(addressed(golden(giants(browned(filled(shown, locale), locale), locale), locale)))))));
};

const goldfish =
  /^(?:goldfish(?:es)?|poissons? rouges?|pez dorado|peces dorados|pez de colores|peces de colores|золот\p{L}+ рыб\p{L}+|金鱼)$/u;

/** "Chocolate cookies" are brown. */
const browned = (items: readonly Item[], locale: Locale): readonly Item[] =>
  items.map((item, at) =>
    locale === 'en' && item.kind === 'thing' && /^chocolate$/i.test(item.words) && items[at + 1]?.kind === 'thing'
      ? { kind: 'colour', colour: 'brown', senses: [], words: item.words }
      : item,
  );

/** A goldfish is the fish that there is, in its color. */
const golden = (items: readonly Item[], locale: Locale): readonly Item[] =>
  items.flatMap((item) => {
    if (item.kind !== 'thing' || !goldfish.test(fold(item.words))) return [item];
    const colour: Item = { kind: 'colour', colour: 'orange', senses: [], words: item.words };
    return locale === 'fr' || locale === 'es' ? [item, colour] : [colour, item];
  });

const describable = /^(thing|colour|material|size|mark|pose|finish|shape|count|place)$/;

/** "A giant", "un géant": who is said to be huge where the word describes nobody is an ogre, as the notes say. */
function giants(items: readonly Item[], locale: Locale): readonly Item[] {
  const ogre = drawingOf('ogre');
  return items.map((item, at) => {
    if (!ogre || item.kind !== 'size' || !/^(giant|geants?|gigantes?)$/.test(fold(item.words))) return item;
    const [before, after] = [items[at - 1], items[at + 1]];
    const described = locale === 'en' ? after : before;
    const isSaid = before !== undefined && /^(is|are|was|were|est|sont|es|son|tres|muy)$/.test(fold(before.words));
    if (isSaid || (described && describable.test(described.kind))) return item;
    return { kind: 'thing', senses: [{ drawing: ogre, fit: 'kind' }], words: item.words, plural: item.words.endsWith('s') };
  });
}

/** 心形蛋糕 is a cake, and 三角形 alone a triangle: a figure right before a thing is its shape. */
const outlined = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const next = items[at + 1];
    const follows = next?.kind === 'of' ? items[at + 2] : next;
    const shape = item.kind === 'thing' && follows?.kind === 'thing' ? shapeNamed(item.words, 'zh') : undefined;
    return shape ? { kind: 'shape', shape, words: item.words } : item;
  });

/** To whom a greeting is said. */
const addressees =
  /^(mom|mum|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|sister|brother|teacher|boss|friend|baby|everyone|all|maman|mamie|papi|papy|maitresse|maitre|mon amour|mami|abuela|abuelo|abuelita|amor|amiga|amigo|maestra|maestro|profe|hermana|hermano|мама|мамочка|папа|бабушка|дедушка|любимая|любимый|друг|подруга|доченька|сынок|妈妈|爸爸|奶奶|爷爷|老师|宝贝|亲爱的)$/;

/** "Happy birthday Emma": whoever is greeted is part of what is written. */
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
    const isName = name && (name.kind === 'unknown' ? /^\p{Lu}/u.test(name.words) : addressees.test(fold(name.words)));
    if (!isName) continue;
    found[found.length - 1] = { ...item, words: `${found.at(-1)!.words}${comma ? ', ' : ' '}${name.words}` };
    at += comma ? 2 : 1;
  }
  return found;
}

/** "A pile of gold" is one of coins. */
const hoards = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    item.kind === 'material' &&
    item.material === 'gold' &&
    items[at - 1]?.kind === 'count' &&
    !/^(?:thing|colour|material|size)$/.test(items[at + 1]?.kind ?? '')
      ? { kind: 'thing', senses: [{ drawing: drawingOf('coin')!, fit: 'kind' }], words: item.words }
      : item,
  );

const isPeople = (item: Item): boolean => item.kind === 'thing' && isPerson(item.senses[0]!.drawing);

/** "A family of ducks" is four ducks, and nobody else. */
const families = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    if (item.kind !== 'thing' || !isFamily(item.words)) return item;
    const after = items.slice(at + 1);
    const follows = after[0]?.kind === 'filler' || after[0]?.kind === 'of' ? after[1] : after[0];
    if (follows?.kind === 'thing' && isAnimal(follows.senses[0]!.drawing)) return { kind: 'count', count: 4, words: item.words };
    // 一家咖啡店: of whatever is not alive it is one.
    return item.words === '一家' && after[0] && /^(?:thing|place|unknown|colour|size)$/.test(after[0].kind) && !isPeople(after[0])
      ? { kind: 'filler', words: item.words }
      : item;
  });

/** "A baby elephant", "un dragón bebé": the young of an animal is a small one, and no child beside it. */
function young(items: readonly Item[]): Item[] {
  const isBeast = (item: Item | undefined): boolean =>
    item?.kind === 'thing' && (isAnimal(item.senses[0]!.drawing) || item.senses[0]!.drawing.icon === 'dragon');
  return items.map((item, at) =>
    item.kind === 'thing' &&
    /^(baby|bebes?|малыш\S*|宝宝)$/.test(fold(item.words)) &&
    (isBeast(items[at + 1]) || isBeast(items[at - 1]) || (items[at - 1]?.kind === 'colour' && isBeast(items[at - 2])))
      ? { kind: 'size', size: 'small', words: item.words }
      : item,
  );
}

const anybody =
  /^(?:man|men|woman|women|girl|girls|boy|boys|lady|ladies|guy|femme|fille|homme|mujer|chica|hombre|chico|девушка|девушки|женщина|мужчина|девочка|мальчик|女人|女孩|女子|男人|男孩|男子|少女|女|男)$/;

/** "Warrior woman", "девушка-самурай": one person, whoever stands for them. */
function single(items: readonly Item[]): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const before = found.at(-1);
    const isRole = (one: Item | undefined) => one?.kind === 'thing' && roleNamed(fold(one.words)) !== undefined;
    const isBody = (one: Item | undefined) => one?.kind === 'thing' && anybody.test(fold(one.words));
    const [role] = isRole(item) && isBody(before) ? [item] : isRole(before) && isBody(item) ? [before] : [];
    if (!before || item.kind !== 'thing' || role?.kind !== 'thing') found.push(item);
    else {
      const words = `${before.words}${/\p{Script=Han}/u.test(item.words) ? '' : ' '}${item.words}`;
      const { drawing } = role.senses[0]!;
      const hers = /wom[ae]n|girl|lad[yi]|femme|fille|mujer|chica|девуш|девоч|женщин|女/u.test(fold(words));
      const own = hers && drawingOf(drawing.icon === 'man-beard' ? 'woman' : `woman-${drawing.icon.replace(/^man-/, '')}`);
      found[found.length - 1] = { kind: 'thing', senses: [{ drawing: own || drawing, fit: 'kind' }], words, plural: item.plural ?? false };
    }
  }
  return found;
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
