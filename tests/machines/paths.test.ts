import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { allNodes } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';
import { TransitionCoverage } from '../model/coverage.ts';
import { HeadlessRun } from '../model/headless.ts';
import { createTestModel } from '../model/paths.ts';

type Row = { chart: string; states: number; transitions: string; paths: number; steps: number; 'time (ms)': number };
const rows: Row[] = [];

// Walks in a browser print these figures beside their own.
const report = join(import.meta.dirname, '../../.cache/paths.json');

afterAll(() => {
  console.table(rows);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(rows));
});

describe.each(models.map((model) => [model.name, model] as const))('%s', (name, model) => {
  test('every path holds, and together they walk every transition', { timeout: 60_000 }, async () => {
    const started = performance.now();
    const coverage = new TransitionCoverage(model.machine);
    const paths = createTestModel(model.machine, model).getShortestPaths();
    for (const path of paths) {
      const run = new HeadlessRun(model, coverage);
      await path.test({ start: (_, input) => void run.start(input), states: run.assertions, events: run.gestures });
      run.stop();
    }
    rows.push({
      chart: name,
      states: allNodes(model.machine).length - 1,
      transitions: `${coverage.walked}/${coverage.total}`,
      paths: paths.length,
      steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
      'time (ms)': Math.round(performance.now() - started),
    });
    expect(coverage.missing).toEqual([]);
  });
});
