import { expect, test } from 'vitest';
import { sizeIn } from '../../contract/facts/file-size.ts';

test.each([
  ['en-US', '20\u00a0MB', '62\u00a0kB'],
  ['fr-FR', '20\u202fMo', '62\u202fko'],
  ['ru-RU', '20\u00a0МБ', '62\u00a0кБ'],
])('a size keeps its number and its unit on one line in %s', (tag, large, small) => {
  expect(sizeIn(tag, 20 * 1024 * 1024)).toBe(large);
  expect(sizeIn(tag, 62 * 1024)).toBe(small);
});
