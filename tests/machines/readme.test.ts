/** The tables in machines/README.md are true: every chart, state, event, delay, guard, number and test that they name exists. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { allNodes, definedTransitions, startingContext } from '../../machines/kit/internals.ts';
import { delayNamed, delaysOf, spokenTime } from '../../machines/kit/spoken.ts';
import { models } from '../../machines/models.ts';

const page = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
/** The rules with a test each; the ones that run have a test of their own. */
const specification = page.slice(page.indexOf('## Rules of the specification'), page.indexOf('## Rules that run'));
const rows = [...specification.matchAll(/^\| (§\d.+?) \| (.+) \| (\S+\.test\.ts) "(.+?)" \| (.+) \|$/gm)].map(
  ([, rule, charts, file, title, holder]) => ({ rule: rule!, charts: charts!, file: file!, title: title!, holder: holder! }),
);

test('every line of the table is read', () => {
  expect(rows.length).toBe(specification.split('\n').filter((line) => line.startsWith('| §')).length);
  expect(rows.length).toBeGreaterThan(60);
});

describe.each(rows)('$rule', ({ charts, file, title, holder }) => {
  const named = charts.split(' · ').flatMap((part) => models.find(({ name }) => name === part.split(' ')[0]) ?? []);

  test('its states and events are there', () => {
    for (const part of charts.split(' · ')) {
      const name = part.split(' ')[0];
      const model = models.find((candidate) => candidate.name === name);
      expect(model, `a chart named ${name}`).toBeDefined();
      const known = new Set([...allNodes(model!.machine).map((node) => node.path.join('.')), ...model!.machine.events]);
      for (const [, stateOrEvent] of part.matchAll(/`([^`]+)`/g)) expect(known, part).toContain(stateOrEvent);
    }
  });

  test('its test is there', () => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source.replaceAll("\\'", "'")).toContain(title);
  });

  test.skipIf(holder.startsWith('test alone'))('is held on every path by what is there', () => {
    const [, kind = '', name = ''] = /^(rule|row|over time|flow|shows) ["`](.+)["`]$/.exec(holder) ?? [];
    expect(Object.keys(holders), holder).toContain(kind);
    expect(holders[kind]!(named as typeof models)).toContain(name);
  });
});

/** The names that a table of this page begins its lines with. */
const linesOf = (heading: string): string[] => {
  const [, section = ''] = page.split(`## ${heading}\n`);
  return [...section.split('\n## ')[0]!.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name]) => name!);
};
const overTime = readFileSync(new URL('over-time.test.ts', import.meta.url), 'utf8');

/** What can hold a rule on every path, by kind. */
const holders: Record<string, (charts: typeof models) => readonly string[]> = {
  rule: (charts) => charts.flatMap(({ invariants, rules = {} }) => [...Object.keys(invariants), ...Object.keys(rules)]),
  row: () => linesOf('Rules that run'),
  flow: () => linesOf('The named flows and their numbers'),
  'over time': () => [...overTime.matchAll(/^ruleOf\('\w+'\)\(\s*'([^\n]+?)',\s*unhurried/gm)].map(([, title]) => title!),
  shows: (charts) => charts.flatMap(({ shows }) => Object.keys(shows)),
};

test('only a rule about words is held by its test alone', () => {
  expect(rows.filter(({ holder }) => holder.startsWith('test alone')).map(({ rule }) => rule)).toEqual([
    '§8 the messages in the error catalog, word for word',
  ]);
});

const flowRows = [...page.matchAll(/^\| ([^|§]+) \| (\w+)(?: `([^`]+)`)? \| (after|guard|event) (.+?) \| (.*?) ?\| (.*?) ?\|$/gm)];

test('every line of the table of flows is read', () => {
  const table = page.slice(page.indexOf('## The named flows'), page.indexOf('## Rules of the specification'));
  expect(flowRows.length).toBe(table.split('\n').filter((line) => line.startsWith('| ')).length - 1);
});

describe.each(flowRows.map(([, flow, chart, state, kind, what, number, from]) => ({ flow, chart, state, kind, what, number, from })))(
  '$flow',
  ({ chart, state, kind, what, number, from }) => {
    const model = models.find(({ name }) => name === chart);
    const machine = model?.machine as AnyStateMachine;
    const [, fact] = /^`times\.(\w+)`$/.exec(from!) ?? [];

    test('is in the chart as the table states', () => {
      const node = allNodes(machine).find(({ path }) => path.join('.') === (state ?? ''))!;
      expect(node, state).toBeDefined();
      const names = [...what!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
      const transitions = definedTransitions(node);
      for (const name of names) {
        if (kind === 'event') expect(machine.events).toContain(name);
        else if (kind === 'after') expect(transitions.map(({ eventType }) => delayNamed(eventType))).toContain(name);
        else expect(transitions.map(({ guard }) => (guard as { type?: string } | undefined)?.type ?? guard)).toContain(name);
      }
    });

    test('has the number of the fact', () => {
      if (!fact) return expect(['', 'once a day']).toContain(number);
      expect(spokenTime(times[fact as keyof typeof times])).toBe(number);
      const [, delay] = /`([^`]+)`/.exec(what!) ?? [];
      if (kind === 'after') {
        expect(spokenTime(delaysOf(machine, startingContext(machine, model!.inputs[0]))[delay!] ?? 0)).toBe(number);
      }
    });
  },
);

test('every delay of every chart is in the table of flows, so that its number has a fact', () => {
  const inTable = new Set(
    flowRows.flatMap(([, , chart, , kind, what]) => (kind === 'after' ? [`${chart} ${/`([^`]+)`/.exec(what!)?.[1]}`] : [])),
  );
  const delays = models.flatMap(({ name, machine }) =>
    allNodes(machine as AnyStateMachine)
      .flatMap((node) => [...definedTransitions(node)])
      .flatMap(({ eventType }) => delayNamed(eventType) ?? [])
      .map((delay) => `${name} ${delay}`),
  );
  expect([...new Set(delays)].filter((delay) => !inTable.has(delay))).toEqual([]);
});

test('every chart has a test file of its own or a place in the table', () => {
  const named = rows.map(({ charts }) => charts).join(' ');
  const untold = models.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name} `).test(named));
  for (const name of untold) {
    const file = `./${name}.test.ts`;
    expect(() => readFileSync(new URL(file, import.meta.url)), `${name}: ${file}`).not.toThrow();
  }
});

describe('what a person relies on', () => {
  const table = page.slice(page.indexOf('## What a person relies on'));
  const promises = [...table.matchAll(/^\| ([^|]+) \| `(\S+\.(?:test|spec)\.tsx?)` \| "(.+)" \|$/gm)].map(
    ([, rule, file, title]) => [rule!, file!, title!] as const,
  );

  test('every line of the table is read', () => {
    // Beside the lines with a test, its head and the line below it.
    expect(promises.length).toBe(table.split('\n').filter((line) => line.startsWith('|')).length - 2);
  });

  test.each(promises)('%s: its test is there', (_, file, title) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll("\\'", "'")).toContain(title);
  });
});
