/** The events that a chart can receive in its current state, derived from its model. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { activeNodes, allNodes, implementationsOf } from './internals.ts';
import { isListener } from './placeholder.ts';
import type { Cases, ChartModel } from './model.ts';

/** The cases in this state. */
export const listOf = <S, C>(cases: Cases<S, C>, snapshot: S): readonly C[] => (typeof cases === 'function' ? cases(snapshot) : cases);

/**
 * Combines the model's cases with what the active states accept: their own events, the end of each invoked actor, one case for every
 * outcome, and their timers. An event that no active state accepts is left out, because nothing would happen.
 */
export function eventCases<M extends AnyStateMachine>(model: ChartModel<M>): (snapshot: SnapshotFrom<M>) => AnyEventObject[] {
  const { actors } = implementationsOf(model.machine);
  return (snapshot) => {
    const nodes = activeNodes(snapshot as AnyMachineSnapshot);
    const taken = new Set(nodes.flatMap((node) => node.ownEvents as string[]));
    const events: AnyEventObject[] = [];
    for (const [type, cases] of Object.entries(model.events)) {
      if (!taken.has(type)) continue;
      for (const payload of listOf(cases as Cases<unknown, object>, snapshot)) events.push({ ...payload, type });
    }
    for (const { id, src } of nodes.flatMap((node) => node.invoke)) {
      if (isListener(actors[String(src)])) continue;
      const outcomes = (model.outcomes as Record<string, { done: Cases<unknown, unknown>; error: Cases<unknown, unknown> }>)[String(src)];
      if (!outcomes) throw new Error(`${model.name}: the model names no outcome of actor "${String(src)}"`);
      for (const output of listOf(outcomes.done, snapshot)) events.push({ type: `xstate.done.actor.${id}`, output, actorId: id });
      for (const error of listOf(outcomes.error, snapshot)) events.push({ type: `xstate.error.actor.${id}`, error, actorId: id });
    }
    for (const type of taken) if (type.startsWith('xstate.after.')) events.push({ type });
    return events;
  };
}

/**
 * The name of a step's gesture: an event's own type, `done.<actor>`, `failed.<actor>` or `after.<delay>`. Actors go by their registered
 * name, whatever id an invoke gave them.
 */
export function gestureOf(machine: AnyStateMachine, type: string): string {
  const [, kind, rest] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
  if (!kind || !rest) return type;
  if (kind === 'after') return `after.${rest.split('.')[0]}`;
  const invoke = allNodes(machine)
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === rest);
  return `${kind === 'done.actor' ? 'done' : 'failed'}.${String(invoke?.src ?? rest)}`;
}
