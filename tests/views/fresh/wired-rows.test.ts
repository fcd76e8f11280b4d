/** A chart's rows come with its code: a file that forgets to wire them leaves the chart deaf, which no test of the chart notices. */
import { beforeEach, expect, test, vi } from 'vitest';

type Rows = 'makingRows' | 'batchRows' | 'handOverRows';

beforeEach(() => vi.resetModules());

/** The rows of one file, and those that are wired now. */
async function rowsOf(name: Rows) {
  const { [name]: own } = {
    ...(await import('../../../machines/app/app.making.ts')),
    ...(await import('../../../machines/app/app.batch.ts')),
    ...(await import('../../../machines/app/app.handOver.ts')),
  };
  const { wired } = await import('../../../machines/app/app.wired.ts');
  return { own, wired };
}

test.each([
  ['generation', 'makingRows', () => import('../../../src/actors/generation.ts')],
  ['batch', 'batchRows', () => import('../../../src/actors/batch.ts')],
  ['handOver', 'handOverRows', () => import('../../../src/actors/handOver.ts')],
] as const)('%s wires its own rows', async (_file, name, load) => {
  const { own, wired } = await rowsOf(name);
  expect(wired().filter((row) => own.includes(row))).toEqual([]);
  await load();
  expect(wired().filter((row) => own.includes(row))).toEqual(own);
});

test('all three wire the whole table', async () => {
  const { wired } = await rowsOf('makingRows');
  await Promise.all([import('../../../src/actors/batch.ts'), import('../../../src/actors/handOver.ts')]);
  const { table } = await import('../../../machines/app/app.wiring.ts');
  expect(new Set(wired())).toEqual(new Set(table));
});
