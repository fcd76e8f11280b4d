/** A package stands on the contract and on other packages: it is read, tested and taken away without the product around it. */
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from '../../scripts/check/arrows/table.ts';
import { everyCase } from '../depth.ts';
import { copyOfRepository, root, runIn } from './recipe.ts';

const packages = readdirSync(join(root, 'packages'));
/** What its code or its tests may name outside `packages/`: the contract, the bundled weights, and files that tests read. */
const outside = ['contract', 'models', 'node_modules', 'public', 'tests/fixtures'];
const isOutside = (path: string): boolean => outside.some((folder) => path === folder || path.startsWith(`${folder}/`));

test('its row in the table of rooms names the contract and packages alone', () => {
  const known = rooms
    .filter(({ name }) => name.startsWith('packages/'))
    .flatMap(({ name, knows, types = [] }) => [...knows, ...types].map((other) => `${name} → ${other}`));
  expect(known.filter((arrow) => !/→ (?:contract|packages)\//.test(arrow))).toEqual([]);
});

test.each(packages)('no path in packages/%s leads to the product', (name) => {
  const paths = globSync(`packages/${name}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: (path) => path.includes('node_modules') }).flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/['"`]((?:\.\.\/)+[a-z][^'"`$]*)/g)].map(([, path]) => ({
        file,
        to: join(file, '..', path!),
      })),
  );
  expect(paths.filter(({ to }) => !to.startsWith('packages/') && !isOutside(to))).toEqual([]);
});

// All tests of all packages, in minutes.
describe.runIf(everyCase)('in a copy of the repository without the product', () => {
  test('npm test passes in each', { timeout: 1_800_000 }, () => {
    const { folder, remove } = copyOfRepository();
    try {
      for (const name of readdirSync(folder))
        if (!['packages', 'package.json', 'tests', 'tsconfig.json', ...outside].includes(name))
          rmSync(join(folder, name), { recursive: true });
      for (const name of readdirSync(join(folder, 'tests')))
        if (name !== 'fixtures') rmSync(join(folder, 'tests', name), { recursive: true });
      for (const name of packages) {
        const start = performance.now();
        runIn(folder, `npm test -w packages/${name}`);
        console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
      }
    } finally {
      remove();
    }
  });
});
