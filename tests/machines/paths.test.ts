import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { gestureOf } from '../../machines/kit/cases.ts';
import { allNodes, implementationsOf } from '../../machines/kit/internals.ts';
import { spokenTime } from '../../machines/kit/spoken.ts';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/document/flows/files.ts';
import type { Flow } from '@iridia/chartkit/export/flow';
import { TransitionCoverage } from '@iridia/chartkit/paths/coverage';
import { receiveAll } from '../model/received.ts';
import { FactLines, stepLine } from '@iridia/chartkit/paths/facts';
import { HeadlessRun } from '@iridia/chartkit/paths/headless';
import type { Observed } from '@iridia/chartkit/paths/over-time';
import { isIn } from '@iridia/chartkit/paths/search';
import { waitsOf, type Wait } from '../model/waits.ts';
import { createTestModel, type ModelPath } from '@iridia/chartkit/paths/paths';
import type { PathStep } from '@iridia/chartkit/paths/pure';

type ChartRow = { chart: string; states: number; transitions: string; paths: number; steps: number; 'time (ms)': number };
const rows: ChartRow[] = [];

// Walks in a browser print these figures beside their own.
const report = join(import.meta.dirname, '../../.cache/paths.json');

afterAll(() => {
  console.table(rows);
  if (only) return;
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(rows));
});

/** The rules over time of a model, after each step of a way. */
function keepRules({ name, rules = {} }: Model, way: readonly Observed[], snapshot: unknown): void {
  for (const [rule, reads] of Object.entries(rules)) {
    const broken = reads(way, snapshot as never);
    if (broken !== null) throw new Error(`${name}: ${broken}, against the rule: ${rule}`);
  }
}

/** A chart that is in a state of the table of flows waits as long as the table specifies. */
function keepWaits(run: HeadlessRun<any>, waits: readonly Wait[], from: AnyMachineSnapshot | null): void {
  for (const { state, ms, what } of waits) {
    if (isIn(run.snapshot as AnyMachineSnapshot, state) && !(from && isIn(from, state)) && !run.clock.running.includes(ms)) {
      throw new Error(`${state} does not wait ${spokenTime(ms)}: ${what}`);
    }
  }
}

/** The gestures of a run, which also write down what the chart does on each step. */
const reporting = (run: HeadlessRun<any>, model: Model, facts: FactLines, way: Observed[]) =>
  new Proxy(run.gestures as Record<string, (step: PathStep<any>) => void>, {
    get: (gestures, name) => (step: PathStep<any>) => {
      const from = run.snapshot as AnyMachineSnapshot;
      const before = run.deeds.length;
      gestures[String(name)]!(step);
      const deeds = run.deeds.slice(before);
      facts.add(stepLine(model.machine, from, step.event, run.snapshot), deeds);
      way.push({ gesture: gestureOf(model.machine, step.event.type), event: step.event, deeds });
      keepRules(model, way, run.snapshot);
      keepWaits(run, waitsOf(model.name), from);
    },
  });

/** Paths that end with the same step are one test. */
const byLastStep = (paths: readonly ModelPath<any>[], machine: AnyStateMachine): Map<string, readonly ModelPath<any>[]> =>
  Map.groupBy(paths, ({ steps }) => {
    const last = steps.at(-1)!;
    return stepLine(machine, steps.at(-2)?.state ?? null, last.event, last.state);
  });

const exported = flowFiles();

/** Mutation testing judges one chart at a time. */
const only = process.env['MUTATION_CHART'];

/** With `JUDGE=rules` the facts are not compared: what is left are the judges that nobody writes anew by `-u`. */
const isByRulesAlone = process.env['JUDGE'] === 'rules';

type Model = (typeof models)[number];
type Walk = { readonly paths: readonly ModelPath<any>[]; readonly spent: number };

/** The paths of one chart; an error where they cannot be found, which is that chart's alone. */
function pathsOf(model: Model): Walk | Error {
  const began = performance.now();
  try {
    const paths = createTestModel(model.machine, model).getShortestPaths();
    return { paths, spent: performance.now() - began };
  } catch (cause) {
    return new Error(`${model.name}: its paths cannot be found: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

for (const model of models.filter(({ name }) => !only || name === only)) {
  describe(model.name, { timeout: 60_000 }, () => {
    const walk = pathsOf(model);
    if (walk instanceof Error) {
      test('its paths are found', () => {
        throw walk;
      });
      return;
    }
    const { paths } = walk;
    // Other charts are walked between the search for the paths and the walks.
    let { spent } = walk;
    const coverage = new TransitionCoverage(model.machine);
    const facts = new FactLines(model.machine);

    test.each([...byLastStep(paths, model.machine)])('%s', async (_, some) => {
      spent -= performance.now();
      for (const path of some) {
        const run = new HeadlessRun(model, coverage);
        const way: Observed[] = [];
        const events = reporting(run, model, facts, way) as typeof run.gestures;
        const start = (_: unknown, input: unknown) => {
          run.start(input as never);
          facts.add(stepLine(model.machine, null, { type: 'xstate.init' }, run.snapshot as AnyMachineSnapshot), run.deeds);
          way.push({ gesture: 'start', event: { type: 'xstate.init', input }, deeds: [...run.deeds] });
          keepRules(model, way, run.snapshot);
          keepWaits(run, waitsOf(model.name), null);
        };
        await path.test({ start, states: run.assertions, events });
        run.stop();
      }
      spent += performance.now();
    });

    // The data is read from the text of the chart, which mutation testing instruments.
    test.skipIf(isByRulesAlone)(
      'the facts that they receive are in the exported data of their steps, and the facts of the data are received',
      () => {
        receiveAll(model.machine, JSON.parse(exported.get(`${model.name}.data.json`) ?? '') as Flow, paths);
      },
    );

    test('together they walk every transition', () => {
      rows.push({
        chart: model.name,
        states: allNodes(model.machine).length - 1,
        transitions: `${coverage.walked}/${coverage.total}`,
        paths: paths.length,
        steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
        'time (ms)': Math.round(spent),
      });
      expect(coverage.missing).toEqual([]);
    });

    test('together they take every event, outcome and delay that the model distinguishes', () => {
      const taken = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => gestureOf(model.machine, event.type))));
      const isOffered = (cases: unknown) => typeof cases === 'function' || (cases as readonly unknown[]).length > 0;
      const outcomes = Object.entries(model.outcomes as Record<string, { done: unknown; error: unknown }>);
      const expected = [
        ...Object.entries(model.events).flatMap(([type, cases]) => (isOffered(cases) && !type.endsWith('*') ? [type] : [])),
        ...outcomes.flatMap(([name, { done, error }]) => [
          ...(isOffered(done) ? [`done.${name}`] : []),
          ...(isOffered(error) ? [`failed.${name}`] : []),
        ]),
        ...Object.keys(implementationsOf(model.machine).delays).map((delay) => `after.${delay}`),
      ];
      expect(expected.filter((gesture) => !taken.has(gesture))).toEqual([]);
    });

    // What is expected is a file that is read in review: `npx vitest run tests/machines/paths.test.ts -u` writes it.
    test.skipIf(isByRulesAlone)('on each step they emit, ask and send what is expected', async () => {
      // More than this nobody reads: a model that needs more lines projects its context or its events.
      expect(facts.text.split('\n').length).toBeLessThanOrEqual(600);
      await expect(facts.text).toMatchFileSnapshot(`./facts/${model.name}.txt`);
    });
  });
}
