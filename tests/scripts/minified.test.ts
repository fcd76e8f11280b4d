import { expect, it } from 'vitest';
import { minifiedFile } from '../../scripts/build/vite/minified.ts';

const functions = (count: number) =>
  Array.from({ length: count }, (_, at) => `export const act${at} = (given) => given.value${at};`).join('\n');

it('asks for a large file to be compiled while it arrives, in its first line', async () => {
  const { code } = await minifiedFile(functions(400), false);
  expect(code.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

it('asks for nothing in a small file', async () => {
  const { code } = await minifiedFile(functions(4), false);
  expect(code).not.toContain('//#');
});

it('maps nothing to the line that it adds', async () => {
  const { map } = await minifiedFile(functions(400), true);
  const [first, second] = (JSON.parse(map!) as { mappings: string }).mappings.split(';');
  expect(first).toBe('');
  expect(second).not.toBe('');
});
