import { describe, expect, it } from 'vitest';
import type { Locale } from '../../contract/facts/locales.ts';
import { planOf } from '../../engine/draft/plan.ts';

const drawn = (prompt: string, locale: Locale) =>
  planOf(prompt, { locale }).things.map(({ drawing, sizes }) => [drawing?.icon ?? 'letters', ...sizes].join(' '));

describe('a giant', () => {
  it.each([
    ['en', 'a giant cat', ['cat huge']],
    ['en', 'a giant red cat', ['cat huge']],
    ['en', 'a friendly cat that is giant', ['cat huge']],
    ['fr', 'un chat géant', ['cat huge']],
    ['es', 'un gato gigante', ['cat huge']],
  ] as const)('is huge, whoever it is said of, in %s: %s', (locale, prompt, things) => expect(drawn(prompt, locale)).toEqual(things));

  it.each([
    ['en', 'a giant', ['ogre']],
    ['en', 'a giant in a forest', ['ogre']],
    ['en', 'two giants', ['ogre']],
    ['fr', 'un géant dans la forêt', ['ogre']],
    ['es', 'un gigante y un perro', ['ogre', 'dog']],
    ['ru', 'великан', ['ogre']],
  ] as const)('is somebody where it is said of nobody, in %s: %s', (locale, prompt, things) =>
    expect(drawn(prompt, locale)).toEqual(things),
  );
});

describe('a word that is a person only at times', () => {
  it.each([
    ['fr', 'des animaux marins', 'man-beard'],
    ['fr', 'un paysage marin', 'man-beard'],
    ['fr', 'un lapin nain', 'man-beard'],
    ['fr', 'un homme croise un chat', 'helm'],
    ['es', 'un conejo enano', 'man-beard'],
    ['es', 'un planeta enano', 'man-beard'],
    ['zh', '高达十米的树', 'robot'],
    ['zh', '金刚鹦鹉', 'gorilla'],
  ] as const)('is none beside a thing that it describes, in %s: %s', (locale, prompt, icon) =>
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
