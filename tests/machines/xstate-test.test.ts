/**
 * `createTestModel` of `@xstate/test` on every chart, projected to what it accepts (`packages/chartkit/paths/projection.ts`). Each path runs the real
 * chart, whose actors are answered and whose timers fire.
 */
import { createTestModel } from '@xstate/test';
import { describe, expect, test } from 'vitest';
import type { ChartModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { TransitionCoverage } from '@iridia/chartkit/paths/coverage';
import { HeadlessRun } from '@iridia/chartkit/paths/headless';
import { projected } from '@iridia/chartkit/paths/projection';
import { everyWalk } from '../depth.ts';

const refusals = (model: ChartModel<any>): string[] =>
  model.inputs.flatMap((input) => {
    try {
      createTestModel(projected(model, input).machine);
      return [];
    } catch (refusal) {
      return [`${model.name}: ${String(refusal)}`];
    }
  });

test('accepts every chart of the product', () => {
  expect(models.flatMap(refusals)).toEqual([]);
});

/** Actors that actions start, by a name for each, have no answer in the projection, and these charts wait for theirs (decision 30). */
const waiting = ['app', 'creations', 'credits', 'toasts'];
/** With `EVERY_WALK=1` every other chart; else some small and large ones, for `paths.test.ts` walks every one in every run. */
const some = ['consent', 'job', 'payment', 'upload', 'visit'];
const walked = models.filter(({ name }) => (everyWalk && !waiting.includes(name)) || some.includes(name));

describe.each(walked.map((model) => [model.name, model] as const))('the chart %s', (_, model) => {
  test('every path holds on the real chart, and together they take every transition', { timeout: 60_000 }, async () => {
    const coverage = new TransitionCoverage(model.machine);
    for (const input of model.inputs) {
      const chart = projected(model, input);
      for (const path of createTestModel(chart.machine).getShortestPaths(chart.options)) {
        const run = new HeadlessRun(model, coverage);
        await path.test(chart.against(run));
        run.stop();
      }
    }
    expect(coverage.missing).toEqual([]);
  });
});
