/** The page of the charts has every color and font that the kit's rules read, in one file with them: PostCSS drops what no rule of a file reads. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync(new URL('../../src/dev/charts/theme.css', import.meta.url), 'utf8');
const rules = readFileSync(new URL('../../packages/chartkit/live/charts.css', import.meta.url), 'utf8');

test('the theme sets what the rules read, and nothing else', () => {
  const read = [...rules.matchAll(/var\((--charts-[\w-]+)/g)].map(([, name]) => name!);
  const set = [...theme.matchAll(/^ {2}(--charts-[\w-]+):/gm)].map(([, name]) => name!);
  expect(set.length).toBeGreaterThan(10);
  expect(new Set(set)).toEqual(new Set(read));
});

test('the rules are part of the same file', () => {
  expect(theme).toMatch(/^@import '@iridia\/chartkit\/live\/charts\.css';$/m);
});
