import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { planOf } from '../plan/plan.ts';

const drawn = (prompt: string, locale: Locale) =>
  planOf(prompt, { locale }).things.map(({ drawing, sizes }) => [drawing?.icon ?? 'letters', ...sizes].join(' '));

describe('a giant', () => {
  it.each([
    ['en', 'a giant cat', ['cat huge']],
    ['en', 'a giant red cat', ['cat huge']],
    ['en', 'a friendly cat that is giant', ['cat huge']],
    ['fr', 'un chat géant', ['cat huge']],
    ['es', 'un gato gigante', ['cat huge']],
  ] as const)('makes anything it describes huge, in %s: %s', (locale, prompt, things) => expect(drawn(prompt, locale)).toEqual(things));

  it.each([
    ['en', 'two giants', ['ogre']],
    ['ru', 'великан', ['ogre']],
  ] as const)('is a figure where it describes nothing, in %s: %s', (locale, prompt, things) =>
    expect(drawn(prompt, locale)).toEqual(things),
  );
});

describe('a word that is only sometimes a person', () => {
  it.each([
    ['fr', 'des animaux marins', 'man-beard'],
    ['fr', 'un paysage marin', 'man-beard'],
    ['fr', 'un lapin nain', 'man-beard'],
    ['fr', 'un homme croise un chat', 'helm'],
    ['es', 'un conejo enano', 'man-beard'],
    ['es', 'un planeta enano', 'man-beard'],
    ['zh', '高达十米的树', 'robot'],
    ['zh', '金刚鹦鹉', 'gorilla'],
  ] as const)('is not one beside a thing that it describes, in %s: %s', (locale, prompt, icon) =>
    expect(drawn(prompt, locale).join()).not.toContain(icon),
  );

  it.each([
    ['fr', 'un marin sur un bateau', 'man-beard'],
    ['fr', 'sept nains', 'man-beard'],
    ['fr', 'un nain de jardin', 'man-beard'],
    ['es', 'un enano en el bosque', 'man-beard'],
    ['zh', '高达机器人', 'robot'],
    ['zh', '大金刚', 'gorilla'],
  ] as const)('is one by itself, in %s: %s', (locale, prompt, icon) => expect(drawn(prompt, locale).join()).toContain(icon));
});

describe('a word that begins like a city', () => {
  it.each(['парижанка', 'пекинес', 'пекинская утка', 'москвич', 'Милана на пляже', 'гизмо', 'венецианская маска', 'котлета по-киевски'])(
    'is not read as that city: %s',
    (prompt) => expect(planOf(prompt, { locale: 'ru' }).replaced.map(({ by }) => by)).not.toContain('город'),
  );

  it.each(['в Париже', 'над Москвой', 'в Пекине', 'в Милане', 'из Лондона', 'в Венеции', 'в Барселоне'])(
    'is the city itself in another case: кот %s',
    (where) => expect(planOf(`кот ${where}`, { locale: 'ru' }).scene).toBe('city'),
  );
});

describe('clothes and boards of more than one kind', () => {
  it.each([
    ['ru', 'костюм пирата', 'костюм'],
    ['ru', 'кот в костюме динозавра', 'костюме'],
    ['es', 'un traje típico', 'traje'],
  ] as const)('are not claimed as a business suit, in %s: %s', (locale, prompt, word) => {
    const plan = planOf(prompt, { locale });
    expect(plan.understood).not.toContain(word);
    expect(plan.replaced.map((one) => one.word)).toContain(word);
  });

  it.each([
    ['ru', 'доска для серфинга', 'blackboard'],
    ['es', 'pastel de tres capas', 'cape'],
    ['zh', '被森林包围的小屋', 'handbag'],
    ['fr', 'un chien suit un chat', 'suit'],
  ] as const)('are not what only sounds like them, in %s: %s', (locale, prompt, icon) =>
    expect(drawn(prompt, locale).join()).not.toContain(icon),
  );

  it.each([
    ['ru', 'учитель у школьной доски', 'blackboard'],
    ['zh', '手提包', 'handbag'],
    ['zh', '背包', 'backpack'],
    ['en', 'a red suit', 'suit'],
  ] as const)('are what they are named, in %s: %s', (locale, prompt, icon) => expect(drawn(prompt, locale).join()).toContain(icon));
});

it.each([
  ['мужчина с усами', ['man', 'mustache']],
  ['длинные усы', ['mustache wide']],
  ['кот с длинными усами', ['cat']],
] as const)('a man has a mustache drawn, and a cat has whiskers: %s', (prompt, things) => expect(drawn(prompt, 'ru')).toEqual(things));
