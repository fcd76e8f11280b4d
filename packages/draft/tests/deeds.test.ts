/** Deeds that are seen by their tool, several of a thing in Russian, what is said of a place, holidays, and words on a sign. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { planOf } from '../plan/plan.ts';
import { arrange } from '../arrange/arrange.ts';
import { told } from './kit/told.ts';

const means = ([locale, prompt, meaning]: readonly [Locale, string, string]): void => {
  const plan = planOf(prompt, { locale });
  const looks = told(plan, ({ colors, materials, poses, marks }) => [...colors, ...materials, ...poses, ...marks]);
  expect(`${looks} | ${plan.scene}`).toBe(meaning);
};

describe('an action', () => {
  it.each([
    ['en', 'grandma knitting a sweater', 'old-woman, yarn, coat | 0hold1 0beside2 | studio'],
    ['en', 'a knitting grandma', 'old-woman, yarn | 0hold1 | studio'],
    ['fr', 'un robot qui arrose des fleurs', 'robot, watering-can, tulip x3 | 0hold1 0beside2 | studio'],
    ['es', 'un oso pescando en el río', 'bear, fishing-pole | 0hold1 | sea'],
    ['zh', '正在钓鱼的熊', 'bear, fishing-pole | 0hold1 | sea'],
    ['ru', 'медведь катается на лыжах', 'bear, skis | 0ride1 | snow'],
    ['ru', 'космический корабль летит к звезде', 'rocket flying, star |  | sky'],
    ['es', 'un pulpo tocando la batería', 'octopus, drum | 0hold1 | studio'],
    ['fr', 'un loup en costume', 'wolf, suit | 0wear1 | studio'],
    ['zh', '两个人在雨中共撑一把伞', 'person-standing x2, umbrella | 0hold1 | meadow'],
  ] as const)('is shown by its tool, in %s: %s', (...row) => means(row));

  it('without anyone who does it shows no tool: a fishing boat has no rod', () =>
    expect(planOf('a fishing boat').things.map(({ drawing }) => drawing?.icon)).toEqual(['sailboat']));

  it('with something that nobody can draw is left out, with its smile', () => {
    const { things, unknown } = planOf('老爷爷在公园里打太极', { locale: 'zh' });
    expect(things[0]!.marks).toEqual([]);
    expect(unknown).toEqual(['太极', '打']);
  });
});

describe('a Russian plural', () => {
  it.each([
    ['ru', 'кошки играют', 'cat x3 |  | studio'],
    ['ru', 'девочка с красными шарами', 'girl, balloon x3 red | 0hold1 | studio'],
    ['ru', 'лиса с корзиной грибов', 'fox, mushroom x3, basket | 0hold2 1in2 | studio'],
    ['ru', 'два волка воют на луну', 'wolf x2 speaker-high-volume, crescent-moon |  | studio'],
    ['ru', 'дети сидят на скамейке', 'child x3, bench | 0sit1 | studio'],
    ['ru', 'бабушка кормит голубей', 'old-woman, dove x3 | 0face1 | studio'],
    ['ru', 'воздушные шары', 'balloon x3 |  | studio'],
    ['ru', 'яблоки на столе', 'red-apple x3, table | 0on1 | studio'],
  ] as const)('is drawn several times, in %s: %s', (...row) => means(row));

  it.each([
    'лев',
    'портрет собаки',
    'дом у реки без кошки',
    'девочка на лошади',
    'часы на стене',
    'рыжий кот в сапогах',
    'мужчина в очках',
  ])('is not found in “%s”', (prompt) => expect(planOf(prompt, { locale: 'ru' }).things.map(({ count }) => count)).not.toContain(3));
});

describe('an adjective after a place', () => {
  it.each([
    ['en', 'three penguins on an icy hill', 'penguin x3 |  | mountain'],
    ['en', 'a knight in an old forest', 'helm |  | forest'],
    ['en', 'a girl running down a hill', 'girl running |  | mountain'],
    ['ru', 'рыбак ловит рыбу на замёрзшем озере', 'man-beard yellow, fishing-pole, billed-cap | 0hold1 0wear2 | snow'],
  ] as const)('does not describe the thing before, in %s: %s', (...row) => means(row));
});

describe('a Chinese word for where something stands', () => {
  it.each([
    ['zh', '猫坐在礼物旁边', 'cat, wrapped-gift | 0beside1 | studio'],
    ['zh', '公交车停在学校门口', 'bus standing, school | 0before1 | studio'],
  ] as const)('puts it there, in %s: %s', (...row) => means(row));
});

describe('on the shoulder', () => {
  it.each([
    ['en', 'a pirate with a parrot on his shoulder'],
    ['fr', 'un pirate avec un perroquet sur l’épaule'],
    ['es', 'un pirata con un loro en el hombro'],
    ['ru', 'пират с попугаем на плече'],
    ['en', 'a woman in a red dress with a parrot on her shoulder'],
  ] as const)('something stands beside the chin, in %s: %s', (locale, prompt) => {
    const plan = planOf(prompt, { locale });
    const parts = arrange(plan, { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
    const [parrot, head] = [/parrot/, /man/].map((icon) =>
      parts.find(({ drawing, role }) => role === 'thing' && icon.test(drawing?.icon ?? ''))!,
    );
    expect(parrot!.x).toBeGreaterThan(head!.x);
    expect(parrot!.y).toBeGreaterThan(head!.y - head!.height * 0.3);
    expect(parrot!.y - parrot!.height).toBeGreaterThan(head!.y - head!.height * 0.8);
  });
});

it.each([
  ['en', 'a cat watching tv on a couch', 'cat, television, couch-and-lamp | 0face1 0on2 | studio'],
  ['fr', 'un hibou sur une pile de livres', 'owl, books | 0on1 | studio'],
  ['es', 'dos gatos negros en un tejado', 'cat x2 black, house | 0on1 | studio'],
] as const)('puts it beside the head, in %s: %s', (...row) => means(row));

describe('several kinds at once', () => {
  it.each([
    ['en', 'a bowl of fruit', 'red-apple, banana, grapes, bowl | 0in3 1in3 2in3 | studio'],
    ['fr', 'des légumes dans un panier', 'carrot, broccoli, tomato, basket | 0in3 1in3 2in3 | studio'],
    ['fr', 'une corbeille de fruits', 'red-apple, banana, grapes, basket | 0in3 1in3 2in3 | studio'],
    ['ru', 'игрушки на полке', 'teddy-bear, yo-yo, nesting-dolls, shelf | 0on3 1on3 2on3 | studio'],
    ['es', 'dos mascotas', 'dog, cat |  | studio'],
    ['en', 'a bowl of strawberries and blueberries', 'strawberry x3, blueberries, bowl | 0in2 1in2 | studio'],
    ['en', 'a box with a cat and a dog in it', 'cat, dog, package | 0in2 1in2 | studio'],
    ['en', 'a compass next to a piece of fruit', 'compass, red-apple | 0beside1 | studio'],
    ['en', 'a family of ducks', 'duck x4 |  | studio'],
    ['fr', 'une famille de canards', 'duck x4 |  | studio'],
    ['zh', '水果', 'red-apple, banana, grapes |  | studio'],
  ] as const)('are a few of them, in %s: %s', (...row) => means(row));

  it.each(['a bowl of fruit', 'sweets in a bowl', 'a bucket full of toys', 'a bathtub full of ducks'])(
    'are seen over the rim: %s',
    (prompt) => {
      const plan = planOf(prompt);
      const parts = arrange(plan, { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
      const rim = parts.find(({ drawing }) => /bowl|bucket|bathtub/.test(drawing?.icon ?? ''))!;
      for (const { thing, y, height, z } of parts)
        if (thing !== rim.thing) {
          if (z < rim.z) expect(rim.y - rim.height - (y - height)).toBeGreaterThan(height * 0.3);
          expect(y).toBeGreaterThan(rim.y - rim.height);
        }
    },
  );
});

describe('a holiday', () => {
  it.each([
    ['fr', 'un marché de Noël', 'convenience-store, christmas-tree |  | studio'],
    ['zh', '万圣节', 'jack-o-lantern |  | studio'],
    ['ru', 'пасха', 'egg |  | studio'],
    ['es', 'un gato de San Valentín', 'cat, red-heart |  | studio'],
  ] as const)('is shown by what it is known for, in %s: %s', (...row) => means(row));
});

it('“tired” draws no tire', () => means(['en', 'a tired nurse', 'health-worker zzz |  | studio']));

it.each(['开业大吉', '禁止吸烟', '欢迎光临', '谢谢惠顾', '囤货清仓'])('Chinese is written on a sign: %s', (words) =>
  expect(planOf(`写着“${words}”的牌子`, { locale: 'zh' }).things.map(({ text }) => text)).toEqual([words]),
);

it.each([
  ['good vibes only', 'letters “good vibes only”'],
  ['adventure awaits', 'letters “adventure awaits”'],
  ['cozy yurt', 'hut'],
  ['i need coffee', 'hot-beverage'],
  ['a cloud with a face', 'cloud smiling-face'],
])('a sticker writes out the words that have no drawing: %s', (prompt, meaning) =>
  expect(told(planOf(prompt, { placeless: true }), ({ marks }) => marks)).toBe(`${meaning} | `),
);
