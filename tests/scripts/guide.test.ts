/** What docs/guide.md names exists: excerpts, links, files, commands, charts, and their states, events, delays and guards. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { allNodes, definedTransitions, implementationsOf } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/document/flows/files.ts';
import { writeExports } from '../../scripts/document/flows/write.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const guide = read('docs/guide.md');
const lines = guide.trimEnd().split('\n');

test('is two pages', () => expect(lines.length).toBeLessThanOrEqual(150));

const excerpts = [...guide.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].map(([, path, text]) => ({ path: path!, text: text! }));

test('every excerpt names its file', () => {
  expect(excerpts.length).toBe(lines.filter((line) => line.startsWith('```ts')).length);
  expect(excerpts.length).toBeGreaterThan(8);
});

/** A line of a chart without its descriptions, which an excerpt may leave out. */
const described = /^ *description: .+\n/gm;

test.each(excerpts)('the excerpt of $path matches the file: $text', ({ path, text }) => {
  expect(read(path).replace(described, '')).toContain(text.replace(described, ''));
});

const prose = guide.replaceAll(/^```[\s\S]*?^```$/gm, '');
const links = [...prose.matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, target]) => target!);
test.each(links)('the link to %s leads somewhere', (target) => {
  expect(existsSync(new URL(target, new URL('docs/', root)))).toBe(true);
});

// Not in git: a reader runs the command that the guide names first.
writeExports(flowFiles());

const spans = [...new Set([...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!))];

test.each(spans.filter((span) => /^[a-z\d-]+\/[\w/.-]*$/.test(span)))('%s is a file or a folder', (path) => {
  expect(existsSync(new URL(path, root))).toBe(true);
});

const commands = [...guide.matchAll(/npm run (\w+)/g)].map(([, script]) => script!);
test.each(commands)('npm run %s is a command', (script) => {
  expect((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts).toHaveProperty(script);
});

test('the command of the first path test names a test file and a chart', () => {
  const [, file, chart] = /npx vitest run --project unit (\S+) -t (\w+)/.exec(guide)!;
  expect(existsSync(new URL(file!, root))).toBe(true);
  expect(models.map(({ name }) => name)).toContain(chart);
});

/** Each section about a chart, with the chart that its title names. */
const sections = [...prose.matchAll(/^## \d\. .+: `(\w+)`\n([\s\S]*?)(?=^## )/gm)].map(([, name, text]) => ({ name: name!, text: text! }));

test('three charts have a section', () => expect(sections.map(({ name }) => name)).toEqual(['age', 'share', 'payment']));

describe.each(sections)('what the section about $name names', ({ name, text }) => {
  const machine = models.find((model) => model.name === name)!.machine as AnyStateMachine;
  const { actors, actions, guards, delays } = implementationsOf(machine);
  const nodes = allNodes(machine);
  const emitted = read(`machines/${name}/${name}.types.ts`);
  const known = new Set([
    ...nodes.flatMap(({ key, path }) => [key, path.join('.')]),
    ...nodes.flatMap((node) => definedTransitions(node).map(({ eventType }) => eventType)),
    ...[actors, actions, guards, delays].flatMap((named) => Object.keys(named)),
  ]);
  /** XState's own words, and what another test here checks. */
  const others = /\/|^(onDone|onError|invoke|after|times\.\w+|\w+Services)$/;
  const named = [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!))].filter((span) => !others.test(span));

  test.each(named)('%s', (span) => {
    expect(known.has(span) || emitted.includes(`type: '${span}'`)).toBe(true);
  });
});
