/** The events that a chart can receive in its current state, derived from its model. */
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { activeNodes, allNodes, implementationsOf } from './internals.ts';
import { isListener } from './port.ts';
import type { Cases, ChartModel } from './model.ts';

/** The cases in this state. */
export const listOf = <S, C>(cases: Cases<S, C>, snapshot: S): readonly C[] => (typeof cases === 'function' ? cases(snapshot) : cases);

type Outcomes = Record<string, { done: Cases<unknown, unknown>; error: Cases<unknown, unknown>; snapshot?: Cases<unknown, unknown> }>;

/** The running ports and child charts, invoked or spawned, by id; an actor that has no name among the chart's actors cannot end by a model. */
const runningIn = (snapshot: AnyMachineSnapshot, actors: Readonly<Record<string, unknown>>): [id: string, name: string][] =>
  Object.entries(snapshot.children as Record<string, AnyActorRef>).flatMap(([id, child]) => {
    const { src } = child as unknown as { src: unknown };
    const isRunning = typeof src === 'string' && !isListener(actors[src]) && child.getSnapshot().status === 'active';
    return isRunning ? [[id, src] as [string, string]] : [];
  });

/**
 * Combines the model's cases with what the chart accepts: the active states' own events, the end of each running actor, one case for every
 * outcome, and their timers. An event that no active state accepts is left out, because nothing would happen.
 */
export function eventCases<M extends AnyStateMachine>(model: ChartModel<M>): (snapshot: SnapshotFrom<M>) => AnyEventObject[] {
  const { actors } = implementationsOf(model.machine);
  const all = model.outcomes as Outcomes;
  return (snapshot) => {
    const nodes = activeNodes(snapshot as AnyMachineSnapshot);
    const taken = new Set(nodes.flatMap((node) => node.ownEvents as string[]));
    const events: AnyEventObject[] = [];
    for (const [type, cases] of Object.entries(model.events)) {
      if (!isTaken(type, taken)) continue;
      for (const payload of listOf(cases as Cases<unknown, object>, snapshot)) events.push({ ...payload, type });
    }
    for (const [id, name] of runningIn(snapshot as AnyMachineSnapshot, actors)) {
      const outcomes = all[name];
      if (!outcomes) throw new Error(`${model.name}: the model names no outcome of actor "${name}"`);
      for (const output of listOf(outcomes.done, snapshot)) events.push({ type: `xstate.done.actor.${id}`, output, actorId: id });
      for (const error of listOf(outcomes.error, snapshot)) events.push({ type: `xstate.error.actor.${id}`, error, actorId: id });
      for (const shown of listOf(outcomes.snapshot ?? [], snapshot)) events.push({ type: `xstate.snapshot.${id}`, snapshot: shown });
    }
    for (const type of taken) if (type.startsWith('xstate.after.')) events.push({ type });
    return events;
  };
}

/** Whether a descriptor among these, which may be `*` or `file.*`, takes an event of this type. */
export const isTaken = (type: string, descriptors: ReadonlySet<string>): boolean =>
  descriptors.has(type) ||
  descriptors.has('*') ||
  [...descriptors].some((each) => each.endsWith('.*') && type.startsWith(each.slice(0, -1)));

const kinds = { 'done.actor': 'done', 'error.actor': 'failed', snapshot: 'shown' } as const;

/** The end of an actor by its event: its id, and how it ended; null for every other event. */
export function endOf(type: string): { readonly kind: 'done' | 'failed' | 'shown'; readonly id: string } | null {
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  return kind && id ? { kind: kinds[kind as keyof typeof kinds], id } : null;
}

/** The registered name of an actor by its id: that of its invoke, or the one that the id of a spawned actor begins with (`upload:image`). */
function nameOf(machine: AnyStateMachine, id: string): string {
  const invoke = allNodes(machine)
    .flatMap((node) => node.invoke)
    .find((each) => each.id === id);
  if (invoke) return String(invoke.src);
  const names = Object.keys(implementationsOf(machine).actors);
  return names.find((name) => id.startsWith(name) && !/^\w/.test(id.slice(name.length))) ?? id;
}

/**
 * The name of a step's gesture: an event's own type, `done.<actor>`, `failed.<actor>`, `shown.<actor>` or `after.<delay>`. Actors go by their
 * registered name, whatever id an invoke or a spawn gave them.
 */
export function gestureOf(machine: AnyStateMachine, type: string): string {
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? [];
  if (delay !== undefined) return `after.${delay}`;
  const end = endOf(type);
  return end ? `${end.kind}.${nameOf(machine, end.id)}` : type;
}
