/** The rules in machines/README.md that run: in every situation that a chart can be in, the event leads where the row states, with its facts. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { models } from '../../machines/models.ts';
import { readRules, stepsOf } from '../model/rules.ts';

const page = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
const { rules, unread } = readRules(page);

test('every line of the table of rules that run is read', () => {
  expect(unread).toEqual([]);
  expect(rules.length).toBeGreaterThan(50);
});

/** Mutation testing judges one chart at a time. */
const only = process.env['MUTATION_CHART'];

describe.each([...Map.groupBy(rules, ({ chart }) => chart)].filter(([chart]) => !only || chart === only))(
  'the rules of %s',
  (chart, own) => {
    const model = models.find(({ name }) => name === chart);
    const steps = model ? stepsOf(model as never) : [];

    test.each(own)('$rule: $state × $event → $to, $facts', (rule) => {
      const meant = steps.filter((step) => rule.isMeant(step));
      expect(meant.length, 'situations in which it can happen').toBeGreaterThan(0);
      for (const step of meant)
        expect(rule.outcomeOf(step), JSON.stringify((step.from as AnyMachineSnapshot).context)).toEqual(rule.outcome);
    });
  },
);
