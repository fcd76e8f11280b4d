/** Each recipe of docs/recipes is followed to the letter: a quick look in every run, and in a deep run on a copy of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyCase } from '../depth.ts';
import { changed, copyOfRepository, follow, recipes, root, runIn, stepsOf, type Step } from './recipe.ts';

/** A tool costs at most so many files. */
const maxFilesOfTool = 11;

describe.each(recipes)('the recipe "%s"', (recipe) => {
  const steps = stepsOf(recipe);

  test('has steps, the last of which checks the result', () => {
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.at(-1)).toMatchObject({ kind: 'command', text: expect.stringContaining('vitest run') as string });
  });

  test('changes files that exist, where its lines occur once', () => {
    const texts = new Map<string, string>();
    for (const { path, text } of steps.filter((step): step is Step & { kind: 'change' } => step.kind === 'change'))
      texts.set(path, changed(texts.get(path) ?? readFileSync(join(root, path), 'utf8'), text));
  });

  test('adds files that do not exist, to folders whose parents do', () => {
    for (const { path } of steps.filter((step): step is Step & { kind: 'file' } => step.kind === 'file')) {
      expect([path, existsSync(join(root, path))]).toEqual([path, false]);
      expect([path, existsSync(join(root, dirname(dirname(path))))]).toEqual([path, true]);
    }
  });

  // The copy, its types and its tests take a minute or two.
  test.runIf(everyCase)('leads to types, lint and tests that pass', { timeout: 900_000 }, () => {
    const { folder, remove } = copyOfRepository();
    const start = performance.now();
    try {
      const touched = follow(recipe, folder);
      runIn(folder, 'node scripts/build.mjs --generate');
      runIn(folder, 'oxlint --type-aware --type-check');
      runIn(folder, `oxfmt --check ${touched.join(' ')}`);
      runIn(folder, 'node scripts/check/arrows.ts');
      console.log(`${recipe}: ${touched.length} files, ${Math.round((performance.now() - start) / 1000)} s`);
    } finally {
      remove();
    }
  });
});

test(`a tool takes at most ${maxFilesOfTool} files, with its image and its row in docs/search.md`, () => {
  const paths = stepsOf('tool').flatMap((step) => (step.kind === 'command' ? [] : [step.path]));
  expect(new Set([...paths, 'public/examples/<slug>.webp', 'docs/search.md']).size).toBeLessThanOrEqual(maxFilesOfTool);
});

describe('a change', () => {
  test('is made where its lines are', () => expect(changed('a\nb\nc\n', ' a\n-b\n+x\n+y\n')).toBe('a\nx\ny\nc\n'));
  test('is refused where they are missing', () => expect(() => changed('a\n', ' b\n+c\n')).toThrow('are missing'));
  test('is refused where they occur twice', () => expect(() => changed('a\na\n', ' a\n+b\n')).toThrow('occur twice'));
});
