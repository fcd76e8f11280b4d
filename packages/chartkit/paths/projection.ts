/**
 * Turns a chart into the machine that `@xstate/test` accepts: one without actors and timers, whose events state what actors answer and when
 * time has passed.
 *
 *     const chart = projected(noteModel, undefined);
 *     for (const path of createTestModel(chart.machine).getShortestPaths(chart.options)) await path.test(chart.against(new HeadlessRun(noteModel)));
 *
 * | in the chart | in the projection |
 * |---|---|
 * | `invoke` of a port, `onDone` and `onError` | events `done.<id>` with `output`, `failed.<id>` with `error` |
 * | `invoke` of a listener | nothing: what it sends are events of the chart already |
 * | `after`, by a named delay or milliseconds | event `after.<delay>`, with the state appended where two states could wait for it at once |
 * | actions that start, stop, or address an actor | nothing: there's no actor |
 * | every other action, guards, `always`, `onDone`, history, context, tags | the same |
 *
 * `<id>` is the id of the invoke, because a chart may call one port in two places.
 */
import {
  createMachine,
  enqueueActions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InputFrom,
} from 'xstate';
import { activeNodes, allNodes, builtinOf, implementationsOf } from '../chart/internals.ts';
import { listOf } from '../chart/cases.ts';
import type { Cases, ChartModel } from '../chart/model.ts';
import { isListener } from '../chart/port.ts';
import type { HeadlessRun } from './headless.ts';
import { defaultLimit, leavesOf, situationOf } from './paths.ts';
import { pureMachine } from './pure.ts';

/** What a projected event stands for: the answer or failure of a port, or a delay that is over. */
type Outcome = { readonly kind: 'done' | 'failed' | 'after'; readonly of: string };
type Outcomes = Map<string, Outcome>;
type Config = Record<string, any>;
type Perform = (step: { event: AnyEventObject }) => void | Promise<void>;

/** What `path.test` of `@xstate/test` takes. */
type Subject = { states: Record<string, (snapshot: AnyMachineSnapshot) => Promise<void>>; events: Record<string, Perform> };

export type Projection = {
  /** A machine for `createTestModel` of `@xstate/test`. */
  readonly machine: AnyStateMachine;
  /** For `getShortestPaths` and `getSimplePaths`: the model's cases, its identity of situations, its limit. */
  readonly options: {
    readonly events: (snapshot: AnyMachineSnapshot) => AnyEventObject[];
    readonly serializeState: (snapshot: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot) => never;
    readonly traversalLimit: number;
  };
  /** Types of all events of the projection, each of which needs a gesture. */
  readonly eventTypes: readonly string[];
  /** Drives the real chart, and compares its state and context with the projection after every step; invariants and `shows` must hold too. */
  readonly against: (run: HeadlessRun<any>) => Subject;
};

const asList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** Kinds of actions that need an actor to exist. */
const actorActions = new Set(['xstate.spawnChild', 'xstate.stopChild', 'xstate.sendTo', 'xstate.cancel']);

/** An action that enqueues others, without those that need an actor. */
function withoutActors(action: Collecting): unknown {
  const nothing = () => {};
  return enqueueActions(({ enqueue, ...given }, params) =>
    action.collect(
      {
        ...given,
        enqueue: Object.assign((one: never) => enqueue(one), enqueue, {
          sendTo: nothing,
          spawnChild: nothing,
          stopChild: nothing,
          cancel: nothing,
        }),
      },
      params,
    ),
  );
}

type Collecting = { collect: (given: object, params: unknown) => void };

/** The action as the projection takes it: one that starts, stops or addresses an actor does nothing. */
function actionOf(action: unknown): unknown {
  const builtin = builtinOf(action) ?? '';
  if (actorActions.has(builtin)) return () => {};
  return builtin === 'xstate.enqueueActions' ? withoutActors(action as Collecting) : action;
}

/** Whether two states can be active at once: one is inside the other, or they are in different regions of a parallel state. */
function areTogether(one: AnyStateNode, other: AnyStateNode): boolean {
  const shared = one.path.findIndex((key, index) => other.path[index] !== key);
  if (shared < 0 || shared >= other.path.length) return true;
  const parent = one.path
    .slice(0, shared)
    .reduce<AnyStateNode>((node, key) => node.states[key] as AnyStateNode, one.machine.root as AnyStateNode);
  return parent.type === 'parallel';
}

/** The name of a delay's event in this state. */
function afterIn(node: AnyStateNode, delay: string, all: readonly AnyStateNode[]): string {
  const isAmbiguous = all.some((other) => other !== node && delay in (other.config.after ?? {}) && areTogether(node, other));
  return isAmbiguous ? `after.${delay}.${node.path.join('.')}` : `after.${delay}`;
}

/** XState reads an event with an empty transition as forbidden; an outcome without consequences is taken all the same. */
const asTaken = (transition: unknown): unknown =>
  typeof transition === 'object' && transition !== null && Object.keys(transition).length === 0 ? { actions: () => {} } : transition;

