/** A body of JSON is counted before it is parsed: small values by the hundred thousand cost the loop seconds. */
import { expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { isSmallJson } from '../../server/http/input.ts';

const { bodyBytes, bodyDepth, bodyValues } = limits;
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const listOf = (count: number, value = '0'): string => `[${Array.from({ length: count }, () => value).join(',')}]`;

it.each([
  ['values, as many as a body may hold', listOf(bodyValues - 2)],
  ['lists, as deep as they may be', nested(bodyDepth)],
  ['signs in a text', JSON.stringify({ a: '",[{\\'.repeat(100_000) })],
  ['signs in a name', JSON.stringify({ [',[{"\\'.repeat(100_000)]: 1 })],
  ['a text that does not end', `"${'['.repeat(100_000)}`],
  ['a text that ends with a backslash', `["${'\\'.repeat(101)}`],
  ['nothing', ''],
])('takes %s', (_what, text) => expect(isSmallJson(text)).toBe(true));

const hostile: Record<string, string> = {
  'one value more': listOf(bodyValues),
  'one list deeper': nested(bodyDepth + 1),
  'numbers to the end': listOf(bodyBytes / 2),
  'empty objects to the end': listOf(bodyBytes / 3, '{}'),
  'empty texts to the end': listOf(bodyBytes / 3, '""'),
  'brackets to the end': nested(bodyBytes / 2),
  'names to the end': `{${Array.from({ length: 90_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
  'objects of other shapes to the end': `[${Array.from({ length: 60_000 }, (_, index) => `{"k${index}":0}`).join(',')}]`,
};

it.each(Object.entries(hostile))('refuses %s', (_what, text) => expect(isSmallJson(text)).toBe(false));

it('reads a megabyte in less than 50 ms, whatever it holds', () => {
  const worst = (text: string): number => {
    const times = Array.from({ length: 5 }, () => {
      const begin = performance.now();
      isSmallJson(text);
      return performance.now() - begin;
    });
    return Math.min(...times);
  };
  const texts = [...Object.values(hostile), JSON.stringify('"\\'.repeat(bodyBytes / 4)), `"${'a'.repeat(bodyBytes)}"`];
  expect(Math.max(...texts.map(worst))).toBeLessThan(50);
});
