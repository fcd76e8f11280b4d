/** The table of rules in machines/README.md is true: every chart, state, event and test that it names exists. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allNodes } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';

const page = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (§\d.+?) \| (.+) \| (\S+\.test\.ts) "(.+)" \|$/gm)].map(([, rule, charts, file, title]) => ({
  rule: rule!,
  charts: charts!,
  file: file!,
  title: title!,
}));

test('every line of the table is read', () => {
  expect(rows.length).toBe(page.split('\n').filter((line) => line.startsWith('| §')).length);
  expect(rows.length).toBeGreaterThan(60);
});

describe.each(rows)('$rule', ({ charts, file, title }) => {
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
});

test('every chart has a test file of its own or a place in the table', () => {
  const named = rows.map(({ charts }) => charts).join(' ');
  const untold = models.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name} `).test(named));
  for (const name of untold) {
    const file = `./${name}.test.ts`;
    expect(() => readFileSync(new URL(file, import.meta.url)), `${name}: ${file}`).not.toThrow();
  }
});
