import { expect, it } from 'vitest';
import { arrange } from '../arrange/arrange.ts';
import { backgroundOf, foregroundOf, hasSill, placed } from '../draw/place.ts';
import { statureOf } from '../art/kinds.ts';
import { planOf } from '../plan/plan.ts';

it.each([
  ['a cup and a book on a table', 'room'],
  ['une tasse sur une table', 'room'],
  ['a cat', 'meadow'],
  ['машина у дома', 'meadow'],
  ['a red rose', 'studio'],
  ['a cat on a red background', 'studio'],
  ['a cat on the moon', 'moon'],
])('“%s” is drawn in a place that suits it: %s', (prompt, scene) => {
  expect(placed(planOf(prompt)).scene).toBe(scene);
});

it('an animal of whom only the head is drawn sits in a scene on a body, and before rays is its head', () => {
  const roles = (prompt: string) => {
    const plan = planOf(prompt);
    return arrange(plan, { width: 200, height: 200 }, { ground: 0.8, scene: plan.scene }).map(({ role }) => role);
  };
  expect(roles('a fox in a forest')).toEqual(['body', 'thing']);
  expect(roles('a fox')).toEqual(['thing']);
});

const size = { width: 400, height: 400 };
const partsOf = (prompt: string) => {
  const plan = foregroundOf(placed(planOf(prompt)));
  return arrange(plan, size, { ground: 0.9, scene: plan.scene });
};

it.each([
  'a fox reading a book under a tree',
  'a lion under a tree at sunset',
  'a panda eating bamboo in the forest',
  'a bear in a scarf in the snow',
])('an animal of whom only the head is drawn has a body beside other things too: %s', (prompt) => {
  expect(partsOf(prompt).map(({ role }) => role)).toContain('body');
});

it('a head that looks out of a vessel or a car has no body', () => {
  for (const prompt of ['a fox in a basket in a meadow', 'a bear in a car in the city'])
    expect(partsOf(prompt).map(({ role }) => role)).not.toContain('body');
});

it.each([
  ['a bear by a river in the mountains', { far: 'mountain', autumnal: false }, ['bear']],
  ['лиса в осеннем лесу', { far: null, autumnal: true }, ['fox']],
  ['autumn leaves', { far: null, autumnal: false }, ['fallen-leaf']],
])('what is a place is painted behind the rest: %s', (prompt, background, icons) => {
  const plan = placed(planOf(prompt));
  expect(backgroundOf(plan)).toMatchObject(background);
  expect(foregroundOf(plan).things.map(({ drawing }) => drawing!.icon)).toEqual(icons);
});

it('links stay with their things where one of the things is of the place', () => {
  const { things, links } = foregroundOf(placed(planOf('a mountain and a boy with a kite by the sea')));
  expect(links.map(({ relation, from, to }) => [relation, things[from]!.drawing!.icon, things[to]!.drawing!.icon])).toEqual([
    ['hold', 'boy', 'kite'],
  ]);
});

it.each(['a boy flying a kite on a hill', 'a girl with a balloon in a park'])(
  'what flies is above the hand, on a string from it: %s',
  (prompt) => {
    const parts = partsOf(prompt);
    const [string, hand, flown] = [
      parts.find(({ role }) => role === 'string')!,
      parts.find(({ role }) => role === 'hand')!,
      parts.find(({ drawing }) => /kite|balloon/.test(drawing?.icon ?? ''))!,
    ];
    expect(flown.y).toBeLessThan(hand.y - hand.height);
    expect([string.x - string.width / 2, string.y]).toEqual([expect.closeTo(hand.x, 0), expect.closeTo(hand.y - hand.height / 2, 0)]);
    expect(string.y - string.height).toBeGreaterThan(flown.y - flown.height);
  },
);

it.each([
  ['a fox', 'a fallen leaf'],
  ['a house', 'a cat'],
  ['a girl', 'a cup'],
  ['a tree', 'a dog'],
])('%s is drawn larger than %s', (large, small) => {
  const [one, other] = [large, small].map((prompt) => statureOf(planOf(prompt).things[0]!.drawing!));
  expect(one! / other!).toBeGreaterThan(1.5);
});

it('on a seat the legs are bent over its edge, and on a bicycle they are at its sides', () => {
  const gesture = (prompt: string) => partsOf(prompt).find(({ role }) => role === 'body')!.gesture;
  expect(gesture('a man on a bench in a park')).toBe('seated');
  expect(gesture('a girl riding a bicycle')).toBe('astride');
  expect(gesture('a girl beside a bicycle')).toBeUndefined();
  for (const prompt of ['a lion walking in the savanna', 'лиса идёт по снегу', 'un niño caminando por el bosque'])
    expect(gesture(prompt), prompt).toBe('striding');
});

it('who wears a coat has legs below it', () => {
  const parts = partsOf('a girl in a red coat in the snow');
  const [body, coat] = [parts.find(({ role }) => role === 'body')!, parts.find(({ role }) => role === 'worn')!];
  expect(coat.y).toBeLessThan(body.y - body.height * 0.15);
  expect(coat.z).toBeGreaterThan(body.z);
});

it('stars in a corner are in the sky, and in no row', () => {
  const stars = partsOf('a house in the mountains with three stars in the corner').filter(({ drawing }) => drawing?.icon === 'star');
  expect(stars).toHaveLength(3);
  for (const { y, lift } of stars) expect([y < 160, lift]).toEqual([true, null]);
  expect(Math.max(...stars.map(({ y }) => y)) - Math.min(...stars.map(({ y }) => y))).toBeGreaterThan(stars[0]!.height * 0.4);
});

it('small things by a window are on a table before the window of the room', () => {
  const plan = placed(planOf('une tasse de café et un livre à côté de la fenêtre'));
  const { things, links } = foregroundOf(plan);
  expect([plan.scene, things.map(({ drawing }) => drawing!.icon)]).toEqual([
    'room',
    [expect.stringMatching(/beverage|teacup/), 'closed-book', 'table'],
  ]);
  expect(links.filter(({ relation }) => relation === 'on').map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(hasSill(placed(planOf('a cat sits on a window')))).toBe(true);
});
