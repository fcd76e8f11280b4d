import { describe, expect, it } from 'vitest';
import { planOf } from '../plan/plan.ts';
import { told } from './kit/told.ts';

const seen = (prompt: string, locale: 'en' | 'fr' | 'es' | 'ru' | 'zh') => {
  const plan = planOf(prompt, { locale });
  return `${plan.scene}: ${told(plan, () => [])}`;
};

describe('a café is a place', () => {
  it.each([
    ['en', 'a cozy café', 'room: hot-beverage, table | 0on1'],
    ['es', 'un café acogedor', 'room: hot-beverage, table | 0on1'],
    ['es', 'una mujer en un pequeño café', 'room: woman, hot-beverage, table | 1on2'],
    ['es', 'la terraza de un café', 'room: hot-beverage, table | 0on1'],
    ['fr', 'un café chaleureux', 'room: hot-beverage, table | 0on1'],
    ['fr', 'une femme dans un joli café', 'room: woman, hot-beverage, table | 1on2'],
    ['ru', 'уютная кофейня', 'room: hot-beverage, table | 0on1'],
    ['ru', 'дорогой ресторан', 'room: money-bag, fork-and-knife-with-plate, table | 1on2'],
    ['zh', '一家温馨的咖啡馆', 'room: hot-beverage, table | 0on1'],
    ['ru', 'машина перед рестораном', 'studio: automobile, convenience-store | 0before1'],
    ['fr', 'une voiture devant un café', 'studio: automobile, convenience-store | 0before1'],
    ['ru', 'кафе на улице', 'city: convenience-store | '],
  ] as const)('in %s: %s', (locale, prompt, drawn) => expect(seen(prompt, locale)).toBe(drawn));
});

describe('and a drink', () => {
  it.each([
    ['es', 'un café con leche', 'studio: hot-beverage, glass-of-milk | 0beside1'],
    ['es', 'dos cafés', 'studio: hot-beverage x2 | '],
    ['es', 'un café en la mesa', 'studio: hot-beverage, table | 0on1'],
    ['es', 'un café y un libro antiguo', 'studio: hot-beverage, closed-book | '],
    ['fr', 'un café noir', 'studio: hot-beverage | '],
    ['fr', 'un chat boit un café', 'studio: cat, hot-beverage | 0eat1'],
  ] as const)('in %s: %s', (locale, prompt, drawn) => expect(seen(prompt, locale)).toBe(drawn));
});

it.each([
  ['en', 'a cat drinking water'],
  ['es', 'un gato bebiendo agua'],
  ['fr', "un chat boit de l'eau"],
  ['ru', 'кошка пьёт воду'],
  ['zh', '猫在喝水'],
] as const)('whoever drinks water has a glass of it, and stands in no sea, in %s: %s', (locale, prompt) =>
  expect(seen(prompt, locale)).toBe('studio: cat, glass | 0eat1'),
);

it.each([
  ['fr', 'une femme dans un joli parc', 'joli'],
  ['es', 'un perro en un pequeño jardín', 'pequeño'],
] as const)('what is said of a place before its name is not said of who is there, in %s: %s', (locale, prompt, word) => {
  const { things, unknown } = planOf(prompt, { locale });
  expect(things.map(({ sizes, marks }) => [...sizes, ...marks])).toEqual([[]]);
  expect(unknown).toEqual([word]);
});
