import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';

/** The names of steps that the server and the engines report, read from their texts, by file. */
const reported = ['packages/engine', 'server/generations', 'server/hosted'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('tests'))
    .flatMap((path) => {
      const text = readFileSync(`${room}/${path}`, 'utf8');
      const found = [...text.matchAll(/(?:onProgress|report)\([^)\n]*'(\w+)'\)|stage: '(\w+)'/g)];
      return found.map(([, reported, stored]) => ({ file: `${room}/${path}`, stage: (reported ?? stored)! }));
    }),
);

test('steps are reported', () => expect(reported.length).toBeGreaterThan(20));

test.each(locales)('every step has a sentence in %s', async (locale) => {
  const { default: job } = (await import(`../../copy/${locale}/pages/job.ts`)) as { default: { stages: Record<string, string> } };
  for (const { stage } of reported) expect(job.stages[stage], stage).toMatch(/\S/);
});

test('only a job that gets an image reports reading one', () => {
  const withoutImage = reported.filter(({ file }) => /^engine\/(scene|speech)\/|from-text|film\.task|^server\/generations/.test(file));
  expect(withoutImage.filter(({ stage }) => stage === 'reading')).toEqual([]);
});
