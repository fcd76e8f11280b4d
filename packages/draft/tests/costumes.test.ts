import { expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { planOf } from '../plan/plan.ts';
import { told as reportedOf } from './kit/told.ts';

const told = (locale: Locale, prompt: string): string => reportedOf(planOf(prompt, { locale }), ({ colors }) => colors);

it.each([
  ['en', 'a pirate', 'man-beard burgundy, pirate-hat, eye-patch, sword | 0wear1 0wear2 0hold3'],
  ['fr', 'un pirate', 'man-beard burgundy, pirate-hat, eye-patch, sword | 0wear1 0wear2 0hold3'],
  ['es', 'un pirata', 'man-beard burgundy, pirate-hat, eye-patch, sword | 0wear1 0wear2 0hold3'],
  ['ru', 'пират', 'man-beard burgundy, pirate-hat, eye-patch, sword | 0wear1 0wear2 0hold3'],
  ['zh', '海盗', 'man-beard burgundy, pirate-hat, eye-patch, sword | 0wear1 0wear2 0hold3'],
  ['en', 'a viking on a ship', 'man-beard brown, ship, horned-helmet | 0in1 0wear2'],
  ['en', 'a samurai in the rain', 'man red, samurai-helmet, sword | 0wear1 0hold2'],
] as const)('who is known by a costume has it, in %s: %s', (locale, prompt, drawn) => expect(told(locale, prompt)).toBe(drawn));

it('is named in the notes as what it is', () => {
  const { understood, replaced } = planOf('a pirate on a beach');
  expect({ understood, replaced }).toEqual({ understood: ['pirate', 'beach'], replaced: [] });
});

it.each([
  ['a cowboy in a top hat', 'man brown, top-hat | 0wear1'],
  ['a pirate with a treasure chest', 'man-beard burgundy, chest, pirate-hat, eye-patch | 0hold1 0wear2 0wear3'],
  ['a sailor in a red coat', 'man-beard, coat red, sailor-cap | 0wear1 0wear2'],
])('what the words put in its place stays: %s', (prompt, drawn) => expect(told('en', prompt)).toBe(drawn));
