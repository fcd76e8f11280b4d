/**
 * Path tests in the shape of `@xstate/test`, on the graph of XState 5:
 *
 *     for (const path of createTestModel(machine, model).getShortestPaths()) await path.test({ states, events });
 *
 * `states` and `events` are exhaustive by type, and a step without a gesture fails instead of being skipped.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths, type StatePath, type Step } from 'xstate/graph';
import { activeNodes } from '../chart/internals.ts';
import type { ChartModel, DelayName, FailingName, LeafName, PortName } from '../chart/model.ts';
import { eventCases, gestureOf } from '../chart/cases.ts';
import { withoutBeginnings } from './beginnings.ts';
import { pureMachine, type PathStep } from './pure.ts';

type Perform<M extends AnyStateMachine> = (step: PathStep<M>) => void | Promise<void>;

/** How each event is caused: a person's action, an actor's answer, time that passes. */
export type Gestures<M extends AnyStateMachine> = { readonly [T in EventFrom<M>['type']]: Perform<M> } & {
  readonly [P in PortName<M> as `done.${P}`]: Perform<M>;
} & {
  readonly [P in FailingName<M> as `failed.${P}`]: Perform<M>;
} & { readonly [D in DelayName<M> as `after.${D}`]: Perform<M> };

/** What must be seen in each state. */
export type Assertions<M extends AnyStateMachine> = { readonly [S in LeafName<M>]: (snapshot: SnapshotFrom<M>) => void | Promise<void> };

export type ModelPath<M extends AnyStateMachine> = {
  readonly description: string;
  readonly input: InputFrom<M>;
  readonly steps: readonly PathStep<M>[];
  readonly test: (subject: {
    states: Assertions<M>;
    events: Gestures<M>;
    /** Brings the subject to the start of the path. */
    start?: (step: PathStep<M>, input: InputFrom<M>) => void | Promise<void>;
  }) => Promise<void>;
};

/** Maximum number of steps of a search whose model names none. */
export const defaultLimit = 60_000;

export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'));

/** The identity of a situation: the state, the part of the context that the model projects, and how many actors run. */
export function situationOf<M extends AnyStateMachine>({ project = (context) => context }: Pick<ChartModel<M>, 'project'>) {
  return (snapshot: SnapshotFrom<M>): string => {
    const { value, context, children } = snapshot as AnyMachineSnapshot;
    return JSON.stringify([value, project(context as never), Object.keys(children).length]);
  };
}

/** Takes the steps, and adds to a failure the steps that led to it: shortest paths make that the shortest counterexample. */
async function walk<M extends AnyStateMachine>(
  steps: readonly Step<any, any>[],
  performing: Record<string, (step: Step<any, any>) => void | Promise<void>>,
  assert: (snapshot: SnapshotFrom<M>) => Promise<void>,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    try {
      await performing[step.event.type]!(step);
      await assert(step.state as SnapshotFrom<M>);
    } catch (cause) {
      const way = steps.slice(0, index + 1).map(({ event, state }) => `  ${described(event)} → ${leavesOf(state).join(', ')}`);
      throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\nafter\n${way.join('\n')}`, { cause });
    }
  }
}

/** The paths through a chart, by its model. Two arrivals in one situation are two paths when they came by another event or from another state. */
export function createTestModel<M extends AnyStateMachine>(machine: M, model: Omit<ChartModel<M>, 'machine'>) {
  const situation = situationOf(model);
  const events = eventCases({ ...model, machine } as ChartModel<M>);

  // The search asks for each snapshot as often as there are ways to it.
  const situations = new WeakMap<SnapshotFrom<M>, string>();
  const situationIn = (state: SnapshotFrom<M>): string => {
    const known = situations.get(state) ?? situation(state);
    situations.set(state, known);
    return known;
  };
  const values = new WeakMap<AnyMachineSnapshot, string>();
  const valueIn = (state: AnyMachineSnapshot): string => {
    const known = values.get(state) ?? JSON.stringify(state.value);
    values.set(state, known);
    return known;
  };
  const pathsFrom = (input: InputFrom<M>): ModelPath<M>[] => {
    const paths = getShortestPaths(pureMachine(machine, input) as AnyStateMachine, {
      events: events as never,
      limit: model.limit ?? defaultLimit,
      serializeState: (state, event, previous) =>
        `${situationIn(state as never)} by ${JSON.stringify(event)} from ${previous ? valueIn(previous as AnyMachineSnapshot) : ''}` as never,
    });
    return withoutBeginnings(paths, ({ steps }) => steps.map(({ event }) => JSON.stringify(event))).map((path) => asModelPath(path, input));
  };

  const asModelPath = (path: StatePath<any, any>, input: InputFrom<M>): ModelPath<M> => ({
    description: path.steps.map(({ event }) => described(event)).join(' → '),
    input,
    steps: path.steps as PathStep<M>[],
    test: async ({ states, events, start }) => {
      const record = events as Record<string, Perform<M> | undefined>;
      const performing: Record<string, (step: Step<any, any>) => void | Promise<void>> = {
        'xstate.init': async (step) => start?.(step as PathStep<M>, input),
      };
      for (const { event } of path.steps.slice(1)) {
        const gesture = gestureOf(machine, event.type);
        const perform = record[gesture];
        if (!perform) throw new Error(`${model.name}: no gesture for "${gesture}"`);
        performing[event.type] = (step) => perform(step as PathStep<M>);
      }
      const assert = async (snapshot: SnapshotFrom<M>) => {
        for (const leaf of leavesOf(snapshot as AnyMachineSnapshot)) {
          const check = (states as Record<string, ((snapshot: SnapshotFrom<M>) => void | Promise<void>) | undefined>)[leaf];
          if (!check) throw new Error(`${model.name}: no assertion for state "${leaf}"`);
          await check(snapshot);
        }
      };
      await walk(path.steps, performing, assert);
    },
  });

  return {
    /** The shortest ways that together take every transition which the model's cases can cause; the shortest first, so that it fails first. */
    getShortestPaths: (): ModelPath<M>[] => model.inputs.flatMap(pathsFrom).toSorted((one, other) => one.steps.length - other.steps.length),
  };
}

export function described(event: AnyEventObject): string {
  if (event.type === 'xstate.init') return 'start';
  const facts = Object.entries(event)
    .filter(([key]) => key !== 'type' && key !== 'actorId')
    .map(([key, value]) => `${key}: ${value instanceof Error ? value.message : JSON.stringify(value)}`);
  return facts.length > 0 ? `${event.type} (${facts.join(', ')})` : event.type;
}
