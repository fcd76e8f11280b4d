/** What somebody does is seen: where tool, body and object are, and what shows the deed. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { arrange } from '../arrange/arrange.ts';
import type { ArrangedPart } from '../arrange/part.ts';
import { foregroundOf, hasSill, placed } from '../draw/place.ts';
import { asleep } from '../draw/asleep.ts';
import { drawn } from '../draw/figure.ts';
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { planOf } from '../plan/plan.ts';
import sharp from 'sharp';

const size = { width: 400, height: 400 };
const partsOf = (prompt: string, locale: Locale = 'en'): ArrangedPart[] => {
  const plan = foregroundOf(placed(planOf(prompt, { locale })));
  return arrange(plan, size, { ground: 0.9, scene: plan.scene });
};
const of = (parts: readonly ArrangedPart[], icon: RegExp) => parts.find(({ drawing }) => icon.test(drawing?.icon ?? ''))!;
const bodyOf = (parts: readonly ArrangedPart[]) => parts.find(({ role }) => role === 'body')!;
const topOf = ({ y, height }: ArrangedPart) => y - height;

describe('a deed', () => {
  it.each([
    ['en', 'a girl hugging a bear', 'hug'],
    ['fr', 'une fille qui enlace un ours', 'hug'],
    ['es', 'una niña abrazando a un oso', 'hug'],
    ['ru', 'девочка обнимает медведя', 'hug'],
    ['zh', '女孩拥抱着熊', 'hug'],
    ['en', 'a boy climbing a tree', 'climb'],
    ['es', 'un niño subiendo a un árbol', 'climb'],
    ['ru', 'мальчик толкает тележку', 'push'],
    ['fr', 'un enfant qui pousse un chariot', 'push'],
    ['es', 'un zorro saltando sobre una valla', 'leap'],
    ['ru', 'дети лепят снеговика', 'make'],
    ['zh', '男孩堆雪人', 'make'],
    ['en', 'a rabbit baking a cake', 'bake'],
    ['en', 'two friends kissing', 'kiss'],
    ['fr', 'un homme et une femme qui s’embrassent', 'kiss'],
  ] as const)('is one of two, in %s: %s', (locale, prompt, deed) =>
    expect(planOf(prompt, { locale }).links.map((link) => link.deed)).toContain(deed),
  );

  it.each(['a train pulling wagons', 'une fleur qui pousse'])('is none of what has no hands: %s', (prompt) =>
    expect(planOf(prompt).links.flatMap((link) => link.deed ?? [])).toEqual([]),
  );
});

it('who fishes stands on the shore, and the float is in the water', () => {
  const plan = placed(planOf('un ours qui pêche', { locale: 'fr' }));
  expect([plan.scene, plan.ashore]).toEqual(['beach', true]);
  const parts = partsOf('a bear fishing');
  const [pole, rings, body] = [of(parts, /^fishing-pole$/), of(parts, /^rings$/), bodyOf(parts)];
  expect(pole.x).toBeGreaterThan(body.x);
  expect(Math.abs(rings.x - pole.x)).toBeGreaterThan(pole.width * 0.3);
  expect(rings.y).toBeLessThan(body.y);
});

it('flowers that are watered grow in the ground at the spout, with drops on them', () => {
  const parts = partsOf('a robot watering flowers in a garden');
  const [can, flower, drops] = [of(parts, /^watering-can$/), of(parts, /^tulip$/), of(parts, /^drops$/)];
  expect(flower.x).toBeGreaterThan(can.x);
  expect(Math.abs(flower.y - bodyOf(parts).y)).toBeLessThan(2);
  expect(topOf(flower)).toBeGreaterThan(topOf(can));
  expect(Math.abs(drops.x - flower.x)).toBeLessThan(drops.width * 1.5);
});

it.each([
  ['en', 'a bear swimming in a lake'],
  ['es', 'un niño nadando en el lago'],
  ['zh', '一只熊在河里游泳'],
] as const)('who swims is in the water up to the chest, in %s: %s', (locale, prompt) => {
  expect(placed(planOf(prompt, { locale })).scene).toBe('sea');
  const parts = partsOf(prompt, locale);
  expect(bodyOf(parts).dry).toBeCloseTo(0.34);
  expect(of(parts, /^(?:bear|boy)$/).dry).toBe(1);
  expect(of(parts, /^rings$/)).toBeDefined();
});

it.each(['медведь идёт по горной тропе', 'медведь идет по горной тропе'])(
  'who walks takes a step, and nobody skis beside: %s',
  (prompt) => {
    const { things, scene } = planOf(prompt, { locale: 'ru' });
    expect([scene, things.map(({ drawing, poses }) => [drawing?.icon, ...poses].join(' '))]).toEqual([
      'mountain',
      ['bear running', 'road'],
    ]);
  },
);

it('in a boat nobody swims', () => expect(planOf('мальчик плывёт на лодке', { locale: 'ru' }).things[0]!.poses).toEqual([]));

it('who sleeps lies: people on the back, animals on their paws, and in bed on the pillow', () => {
  const boy = partsOf('a boy sleeping under a tree');
  expect([bodyOf(boy).gesture, bodyOf(boy).turn]).toEqual(['supine', -90]);
  expect(bodyOf(partsOf('a fox sleeping in a forest')).gesture).toBe('lying');
  const bear = partsOf('a bear sleeping in a bed');
  expect(bear.map(({ role }) => role)).not.toContain('body');
  expect(of(bear, /^bear$/).x).toBeLessThan(of(bear, /^bed$/).x);
});

it.each(['fox', 'dog-face', 'woman'])('both eyes of who sleeps are closed: %s', async (icon) => {
  const drawing: Drawing = { ...drawingOf(icon)!, box: [0, 0, 32, 32] };
  const { data, info } = await sharp(await drawn(icon, 96))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const closed = await sharp(await asleep({ data, width: info.width, height: info.height }, drawing))
    .raw()
    .toBuffer();
  const changed = [0, 0];
  for (let at = 0; at < data.length; at += 4) if (Math.abs(data[at]! - closed[at]!) > 20) changed[(at / 4) % 96 < 48 ? 0 : 1]! += 1;
  expect(Math.min(...changed)).toBeGreaterThan(20);
  expect(Math.max(...changed) / Math.min(...changed)).toBeLessThan(2);
});

it.each([
  ['en', 'a cat sitting on a window sill looking at the rain'],
  ['ru', 'кот сидит на подоконнике и смотрит на дождь'],
  ['zh', '小猫坐在窗台上'],
  ['zh', '小猫坐在窗边看雪'],
] as const)('on a window sill one sits before a broad window, and in no meadow, in %s: %s', (locale, prompt) => {
  expect(hasSill(placed(planOf(prompt, { locale })))).toBe(true);
  const parts = partsOf(prompt, locale);
  expect(parts.flatMap(({ drawing }) => drawing?.icon ?? [])).toEqual(['cat-face']);
});

it('who hugs has an arm around the other, and the heads are together', () => {
  const parts = partsOf('a woman hugging a man in a park');
  const [one, other] = [of(parts, /^woman/), of(parts, /^man/)];
  expect(other.x - one.x).toBeLessThan(one.width * 1.05);
  expect(bodyOf(parts.filter(({ thing }) => thing === 0)).reach?.right?.[0]).toBeGreaterThan(0.9);
  expect(of(parts, /^red-heart$/)).toBeDefined();
});

it('who leaps is above what is leapt over', () => {
  const parts = partsOf('a fox jumping over a fence');
  expect(bodyOf(parts).y).toBeLessThan(topOf(of(parts, /^fence$/)) + 8);
  expect(bodyOf(parts).gesture).toBe('leaping');
});

it('on a skateboard one stands level', () => {
  const parts = partsOf('a girl riding a skateboard');
  const board = of(parts, /^level-board$/);
  expect(board.width).toBeGreaterThan(board.height * 3);
  expect(Math.abs(bodyOf(parts).y - topOf(board))).toBeLessThan(board.height * 0.5);
});

it('who paints has an easel with what is painted', () => {
  const parts = partsOf('un enfant qui dessine un chat', 'fr');
  const [easel, cat] = [of(parts, /^easel$/), of(parts, /^cat$/)];
  expect(Math.abs(cat.x - easel.x)).toBeLessThan(easel.width * 0.3);
  expect(of(parts, /^paintbrush$/)).toBeDefined();
});

it('chess is on a table between those who play', () => {
  const parts = partsOf('мальчик играет в шахматы с роботом', 'ru');
  const [boy, table, robot, pawn] = [/^boy$/, /^table$/, /^robot$/, /^chess-pawn$/].map((icon) => of(parts, icon));
  expect(boy!.x).toBeLessThan(table!.x);
  expect(robot!.x).toBeGreaterThan(table!.x);
  expect(Math.abs(pawn!.x - table!.x)).toBeLessThan(table!.width * 0.5);
});

it('who waves has a hand up, and who dances both', () => {
  expect(bodyOf(partsOf('小兔子在挥手', 'zh')).reach?.right?.[1]).toBeLessThan(0);
  expect(bodyOf(partsOf('熊猫在跳舞', 'zh')).gesture).toBe('dancing');
});

it('who skis stands on skis in the snow', () => {
  const plan = placed(planOf('a bear skiing down a mountain'));
  expect(plan.scene).toBe('snow');
  const parts = partsOf('a bear skiing down a mountain');
  expect([bodyOf(parts).gesture, of(parts, /^level-skis$/).width > bodyOf(parts).width]).toEqual(['striding', true]);
});

it('at a table one is seen above it', () => {
  const parts = partsOf('девочка сидит за столом', 'ru');
  const [girl, table] = [of(parts, /^girl$/), of(parts, /^table$/)];
  expect(girl.y).toBeLessThan(topOf(table));
  expect(bodyOf(parts).z).toBeLessThan(table.z);
});

it.each([
  ['en', 'an owl on a branch'],
  ['ru', 'снегирь на ветке'],
] as const)('a branch reaches into the image, off the ground, in %s: %s', (locale, prompt) => {
  const branch = of(partsOf(prompt, locale), /^branch$/);
  expect(branch.x - branch.width / 2).toBeLessThan(3);
  expect(branch.y).toBeLessThan(size.height * 0.8);
});

it('who sings has a microphone, and a bird has none', () => {
  const icons = (prompt: string) => planOf(prompt).things.map(({ drawing }) => drawing?.icon);
  expect([icons('a cat singing'), icons('a bird singing')]).toEqual([['cat', 'microphone'], ['bird']]);
});

it('a box with a cat in it is open', () => expect(of(partsOf('un chat dans une boîte', 'fr'), /^open-box$/)).toBeDefined());
