import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { gestureOf } from '../../machines/kit/cases.ts';
import { allNodes } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/flows/files.ts';
import type { Flow } from '../../src/dev/charts/flow.ts';
import { TransitionCoverage } from '../model/coverage.ts';
import { hearAll } from '../model/heard.ts';
import { HeadlessRun } from '../model/headless.ts';
import { createTestModel, described, leavesOf, type ModelPath, type PathStep } from '../model/paths.ts';

type Row = { chart: string; states: number; transitions: string; paths: number; steps: number; 'time (ms)': number };
const rows: Row[] = [];

// Walks in a browser print these figures beside their own.
const report = join(import.meta.dirname, '../../.cache/paths.json');

afterAll(() => {
  console.table(rows);
  if (only) return;
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(rows));
});

/** `facts/<chart>.txt`: the steps, from where, by what, to where, what was told and whom it asked; then what each port was asked with. */
type Told = { readonly steps: Set<string>; readonly asks: Set<string> };
type Asks = HeadlessRun<any>['asks'];

const leaves = (snapshot: unknown): string => leavesOf(snapshot as AnyMachineSnapshot).join(', ');

/** Values written in another order are the same. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const tell = (told: Told, step: string, facts: readonly AnyEventObject[], asks: Asks): void => {
  const lines = facts.map((fact) => `    ${described(fact)}`);
  told.steps.add([step, ...(lines.length > 0 ? lines : ['    tells nothing']), ...asks.map(({ name }) => `    asks ${name}`)].join('\n'));
  for (const { name, input } of asks) told.asks.add(`${name} is asked with ${JSON.stringify(input, inOrder) ?? 'nothing'}`);
};

/** The gestures of a run, which also write down what the chart tells on each step. */
const telling = (run: HeadlessRun<any>, machine: AnyStateMachine, told: Told) =>
  new Proxy(run.gestures as Record<string, (step: PathStep<any>) => Promise<void>>, {
    get: (gestures, name) => async (step: PathStep<any>) => {
      const from = leaves(run.snapshot);
      const [before, asked] = [run.emitted.length, run.asks.length];
      await gestures[String(name)]!(step);
      const event = described({ ...step.event, type: gestureOf(machine, step.event.type) });
      tell(told, `${from} — ${event} → ${leaves(run.snapshot)}`, run.emitted.slice(before), run.asks.slice(asked));
    },
  });

/** Paths that end with the same step are one test; the shortest of them gives it its name. */
function byLastStep(paths: readonly ModelPath<any>[], machine: AnyStateMachine): Map<string, readonly ModelPath<any>[]> {
  return Map.groupBy(paths, ({ steps }) => {
    const [before, last] = steps.slice(-2).length === 2 ? steps.slice(-2) : [null, steps[0]!];
    return `${before ? `${leaves(before.state)} — ` : ''}${described({ ...last!.event, type: gestureOf(machine, last!.event.type) })} → ${leaves(last!.state)}`;
  });
}

const exported = flowFiles();

/** Mutation testing judges one chart at a time. */
const only = process.env['MUTATION_CHART'];

for (const model of models.filter(({ name }) => !only || name === only)) {
  describe(model.name, { timeout: 60_000 }, () => {
    // Other charts are walked between the search for the paths and the walks.
    let spent = -performance.now();
    const coverage = new TransitionCoverage(model.machine);
    const told: Told = { steps: new Set(), asks: new Set() };
    const paths = createTestModel(model.machine, model).getShortestPaths();
    spent += performance.now();

    test.each([...byLastStep(paths, model.machine)])('%s', async (_, some) => {
      spent -= performance.now();
      for (const path of some) {
        const run = new HeadlessRun(model, coverage);
        const events = telling(run, model.machine, told) as typeof run.gestures;
        const start = (_: unknown, input: unknown) => {
          run.start(input as never);
          tell(told, `start → ${leaves(run.snapshot)}`, run.emitted, run.asks);
        };
        await path.test({ start, states: run.assertions, events });
        run.stop();
      }
      spent += performance.now();
    });

    test('the facts that they hear stand in the exported data of their steps, and those of the data are heard', () => {
      hearAll(model.machine, JSON.parse(exported.get(`${model.name}.json`) ?? '') as Flow, paths);
    });

    test('together they walk every transition, and tell and ask what is expected on each', async () => {
      rows.push({
        chart: model.name,
        states: allNodes(model.machine).length - 1,
        transitions: `${coverage.walked}/${coverage.total}`,
        paths: paths.length,
        steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
        'time (ms)': Math.round(spent),
      });
      expect(coverage.missing).toEqual([]);
      // What is expected is a file that is read in review: `npx vitest run tests/machines/paths.test.ts -u` writes it.
      await expect(`${[...[...told.steps].toSorted(), ...[...told.asks].toSorted()].join('\n')}\n`).toMatchFileSnapshot(
        `./facts/${model.name}.txt`,
      );
    });
  });
}
