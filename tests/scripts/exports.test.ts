/**
 * Judges of the exports that are not the exports' own: Stately's machine extractor reads the texts for the editor, and a simulator that knows
 * a guard by its name and constants alone goes through them. `tests/machines/paths.test.ts` compares what running charts emit with the data.
 */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/document/flows/files.ts';
import { writeExports } from '../../scripts/document/flows/write.ts';
import { spokenGuard } from '@iridia/chartkit/export/spoken';
import type { Flow, FlowGuard } from '@iridia/chartkit/export/flow';
import { PureChart } from '@iridia/chartkit/paths/pure';

const files = flowFiles();
writeExports(files);
const flowOf = (name: string) => JSON.parse(files.get(`${name}.data.json`) ?? '') as Flow;

// The extractor was written for XState 4, whose files lie in a package of their own here.
registerHooks({ resolve: (specifier, context, next) => next(specifier.replace(/^xstate\/lib\//, 'xstate-4/lib/'), context) });
type Extracted = { on?: Record<string, unknown>; after?: Record<string, unknown>; states?: Record<string, Extracted> } & Record<
  string,
  unknown
>;
const { extractMachinesFromFile } = createRequire(import.meta.url)('@xstate/machine-extractor') as {
  extractMachinesFromFile(text: string): { machines: { toConfig(): Extracted }[] };
};

const many = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** What the extractor found: how many states, transitions, guards, actions on entry and exit, tags, and states that name their first one. */
function counted(config: Extracted): number[] {
  const { on = {}, after = {}, states = {} } = config;
  const invokes = many(config['invoke']) as Record<string, unknown>[];
  const transitions = [
    ...Object.values(on).flatMap(many),
    ...Object.values(after).flatMap(many),
    ...many(config['always']),
    ...many(config['onDone']),
    ...invokes.flatMap(({ onDone, onError }) => [...many(onDone), ...many(onError)]),
  ];
  const own = [
    1,
    transitions.length,
    transitions.filter((transition) => (transition as { cond?: unknown }).cond !== undefined).length,
    many(config['entry']).length,
    many(config['exit']).length,
    many(config['tags']).length,
    config['initial'] === undefined ? 0 : 1,
  ];
  return Object.values(states)
    .map(counted)
    .reduce((sum, below) => sum.map((figure, index) => figure + below[index]!), own);
}

const figures = ({ states, transitions }: Flow): number[] => {
  const sum = (of: (state: Flow['states'][number]) => number) => states.reduce((total, state) => total + of(state), 0);
  return [
    states.length,
    transitions.length,
    transitions.filter(({ guard }) => guard).length,
    sum(({ entry }) => entry.length),
    sum(({ exit }) => exit.length),
    sum(({ tags }) => tags.length),
    sum(({ initial }) => (initial ? 1 : 0)),
  ];
};

describe("Stately's machine extractor", () => {
  test.each(models.map(({ name }) => [name]))('counts in %s.ts what the data counts', (name) => {
    const { machines } = extractMachinesFromFile(files.get(`${name}.ts`) ?? '');
    expect(machines).toHaveLength(1);
    expect(counted(machines[0]!.toConfig())).toEqual(figures(flowOf(name)));
  });
});

describe("Stately's machine extractor, which VS Code has, on the charts' own files", () => {
  test.each(models.map(({ name }) => name))('counts in %s.machine.ts what the data counts', (name) => {
    const text = readFileSync(new URL(`../../machines/${name}/${name}.machine.ts`, import.meta.url), 'utf8');
    const { machines } = extractMachinesFromFile(text);
    expect(machines).toHaveLength(1);
    expect(counted(machines[0]!.toConfig())).toEqual(figures(flowOf(name)));
  });
});

/** The guards, by name and constants, that make a branch the one taken; `stateIn` is the chart's own affair. */
function namesOf({ type, params, is, of, state }: FlowGuard): string[] {
  if (state !== undefined || type === 'not') return [];
  if (of ?? is) return (of ?? [is!]).flatMap(namesOf);
  return [spokenGuard(params ? { type, params } : { type })];
}

/** More guards than a chart looks at in one step: it runs in circles. */
const manyLooks = 2000;

type Choose = (name: string) => boolean;

/** A text for the editor whose guards somebody answers who knows their names and constants alone. A step that does not end throws. */
function simulated(machine: AnyStateMachine, { transitions }: Flow, choose: Choose): PureChart<AnyStateMachine> {
  let looks = 0;
  const named = new Set(transitions.flatMap(({ guard }) => (guard ? namesWithin(guard) : [])));
  const guards = Object.fromEntries(
    [...named].map((type) => [
      type,
      (_: unknown, params?: Record<string, unknown>) => {
        looks += 1;
        if (looks > manyLooks) throw new Error(`${machine.id} runs in circles at ${type}`);
        return choose(spokenGuard(params ? { type, params } : { type }));
      },
    ]),
  );
  const chart = new PureChart(machine.provide({ guards } as never), undefined as never);
  const counted = <T>(act: () => T): T => {
    looks = 0;
    return act();
  };
  const { start, take } = chart;
  chart.start = (input) => counted(() => start.call(chart, input));
  chart.take = (from, event) => counted(() => take.call(chart, from, event));
  return chart;
}

/** Picks branches in a text for the editor by what their guards are called, and returns those that it could not take. */
function unreached(machine: AnyStateMachine, flow: Flow, most = 4000): string[] {
  const { states, transitions } = flow;
  let picked: readonly string[] = [];
  const eventless = transitions.filter(({ event }) => event === '').map(({ guard }) => (guard ? namesOf(guard) : []));
  const chart = simulated(machine, flow, (name) => picked.includes(name));
  const left = new Set(transitions.map(({ place }) => place));
  const seen = new Set<string>();
  const queue: AnyMachineSnapshot[] = [];
  const arrive = ({ state, places }: { state: unknown; places: readonly string[] }) => {
    for (const place of places) left.delete(place);
    const snapshot = state as AnyMachineSnapshot;
    const key = JSON.stringify(snapshot.value);
    if (!seen.has(key)) queue.push(snapshot);
    seen.add(key);
  };
  for (const next of [[], ...eventless]) {
    picked = next;
    arrive(chart.start(undefined as never));
  }
  for (let steps = 0; queue.length > 0 && left.size > 0 && steps < most; steps += 1) {
    const snapshot = queue.shift()!;
    const active = new Set(activeNodes(snapshot).map(({ id }) => id));
    for (const { source, event, guard } of transitions) {
      if (!active.has(source)) continue;
      for (const next of [[], ...eventless]) {
        picked = [...(guard ? namesOf(guard) : []), ...next];
        // An event that nobody defines lets eventless transitions be looked at.
        arrive(chart.take(snapshot as never, { type: event || 'simulator.looked' }));
      }
    }
  }
  expect(states.length).toBeGreaterThan(0);
  return [...left];
}

/** Ways to answer guards: always the first branch, always the second, and in turns. */
const ways: Record<string, (flow: Flow) => Choose> = {
  'the first branch': () => () => true,
  'the second branch': ({ transitions }) => {
    const groups = Map.groupBy(transitions, ({ source, event }) => `${source} ${event}`);
    const firsts = new Set(
      [...groups.values()].flatMap(([first, ...others]) => (first?.guard && others.length > 0 ? namesOf(first.guard) : [])),
    );
    return (name) => !firsts.has(name);
  },
  'branches in turns': () => {
    const turns = new Map<string, boolean>();
    return (name) => {
      turns.set(name, !turns.get(name));
      return turns.get(name)!;
    };
  },
};

/** Takes every event in every configuration that it comes to; throws where a step does not end. Returns how many configurations there are. */
function wanderThrough(machine: AnyStateMachine, flow: Flow, choose: Choose): number {
  const chart = simulated(machine, flow, choose);
  const seen = new Map<string, AnyMachineSnapshot>();
  const queue = [chart.start(undefined as never).state as AnyMachineSnapshot];
  for (let at = queue.shift(); at; at = queue.shift()) {
    const key = JSON.stringify(at.value);
    if (seen.has(key)) continue;
    seen.set(key, at);
    for (const type of new Set(activeNodes(at).flatMap((node) => node.ownEvents as string[]))) {
      queue.push(chart.take(at as never, { type }).state as AnyMachineSnapshot);
    }
  }
  return seen.size;
}

/** Every name of a guard, also below `not`. */
const namesWithin = ({ type, is, of, state }: FlowGuard): string[] => {
  if (state !== undefined) return [];
  return of || is ? (of ?? [is!]).flatMap(namesWithin) : [type];
};

const pasted = async (name: string): Promise<AnyStateMachine> =>
  ((await import(new URL(`../../docs/flows/${name}.ts`, import.meta.url).href)) as { default: AnyStateMachine }).default;

const names = models.map(({ name }) => name);

describe('a simulator that picks a branch by the name and the constants of its guard', () => {
  test.each(names)('reaches every branch of %s.ts', { timeout: 60_000 }, async (name) => {
    expect(unreached(await pasted(name), flowOf(name))).toEqual([]);
  });

  describe.each(Object.entries(ways))('and takes %s', (_, way) => {
    test.each(names)('hangs nowhere in %s.ts', async (name) => {
      const flow = flowOf(name);
      expect(wanderThrough(await pasted(name), flow, way(flow))).toBeGreaterThan(0);
    });
  });

  test('no two branches of an event lack a difference', () => {
    for (const { name } of models) {
      const branches = flowOf(name).transitions.map(
        ({ source, event, guard }) => `${source} · ${event} · ${guard ? spokenGuard(guard) : 'otherwise'}`,
      );
      expect(branches.filter((branch, index) => branches.indexOf(branch) !== index)).toEqual([]);
    }
  });
});

test('a combined guard names its parts', () => {
  const guards = models.flatMap(({ name }) => flowOf(name).transitions.flatMap(({ guard }) => (guard?.is ? [spokenGuard(guard)] : [])));
  expect(guards).toContain('isPlanTaken = isPlanWanted and in subscription.subscribed');
  expect(guards).toContain('isNeededByUser = becomesUser and (in prices.shown or not in buying.browsing)');
});
