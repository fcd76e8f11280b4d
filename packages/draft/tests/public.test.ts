import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judge } from '../bench/draft.ts';
import { everyCase } from './kit/depth.ts';

it('Draft answers the prompts that others wrote: every content word of at least 80 % of them, and something of nearly all', () => {
  const rows = readFileSync(join(import.meta.dirname, '../bench/prompts/parti-prompts.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const asked = everyCase ? rows : rows.filter((_, index) => index % 4 === 0);
  const verdicts = asked.map((row) => judge(row.split('\t')[0]!));
  const share = (count: number) => count / verdicts.length;
  expect(rows.length).toBe(1632);
  expect(share(verdicts.filter(({ every }) => every).length)).toBeGreaterThanOrEqual(0.8);
  expect(share(verdicts.filter(({ nothing }) => nothing).length)).toBeLessThanOrEqual(0.005);
});
