/** A body of JSON is counted before it is parsed: small values by the hundred thousand cost the loop seconds, and half bodies memory. */
import { expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { withinRequest } from '../../server/core/correlation.ts';
import type { Refusal } from '../../server/core/refusal.ts';
import type { AppContext } from '../../server/http/app.ts';
import { isSmallJson, readText } from '../../server/http/input.ts';

const { bodyBytes, bodyDepth, bodyValues, heldBytes } = limits;
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

it('holds so much of half bodies, of all networks; who sends most of them gives way', async () => {
  const most = heldBytes / bodyBytes;
  const piece = new Uint8Array(bodyBytes - 1);
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const begin = (network: string, bytes = piece): Promise<string> => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes);
        open.push(controller);
      },
    });
    const c = { req: { header: () => undefined, raw: { body } } } as unknown as AppContext;
    const read = withinRequest({ id: 'x', network }, () => readText(c, bodyBytes));
    return read.then(
      (text) => `${network} ${text.length}`,
      (error: Refusal) => `${network} ${error.key}`,
    );
  };
  const others = Array.from({ length: 4 }, () => begin('school'));
  const many = Array.from({ length: 2 * most }, () => begin('many'));
  const ended = await Promise.race(many);
  expect(ended).toBe('many tooManyAtOnce');
  const last = begin('newcomer', new Uint8Array(10));
  await new Promise((resolve) => setImmediate(resolve));
  for (const controller of open)
    try {
      controller.close();
    } catch {
      // It was ended.
    }
  const answers = await Promise.all([...others, last, ...many]);
  expect(answers.slice(0, 5)).toEqual([...others.map(() => `school ${bodyBytes - 1}`), 'newcomer 10']);
  expect(answers.filter((answer) => answer === 'many tooManyAtOnce')).toHaveLength(2 * most - (most - 4));
});
