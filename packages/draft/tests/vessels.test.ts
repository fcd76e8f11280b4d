import { describe, expect, it } from 'vitest';
import { planOf } from '../plan/plan.ts';
import { arrange } from '../arrange/arrange.ts';
import { told } from './kit/told.ts';

const seen = (prompt: string, locale: 'en' | 'fr' | 'es' | 'ru' | 'zh') => told(planOf(prompt, { locale }), () => []);

describe('what is measured by a vessel is in it', () => {
  it.each([
    ['zh', '一盘饺子', 'dumpling x3, plate | 0in1'],
    ['zh', '一瓶花', 'bouquet, vase | 0in1'],
    ['zh', '一盒巧克力', 'chocolate-bar x3, package | 0in1'],
    ['zh', '一篮新鲜的红苹果', 'red-apple x3, basket | 0in1'],
    ['zh', '桌子上的一篮苹果', 'red-apple x3, basket, table | 1on2 0in1'],
    ['zh', '一个女孩端着一盘饺子', 'girl, dumpling x3, plate | 0hold2 1in2'],
    ['en', 'on the table stands a basket of apples', 'red-apple x3, basket, table | 1on2 0in1'],
    ['es', 'en la mesa hay una canasta de manzanas', 'red-apple x3, basket, table | 1on2 0in1'],
    ['ru', 'на столе корзина яблок', 'red-apple x3, basket, table | 1on2 0in1'],
    ['es', 'un florero con flores', 'bouquet, vase | 0in1'],
    ['ru', 'три цветка в вазе', 'blossom x3, vase | 0in1'],
    ['en', 'three flowers in a vase', 'blossom x3, vase | 0in1'],
  ] as const)('is drawn in it, in %s: %s', (locale, prompt, drawn) => expect(seen(prompt, locale)).toBe(drawn));
});

describe('what is drawn in its vessel is counted by it', () => {
  it.each([
    ['zh', '三碗面', 'steaming-bowl x3 | '],
    ['zh', '一杯奶茶', 'bubble-tea | '],
    ['zh', '三盆绿植', 'potted-plant x3 | '],
    ['en', 'a bowl of rice', 'cooked-rice | '],
    ['en', 'two plates of pasta', 'spaghetti x2 | '],
    ['en', 'a jar of honey', 'honey-pot | '],
    ['fr', 'deux assiettes de pâtes', 'spaghetti x2 | '],
    ['es', 'dos platos de pasta', 'spaghetti x2 | '],
    ['ru', 'две миски риса', 'cooked-rice x2 | '],
  ] as const)('once for each, in %s: %s', (locale, prompt, drawn) => {
    expect(seen(prompt, locale)).toBe(drawn);
    expect(planOf(prompt, { locale }).unknown).toEqual([]);
  });

  it('unless the vessel has a color of its own', () => expect(seen('a blue bowl of rice', 'en')).toBe('cooked-rice, bowl | 0in1'));
});

const partsOf = (prompt: string, locale: 'en' | 'zh' = 'en') =>
  arrange(planOf(prompt, { locale }), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });

it.each([
  ['two plates of dumplings', 6],
  ['three cats in three boxes', 3],
  ['three bottles of beer', 3],
] as const)('each of several vessels holds something: %s', (prompt, several) => {
  const parts = partsOf(prompt);
  const [inside, vessels] = [0, 1].map((at) => parts.filter(({ thing }) => thing === at));
  expect(inside).toHaveLength(several);
  for (const vessel of vessels!)
    expect(inside!.filter(({ x }) => Math.abs(x - vessel.x) < vessel.width / 2)).toHaveLength(several / vessels!.length);
});

describe('who looks at something', () => {
  it.each(['a cat looking at a fish', 'a dog playing with the ball', 'a horse watching a cow'])('has it before its face: %s', (prompt) => {
    const [looker, other] = [0, 1].map((at) => partsOf(prompt).find(({ thing, role }) => thing === at && role === 'thing')!);
    expect(other!.x).toBeLessThan(looker!.x);
  });

  it.each([
    ['en', 'a wolf looking at the moon', 'looking at'],
    ['es', 'un niño mirando la luna', 'mirando'],
    ['fr', 'un loup regarde la lune', 'regarde'],
    ['ru', 'волк смотрит на луну', 'смотрит на'],
    ['zh', '狼看着月亮', '看着'],
  ] as const)('is not reported to look at us, in %s: %s', (locale, prompt, words) => {
    const { understood, unknown } = planOf(prompt, { locale });
    expect(understood).not.toContain(words);
    expect(unknown).toEqual([words]);
  });

  it('is reported to look where it shows', () => expect(planOf('кот смотрит на луну', { locale: 'ru' }).unknown).toEqual([]));
});

it.each([
  ['a couple riding a scooter', 2, 1],
  ['an elderly couple sitting on a bench', 2, 1],
  ['a boy and a girl riding bicycles', 2, 3],
  ['two children riding bicycles', 2, 3],
  ['three kids riding three bicycles', 3, 3],
] as const)('who does it together is seen beside the other: %s', (prompt, people, seats) => {
  const parts = partsOf(prompt).filter(({ role }) => role === 'thing');
  const plan = planOf(prompt);
  const isSeat = ({ thing }: (typeof parts)[number]) => plan.links.some(({ to }) => to === thing);
  const riders = parts.filter((part) => !isSeat(part)).toSorted((one, other) => one.x - other.x);
  expect([riders.length, parts.length - riders.length]).toEqual([people, seats]);
  for (const [at, rider] of riders.slice(1).entries()) expect(rider.x - riders[at]!.x).toBeGreaterThan(rider.width / 2);
});
