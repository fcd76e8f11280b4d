/** Prompts as people write them: what is left away, who holds what, to whom a greeting goes, and notes that are true to the image. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { planOf } from '../plan/plan.ts';
import { arrange } from '../arrange/arrange.ts';
import type { ArrangedPart } from '../arrange/part.ts';

type ObeyRow = readonly [locale: Locale, prompt: string, things: string, links?: string];

const drawn = (prompt: string, locale: Locale, placeless = false) => {
  const { things, links } = planOf(prompt, { locale, placeless });
  return [
    things
      .map(({ drawing, count, colors, sizes, text }) =>
        [drawing?.icon ?? 'letters', ...(count > 1 ? [`x${count}`] : []), ...colors, ...sizes, ...(text ? [`“${text}”`] : [])].join(' '),
      )
      .join(', '),
    links.map(({ relation, from, to }) => `${from}${relation}${to}`).join(' '),
  ];
};
const hold = (rows: readonly ObeyRow[], placeless = false) =>
  it.each(rows.map(([locale, prompt, things, links = '']) => ({ locale, prompt, things, links })))(
    '$locale: $prompt',
    ({ locale, prompt, things, links }) => expect(drawn(prompt, locale, placeless)).toEqual([things, links]),
  );

describe('a negation', () => {
  hold([
    ['en', 'an empty beach, no people', ''],
    ['en', 'a bowl of soup without a spoon', 'steaming-bowl'],
    ['en', 'a dog without a hat or a leash in the grass', 'dog'],
    ['en', 'a knight with a banana instead of a sword', 'helm, banana', '0hold1'],
    ['fr', 'une plage sans personne', ''],
    ['es', 'una cocina sin gente', 'oven'],
    ['ru', 'пляж без людей', ''],
    ['zh', '海边的日落,没有人', ''],
  ]);
  it('is obeyed, and the notes mention it', () => expect(planOf('a beach, no people').understood).toEqual(['beach', 'no people']));
});

describe('what someone does', () => {
  hold([
    ['en', 'kids building a sandcastle', 'child x3, sandcastle', '0beside1'],
    ['en', 'a monkey stealing a banana', 'monkey, banana', '0hold1'],
    ['en', 'a person reading', 'person, open-book', '0hold1'],
    ['en', 'a girl reading a book', 'girl, open-book', '0hold1'],
    ['ru', 'девочка читает книгу', 'girl, open-book', '0hold1'],
    ['en', 'a girl carrying a book', 'girl, closed-book', '0hold1'],
    ['en', 'a bear with a stove', 'bear, oven', '0beside1'],
    ['en', 'a train crossing a bridge over a river', 'train, bridge', '0on1'],
    ['es', 'un futbolista pateando el balón', 'man-running, soccer-ball', '0hold1'],
    ['zh', '骑自行车的兔子', 'rabbit, bicycle', '0ride1'],
  ]);
});

describe('a sticker', () => {
  hold(
    [
      ['en', 'dragon breathing fire', 'dragon, fire', '0eat1'],
      ['en', 'a hedgehog with an apple on its back', 'red-apple, hedgehog', '0on1'],
      ['en', 'a turtle with a house on its back', 'house, turtle', '0on1'],
      ['en', 'a golden retriever with a tennis ball in its mouth', 'dog, tennis', '0eat1'],
      ['en', 'a girl with curly hair and glasses', 'woman-curly-hair, glasses', '0wear1'],
      ['en', 'a cat sleeping inside a shoe', 'cat, running-shoe', '0in1'],
      ['en', 'a cactus with a hat', 'cactus, top-hat', '0wear1'],
      ['fr', 'un ours en pyjama', 'bear, t-shirt', '0wear1'],
      ['ru', 'дед Мороз с подарками', 'santa-claus, wrapped-gift x3', '0hold1'],
      // The young of an animal isn't a child.
      ['en', 'baby elephant with a balloon', 'elephant small, balloon', '0hold1'],
      ['fr', 'bébé éléphant', 'elephant small'],
      ['es', 'un dragón verde bebé', 'dragon green small'],
      // A pair is two.
      ['en', 'cowboy boots', 'hiking-boot x2'],
      ['en', 'wedding rings', 'ring x2'],
    ],
    true,
  );
});

describe('words that are written', () => {
  hold(
    [
      ['en', 'happy birthday Emma with a pink cake', 'letters “happy birthday Emma”, birthday-cake pink', '0beside1'],
      ['en', 'love you mom', 'letters “love you mom”'],
      ['fr', 'joyeux anniversaire Léa', 'letters “joyeux anniversaire Léa”'],
      ['ru', 'с днём рождения, бабушка', 'letters “с днём рождения, бабушка”'],
      ['zh', '加油', 'letters “加油”'],
      ['en', 'hola sign', 'signboard “hola”'],
      ['en', 'a sign saying SALE 50%', 'signboard “SALE 50%”'],
      ['en', 'game controller with the words GAME OVER', 'video-game, letters “GAME OVER”'],
      ['en', 'a birthday card that says Happy 40th', 'birthday-cake “Happy 40th”'],
    ],
    true,
  );
  it('are left out where a letter has no outline', () => {
    const { understood, unknown } = planOf('写着"龘靐"的招牌', { locale: 'zh' });
    expect([understood, unknown]).toEqual([['招牌'], ['龘靐', '写着']]);
  });
});

describe('a color or a part', () => {
  hold([
    ['en', 'a small blue house with a red roof', 'house blue small'],
    ['es', 'una casa amarilla con puerta azul', 'house yellow'],
    ['fr', 'une sirène aux cheveux rouges', 'woman-merpeople'],
    ['fr', 'une brouette bleue et un chat', 'wheelbarrow blue, cat'],
    ['en', 'a red flumox and a cat', 'cat'],
    ['en', 'an old fisherman', 'old-man yellow, billed-cap, fishing-pole', '0wear1 0hold2'],
    ['fr', 'des moutons dans un pré vert', 'ewe x3'],
    ['ru', 'волк в красной шапочке', 'wolf, billed-cap red', '0wear1'],
    ['zh', '吃西瓜的小女孩', 'girl, watermelon', '0eat1'],
    ['en', 'three red buses', 'bus x3 red'],
    ['es', 'una vaca en medio del campo', 'cow'],
  ]);
  it.each<[Locale, string, string[]]>([
    ['en', 'a house with a red roof', ['red']],
    ['es', 'una casa amarilla con puerta azul', ['azul']],
    ['fr', 'une sirène aux cheveux rouges', ['rouges']],
    ['en', 'a red flumox and a cat', ['flumox', 'red']],
  ])('that is drawn otherwise is left out in %s: %s', (locale, prompt, left) => expect(planOf(prompt, { locale }).unknown).toEqual(left));
});

it('a couple is two, and the notes have no empty word', () => {
  const { things, understood } = planOf('una pareja en el parque', { locale: 'es' });
  expect([things.length, understood]).toEqual([2, ['pareja', 'parque']]);
});

it('“cara” is read as a face, not as expensive', () =>
  expect(planOf('una taza con cara feliz', { locale: 'es' }).things.map(({ marks }) => marks)).toEqual([['smiling-face']]));

describe('things on a table', () => {
  hold([
    ['en', 'a cup of tea, a book and a pair of glasses on a table', 'hot-beverage, closed-book, glasses, table', '0on3 1on3 2on3'],
    ['zh', '桌子上有一杯咖啡和一本书', 'hot-beverage, closed-book, table', '0on2 1on2'],
    ['es', 'una mesa con tres manzanas rojas', 'red-apple x3 red, table', '0on1'],
    ['en', 'a bottle of wine and two glasses', 'bottle-with-popping-cork, wine-glass x2'],
  ]);
});

describe('a place, an hour, and a weather', () => {
  it.each<[Locale, string, string, string, string[], number]>([
    ['fr', 'un village sous la neige la nuit', 'meadow', 'night', ['snowfall'], 1],
    ['ru', 'деревня зимой ночью', 'snow', 'night', [], 1],
    ['ru', 'город зимой ночью', 'city', 'night', ['snowfall'], 0],
    ['en', 'fireworks over the city', 'city', 'night', [], 1],
    ['en', 'a polar bear under northern lights', 'meadow', 'night', ['aurora'], 1],
    ['en', 'lightning over a farm', 'meadow', 'day', ['storm'], 0],
    ['ru', 'девочка с красным зонтом под дождём', 'meadow', 'day', ['rain'], 2],
    ['en', 'a plane over the sea 🌊 at sunset 🌅', 'sea', 'sunset', [], 1],
    ['en', 'a gril on the oceon', 'sea', 'day', [], 1],
  ])('%s: %s', (locale, prompt, scene, time, weathers, count) =>
    expect(planOf(prompt, { locale })).toMatchObject({ scene, time, weathers, things: { length: count } }),
  );
});

it.each<[Locale, string]>([
  ['en', 'a library'],
  ['fr', 'une bibliothèque'],
  ['zh', '图书馆'],
])('a library is known by its shelf in %s: %s', (locale, prompt) => expect(drawn(prompt, locale)).toEqual(['shelf', '']));

it('the snow in a room falls behind its window', () =>
  expect(drawn('a cat in a room while it is snowing', 'en')).toEqual(['cat, window', '']));

describe('where things stand', () => {
  const size = { width: 1024, height: 1024 };
  const partsOf = (prompt: string): (ArrangedPart & { icon: string })[] => {
    const plan = planOf(prompt);
    return arrange(plan, size, { ground: 0.9, scene: plan.scene }).map((part) => ({ ...part, icon: part.drawing?.icon ?? 'letters' }));
  };
  const xOf = (prompt: string) => {
    const parts = partsOf(prompt).toSorted((a, b) => a.x - b.x);
    return parts.map(({ icon }) => icon);
  };

  it('what is between two others is in their middle', () => {
    expect(xOf('a mouse between two cats')).toEqual(['cat', 'mouse', 'cat']);
    expect(xOf('a cow between a tree and a house')).toEqual(['deciduous-tree', 'cow', 'house']);
  });

  it('the one who is chased runs ahead', () => expect(xOf('a police car chasing a motorcycle')).toEqual(['motorcycle', 'police-car']));

  it('several on a table lie side by side', () => {
    const parts = partsOf('a cup of tea, a book and a lamp on a table').filter(({ icon }) => icon !== 'table');
    const sides = parts.toSorted((a, b) => a.x - b.x);
    expect(sides).toHaveLength(3);
    for (const [at, part] of sides.entries())
      if (at > 0) expect(part.x - part.width / 2).toBeGreaterThanOrEqual(sides[at - 1]!.x + sides[at - 1]!.width / 2);
  });

  it('the second row of a flock is before the tree it sits in', () => {
    const parts = partsOf('five birds on a tree');
    const tree = parts.findIndex(({ icon }) => icon.endsWith('tree'));
    expect(parts.slice(tree + 1).filter(({ icon }) => icon === 'bird')).toHaveLength(5);
  });

  it('what is under a car stands in the frame, whole and on the ground', () => {
    const feet = partsOf('a white cat under a blue car').map(({ y }) => Math.round(y));
    expect(Math.max(...feet)).toBe(Math.round(size.height * 0.9));
  });

  it('an umbrella is held over the head', () => {
    const parts = partsOf('a woman with a red umbrella');
    const [umbrella, woman] = ['umbrella', 'woman'].map((icon) => parts.find((part) => part.icon === icon)!);
    expect(umbrella!.y - umbrella!.height).toBeLessThan(woman!.y - woman!.height);
  });
});