/** The configuration of a state without actors and delays; adds what their events stand for to `outcomes`. */
function configOf(node: AnyStateNode, outcomes: Outcomes): Config {
  const { invoke: _invoke, after, on, states: _states, ...rest } = node.config as Config;
  const { actors } = implementationsOf(node.machine as AnyStateMachine);
  const transitions: Record<string, unknown[]> = Object.fromEntries(Object.entries(on ?? {}).map(([type, value]) => [type, asList(value)]));
  const add = (type: string, outcome: Outcome, value: unknown) => {
    outcomes.set(type, outcome);
    transitions[type] = [...(transitions[type] ?? []), ...asList(value).map(asTaken)];
  };
  for (const { id, src, onDone, onError } of node.invoke as unknown as Config[]) {
    if (isListener(actors[src])) continue;
    add(`done.${id}`, { kind: 'done', of: src }, onDone);
    add(`failed.${id}`, { kind: 'failed', of: src }, onError);
  }
  for (const [delay, value] of Object.entries(after ?? {})) {
    add(afterIn(node, delay, allNodes(node.machine as AnyStateMachine)), { kind: 'after', of: delay }, value);
  }
  const children = Object.entries(node.states).map(([key, child]) => [key, configOf(child as AnyStateNode, outcomes)]);
  return { ...rest, on: transitions, ...(children.length > 0 && { states: Object.fromEntries(children) }) };
}

/** The cases of a model in a state of the projection; an event that no active state accepts is left out. */
function casesOf(model: ChartModel<any>, outcomes: Outcomes): Projection['options']['events'] {
  const ports = model.outcomes as Record<string, { done: Cases<unknown, unknown>; error: Cases<unknown, unknown> } | undefined>;
  const cases = (type: string, snapshot: AnyMachineSnapshot): AnyEventObject[] => {
    const outcome = outcomes.get(type);
    if (!outcome)
      return listOf((model.events as Record<string, Cases<unknown, object>>)[type] ?? [], snapshot).map((payload) => ({
        ...payload,
        type,
      }));
    if (outcome.kind === 'after') return [{ type }];
    const port = ports[outcome.of];
    if (!port) throw new Error(`${model.name}: the model names no outcome of actor "${outcome.of}"`);
    return outcome.kind === 'done'
      ? listOf(port.done, snapshot).map((output) => ({ type, output }))
      : listOf(port.error, snapshot).map((error) => ({ type, error }));
  };
  return (snapshot) => {
    const types = new Set(activeNodes(snapshot).flatMap((node) => node.ownEvents as string[]));
    return [...types].flatMap((type) => cases(type, snapshot));
  };
}

/** The projection of a chart that is started with this input, one of its model's `inputs`. */
export function projected<M extends AnyStateMachine>(model: ChartModel<M>, input: InputFrom<M>): Projection {
  const { actions, guards } = implementationsOf(model.machine);
  const outcomes: Outcomes = new Map();
  const config = configOf(model.machine.root as AnyStateNode, outcomes);
  const kept = Object.entries(actions).map(([name, action]) => [name, actionOf(action)]);
  const machine = createMachine(config as never, { actions: Object.fromEntries(kept), guards } as never) as unknown as AnyStateMachine;
  const situation = situationOf(model) as (snapshot: AnyMachineSnapshot) => string;
  const eventTypes = [...new Set(allNodes(machine).flatMap((node) => node.ownEvents as string[]))];

  const gesture =
    (run: HeadlessRun<any>, type: string): Perform =>
    ({ event }) => {
      const { kind, of } = outcomes.get(type) ?? {};
      if (kind === undefined || of === undefined) return void run.send(event);
      if (kind === 'done') return run.answer(of, event['output']);
      if (kind === 'failed') return run.fail(of, event['error']);
      return run.elapse(of);
    };

  const against: Projection['against'] = (run) => {
    const assertions = run.assertions as Record<string, (snapshot: AnyMachineSnapshot) => void | Promise<void>>;
    return {
      events: {
        'xstate.init': () => void run.start(input),
        ...Object.fromEntries(eventTypes.map((type) => [type, gesture(run, type)])),
      },
      states: {
        '*': async (snapshot) => {
          for (const leaf of leavesOf(snapshot)) await assertions[leaf]?.(snapshot);
        },
      },
    };
  };

  return {
    machine: pureMachine(machine, input as never),
    options: {
      events: casesOf(model, outcomes),
      // Finer than the package's own identity, which takes no event that leaves state and context as they were.
      serializeState: (snapshot, event, previous) =>
        `${situation(snapshot)} by ${JSON.stringify(event)} from ${previous ? JSON.stringify(previous.value) : ''}` as never,
      traversalLimit: model.limit ?? defaultLimit,
    },
    eventTypes,
    against,
  };
}
