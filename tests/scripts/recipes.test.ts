/** Each recipe of docs/recipes is followed to the letter: a quick look in every run, and in a deep run on a copy of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleSizes } from '../../contract/facts/collected.ts';
import { samples } from '../../src/features/making/fields/samples.ts';
import { everyCase } from '../depth.ts';
import { changed, copyOfRepository, follow, recipes, root, runIn, stepsOf, type Step } from './recipe.ts';

/** The files that the steps write, with their texts. */
function followed(steps: readonly Step[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'file') texts.set(step.path, step.text);
    if (step.kind === 'change')
      texts.set(step.path, changed(texts.get(step.path) ?? readFileSync(join(root, step.path), 'utf8'), step.text));
  }
  return texts;
}

/** What a file imports by name from others of the repository, but for what is generated. */
const importsIn = (path: string, text: string): { from: string; names: string[] }[] =>
  [...text.matchAll(/^import (?:type )?\{([^}]+)\} from '(\.[^']+)'/gm)]
    .map(([, names, from]) => ({
      from: join(dirname(path), from!),
      names: names!
        .split(',')
        .map((name) => name.replace(/\btype | as .*/g, '').trim())
        .filter(Boolean),
    }))
    .filter(({ from }) => !from.includes('/generated/'));

const exports = (source: string, name: string): boolean =>
  new RegExp(`^export (?:(?:async )?(?:const|function|class|interface|type) ${name}\\b|(?:type )?\\{[^}]*\\b${name}\\b)`, 'm').test(
    source,
  ) || /^export \*/m.test(source);

/** A tool costs at most so many files. */
const maxFilesOfTool = 11;

describe.each(recipes)('the recipe "%s"', (recipe) => {
  const steps = stepsOf(recipe);

  test('has steps, the last of which checks the result', () => {
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.at(-1)).toMatchObject({ kind: 'command', text: expect.stringContaining('vitest run') as string });
  });

  test('changes files that exist, where its lines occur once', () => expect(() => followed(steps)).not.toThrow());

  test('adds files that do not exist, to folders whose parents do', () => {
    for (const { path } of steps.filter((step): step is Step & { kind: 'file' } => step.kind === 'file')) {
      expect([path, existsSync(join(root, path))]).toEqual([path, false]);
      expect([path, existsSync(join(root, dirname(dirname(path))))]).toEqual([path, true]);
    }
  });

  test('imports what the files that it names export', () => {
    const texts = followed(steps);
    const missing = [...texts].flatMap(([path, text]) =>
      importsIn(path, text).flatMap(({ from, names }) => {
        const source = texts.get(from) ?? (existsSync(join(root, from)) ? readFileSync(join(root, from), 'utf8') : '');
        return names.filter((name) => !exports(source, name)).map((name) => `${path}: ${name} of ${from}`);
      }),
    );
    expect(missing).toEqual([]);
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

test('the photographs that the recipe of a tool takes are there, and in fewer than three tools', () => {
  const added = stepsOf('tool').find((step) => step.kind === 'change' && step.path.endsWith('/samples.ts')) as Step & { kind: 'change' };
  const photographs = [...added.text.matchAll(/^\+.*/gm)].flatMap(([line]) =>
    [...line.matchAll(/ofImage\('([^']+)'/g)].map(([, name]) => name!),
  );
  const toolsWith = (name: string) =>
    Object.values(samples).filter((ofTool) => new RegExp(`"${name}(-\\w+)?\\.`).test(JSON.stringify(ofTool)));
  expect(photographs).toHaveLength(4);
  expect(photographs.filter((name) => !sampleSizes[`${name}.jpg`] || toolsWith(name).length > 2)).toEqual([]);
});

describe('a change', () => {
  test('is made where its lines are', () => expect(changed('a\nb\nc\n', ' a\n-b\n+x\n+y\n')).toBe('a\nx\ny\nc\n'));
  test('is refused where they are missing', () => expect(() => changed('a\n', ' b\n+c\n')).toThrow('are missing'));
  test('is refused where they occur twice', () => expect(() => changed('a\na\n', ' a\n+b\n')).toThrow('occur twice'));
});
