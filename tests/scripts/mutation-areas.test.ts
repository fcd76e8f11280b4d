import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areasFor } from '../../scripts/check/mutation/areas.ts';

test.each(areasFor('all'))('what the area $name changes exists, and so do the tests that judge it', ({ mutate, tests }) => {
  const changed = mutate.filter((pattern) => !pattern.startsWith('!'));
  expect(changed.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});
