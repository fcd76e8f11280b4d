/** Words of camera, light, lens, style, quality and motion, in brackets in `bench/prompts/craft.tsv`, are never drawn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { planOf } from '../plan/plan.ts';

const rows = readFileSync(join(import.meta.dirname, '../bench/prompts/craft.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [Locale, string, string]);

const drawnIn = (prompt: string, locale: Locale): string[] => {
  const { things, written } = planOf(prompt, { locale });
  return [...things.map(({ drawing }) => drawing?.icon ?? ''), ...written].sort();
};

it.each(locales)('words of the craft in %s change nothing that is drawn', (locale) => {
  const prompts = rows.filter(([of]) => of === locale).map(([, , prompt]) => prompt);
  expect(prompts).toHaveLength(40);
  for (const prompt of prompts) {
    const bare = prompt
      .replaceAll(/\[[^\]]*\]/g, '')
      .replaceAll(/([,，]\s*)+/g, '$1')
      .replaceAll(/^[,，\s]+|[,，\s]+$/g, '');
    expect(drawnIn(prompt.replaceAll(/[[\]]/g, ''), locale), prompt).toEqual(drawnIn(bare, locale));
  }
});

it.each([
  ['a vintage camera', 'camera'],
  ['light bulb', 'light-bulb'],
  ['traffic light', 'vertical-traffic-light'],
  ['a steam engine', 'locomotive'],
  ['a shot of whiskey', 'tumbler-glass'],
  ['un appareil photo', 'camera'],
  ['une caméra', 'movie-camera'],
])('%s is a thing', (prompt, icon) => {
  expect(planOf(prompt, { locale: 'en' }).things.map(({ drawing }) => drawing?.icon)).toContain(icon);
});

it.each([
  ['en', 'a savage sterile cat', 'a cat'],
  ['es', 'un gato salvaje, aéreo', 'un gato'],
  ['fr', 'un chat fier, ancien et solitaire', 'un chat'],
  ['ru', 'книжный острый кот', 'кот'],
  ['zh', '固执的猫', '猫'],
] as const)('what is said of a thing in %s adds nothing to it: %s', (locale, prompt, bare) => {
  expect(drawnIn(prompt, locale)).toEqual(drawnIn(bare, locale));
});

it('lists what it leaves out', () => {
  const { unknown, replaced } = planOf('a dog running, slow motion, drone shot', { locale: 'en' });
  expect(unknown).toEqual(['slow motion', 'drone shot']);
  expect(replaced).toEqual([]);
});
