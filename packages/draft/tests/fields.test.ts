import { describe, expect, it } from 'vitest';
import { arrange } from '../arrange/arrange.ts';
import { boxOf } from '../arrange/part.ts';
import { composeScene } from '../draw/compose.ts';
import { foregroundOver } from '../draw/foreground.ts';
import { backgroundOf, foregroundOf, placed } from '../draw/place.ts';
import { planOf } from '../plan/plan.ts';
import { randomFrom } from '@iridia/pixels/random';

const size = { width: 400, height: 400 };
const partsOf = (prompt: string) => {
  const plan = foregroundOf(placed(planOf(prompt)));
  return { plan, parts: arrange(plan, size, { ground: 0.9, scene: plan.scene }) };
};

describe('a field', () => {
  it.each([
    ['a girl in a field of poppies', 'poppies'],
    ['une fille dans un champ de coquelicots', 'poppies'],
    ['una niña en un campo de amapolas', 'poppies'],
    ['девочка в маковом поле', 'poppies'],
    ['a tractor in a wheat field', 'wheat'],
    ['金色的麦田', 'wheat'],
    ['薰衣草田', 'lavender'],
    ['un champ de lavande', 'lavender'],
    ['поле подсолнухов', 'sunflowers'],
  ])('is full of what grows there, and no row of flowers: %s', (prompt, crop) => {
    const plan = placed(planOf(prompt));
    expect(plan.scene).toBe('meadow');
    expect(backgroundOf(plan).bloom?.crop).toBe(crop);
    expect(foregroundOf(plan).things.every(({ drawing }) => !drawing?.subgroup.startsWith('plant'))).toBe(true);
  });

  it.each(['a girl with flowers in a vase', 'a girl watering flowers in the garden', 'a woman holding roses in a meadow'])(
    'is none of flowers that somebody has: %s',
    (prompt) => {
      const plan = placed(planOf(prompt));
      expect(backgroundOf(plan).bloom).toBeNull();
    },
  );

  it('has the color that the words give its flowers, and another image', async () => {
    const paint = async (prompt: string) => (await composeScene(planOf(prompt), { width: 96, height: 72 }, 7)).rgb;
    expect((await paint('a field of blue tulips')).equals(await paint('a field of red tulips'))).toBe(false);
  });
});

describe('depth', () => {
  it('comes from a house that stands behind those who are before it, who are as large as without it', () => {
    const { plan, parts } = partsOf('a girl with her dog in front of a castle');
    const of = (icon: string) => boxOf(parts.filter(({ thing }) => plan.things[thing]!.drawing?.icon === icon));
    const [girl, castle] = [of('girl'), of('castle')];
    expect(girl.bottom).toBeGreaterThan(castle.bottom);
    expect(girl.bottom - girl.top).toBeGreaterThan(size.height / 3);
    const order = parts.map(({ thing }) => plan.things[thing]!.drawing?.icon);
    expect(order.indexOf('castle')).toBeLessThan(order.indexOf('girl'));
  });

  it('comes from plants at the lower corners, where no small figure is', () => {
    const { plan, parts } = partsOf('a fox in a meadow');
    const over = foregroundOver(plan, {}, parts, size, randomFrom('near'));
    expect(over!.top).toBeGreaterThan(size.height * 0.7);
    expect(foregroundOver({ scene: 'studio', time: 'day' }, {}, parts, size, randomFrom('near'))).toBeNull();
    const crowded = [0.03, 0.97].map((x) => ({ ...parts[0]!, x: x * size.width, y: size.height * 0.97, width: 20, height: 40 }));
    expect(foregroundOver(plan, {}, crowded, size, randomFrom('near'))).toBeNull();
  });

  it('leaves what is chased in the air before the eyes of the one that chases it', () => {
    const { plan, parts } = partsOf('a dog chasing a butterfly in the garden');
    const of = (icon: string) => boxOf(parts.filter(({ thing, role }) => role === 'thing' && plan.things[thing]!.drawing?.icon === icon));
    const [dog, butterfly] = [of('dog'), of('butterfly')];
    expect((butterfly.left + butterfly.right) / 2).toBeLessThan(dog.left + (dog.right - dog.left) * 0.2);
    expect(butterfly.bottom).toBeGreaterThan(dog.top - (dog.bottom - dog.top) * 0.3);
  });
});

it.each([
  ['un cycliste fait une cascade sur son vélo', /waterfall/],
  ['un avocat plaide devant le juge', /avocado/],
  ['un lapin sort d’un chapeau', /wand/],
  ['el banco del parque', /^bank$/],
  ['un payaso con globos', /globe/],
  ['из трубы дома идёт дым', /trumpet/],
  ['журавли летят над полем', /crab/],
  ['a knight in an olive cloak', /^olive$/],
  ['an elephant spraying water with its trunk', /chest/],
  ['a crane standing in the marsh', /construction|moon/],
])('“%s” has nothing in it that only sounds alike', (prompt, wrong) => {
  expect(planOf(prompt).things.map(({ drawing }) => drawing?.icon ?? '')).not.toContainEqual(expect.stringMatching(wrong));
});

it.each(['a small mountain village', 'un village de montagne', '山里的小村庄'])(
  'a village is several houses before a valley of others: %s',
  (prompt) => {
    const plan = placed(planOf(prompt));
    expect(plan.things.map(({ drawing, count }) => [drawing?.icon, count])).toEqual([['house', 3]]);
    expect(backgroundOf(plan).village).toBe(true);
  },
);
