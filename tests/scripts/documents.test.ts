/** What the pages in Markdown link to exists, the first ones stay short, and each decision is in the index. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md', 'machines/*.md', 'copy/*.md', 'packages/*/*.md', 'tests/model/*.md'], { cwd: root });

/** Links to files of the repository, without anchors. */
const linksOf = (page: string): string[] => {
  const prose = read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target]) => target!);
};

test.each(pages)('every link of %s leads somewhere', (page) => {
  expect(linksOf(page).filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});

/** Tests as tables name them: a file, below `tests` or from the root, and a title. */
const testsIn = (page: string) =>
  [...read(page).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"|]+)"/g)].map(([, file, title]) => ({ file: file!, title: title! }));

test.each(pages.filter((page) => testsIn(page).length > 0))('every test that %s names exists', (page) => {
  const sourceOf = (file: string) => [`tests/${file}`, file].find((path) => existsSync(join(root, path)));
  const absent = testsIn(page).filter(({ file, title }) => {
    const source = sourceOf(file);
    return !source || !read(source).replaceAll("\\'", "'").includes(title);
  });
  expect(absent).toEqual([]);
});

test.each([
  ['README.md', 110],
  ['CONTRIBUTING.md', 100],
])('%s has at most %i lines', (page, most) => expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(most));

describe('the images of the README', () => {
  const images = linksOf('README.md').filter((target) => target.startsWith('docs/tour/'));

  test('are the five of the tour', () => {
    expect(images.toSorted()).toEqual(globSync('docs/tour/*', { cwd: root }).toSorted());
    expect(images).toHaveLength(5);
  });

  test('weigh less than 600 kB', () =>
    expect(images.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)).toBeLessThan(600_000));
});

test('the license table of the README names every notice', () => {
  const notices = globSync(['**/NOTICE', '**/CREDITS.md'], { cwd: root, exclude: (path) => /node_modules|dist/.test(path) });
  expect(notices.filter((path) => !read('README.md').includes(`\`${path}\``))).toEqual([]);
});

test('every decision is in the index, with the four parts that it asks for', () => {
  const index = read('docs/decisions/README.md');
  for (const path of globSync('docs/decisions/0*.md', { cwd: root })) {
    expect(index).toContain(path.split('/').at(-1));
    for (const part of ['Context', 'Decision', 'Consequences', 'What would change it']) expect(read(path), path).toContain(`**${part}`);
  }
});

test('every command that the specification names is one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, sentence] = /\*\*Commands\*\*, by name: ([^.]+)\./.exec(read('docs/specification.md'))!;
  const named = [...sentence!.matchAll(/`([\w:]+)`/g)].map(([, command]) => command!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((command) => !scripts[command])).toEqual([]);
});

test('what continuous integration runs is npm test', () => expect(read('.ci/run').trim().split('\n').at(-1)).toBe('npm test'));
