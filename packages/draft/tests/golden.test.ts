/**
 * The plan of every public prompt, in files that a person can compare: `golden/<locale>.tsv`. A change of Draft shows here what it changes for
 * prompts that nobody here wrote. A quick run asks for every third one; `EVERY_CASE=1 vitest -u` takes a change over.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { meaningOf, planOf } from '../plan/plan.ts';
import { everyCase } from './kit/depth.ts';

/** How to read a row, at the head of each file. */
const legend =
  '# things|links|scene|hour|wall. A thing: its drawing, how many, what it looks like (man+2+red). A link: 0hold1, the first thing holds the second.';

const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, '../bench/prompts', file), 'utf8')
    .trim()
    .split('\n');

/** Every fifth of PartiPrompts is as many as there are captions of another language. */
const promptsIn = (locale: Locale): string[] =>
  locale === 'en'
    ? linesOf('parti-prompts.tsv')
        .slice(1)
        .filter((_, index) => index % 5 === 0)
        .map((line) => line.split('\t')[0]!)
    : linesOf(`captions.${locale}.txt`);

it.each(locales)('the plans of public prompts in %s are those that were looked at', async (locale) => {
  const prompts = promptsIn(locale);
  expect(prompts.length).toBeGreaterThanOrEqual(250);
  const rowOf = (prompt: string): string => {
    const plan = planOf(prompt, { locale });
    return [prompt, meaningOf(plan), plan.unknown.join(', ')].join('\t');
  };
  if (!everyCase) {
    const [, , ...golden] = readFileSync(join(import.meta.dirname, `golden/${locale}.tsv`), 'utf8')
      .trimEnd()
      .split('\n');
    const isAsked = (_: string, index: number): boolean => index % 3 === 0;
    expect(prompts.filter(isAsked).map(rowOf)).toEqual(golden.filter(isAsked));
    return;
  }
  const rows = prompts.map(rowOf);
  await expect([legend, 'prompt\tplan\tleft out', ...rows, ''].join('\n')).toMatchFileSnapshot(`golden/${locale}.tsv`);
});
