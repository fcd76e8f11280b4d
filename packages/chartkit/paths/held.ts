/**
 * Actors that do nothing by themselves. A run puts them in the place of a chart's ports, listeners and child charts: they report what they are
 * started with and sent, and end when a path ends them.
 */
import { getInitialSnapshot, type AnyActorLogic, type AnyActorRef, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { implementationsOf } from '../chart/internals.ts';
import { isChart } from '../chart/port.ts';

/** What a run learns of its held actors; `name` is the name under which the chart registers the actor. */
export type Holder = {
  started(name: string, actor: AnyActorRef, input: unknown): void;
  sent(name: string, actor: AnyActorRef, event: AnyEventObject): void;
  stopped(name: string, actor: AnyActorRef): void;
};

/** The holder of each system: a chart is made with held actors once, since making it anew costs as much as a path. */
const holders = new WeakMap<object, Holder>();
const heldCharts = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** How a held actor ends. */
const ends = { done: 'held.done', error: 'held.error', snapshot: 'held.snapshot' } as const;

/** The parts of a child chart that its parent can read before the child has done anything. */
const readable = (logic: AnyActorLogic, input: unknown): object => (isChart(logic) ? getInitialSnapshot(logic, input) : {});

function held(name: string, logic: AnyActorLogic): AnyActorLogic {
  return {
    getInitialSnapshot: (_: unknown, input: unknown) => ({
      ...readable(logic, input),
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    start: ({ input }: { input: unknown }, { self, system }: { self: AnyActorRef; system: object }) =>
      holders.get(system)?.started(name, self, input),
    transition: (snapshot: object, event: AnyEventObject, { self, system }: { self: AnyActorRef; system: object }) => {
      if (event.type === ends.done) return { ...snapshot, status: 'done', output: event['output'] as unknown };
      if (event.type === ends.error) return { ...snapshot, status: 'error', error: event['error'] as unknown };
      if (event.type === ends.snapshot) return { ...snapshot, ...(event['snapshot'] as object) };
      if (event.type === 'xstate.stop') {
        holders.get(system)?.stopped(name, self);
        return { ...snapshot, status: 'stopped' };
      }
      holders.get(system)?.sent(name, self, event);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  } as unknown as AnyActorLogic;
}

/** The same chart with every registered actor held. */
export function withHeldActors<M extends AnyStateMachine>(machine: M): M {
  const known = heldCharts.get(machine);
  if (known) return known as M;
  const actors = Object.entries(implementationsOf(machine).actors).map(([name, logic]) => [name, held(name, logic as AnyActorLogic)]);
  const chart = machine.provide({ actors: Object.fromEntries(actors) } as never) as M;
  heldCharts.set(machine, chart);
  return chart;
}

/** From now on, the actors of this system report to the holder. */
export const hold = (system: object, holder: Holder): void => void holders.set(system, holder);

/** Ends a held actor with an output. */
export const complete = (actor: AnyActorRef, output: unknown): void => actor.send({ type: ends.done, output });

/** Ends a held actor with an error. */
export const fail = (actor: AnyActorRef, error: unknown): void => actor.send({ type: ends.error, error });

/** Changes what a parent with `onSnapshot` sees of a held child chart. */
export const show = (actor: AnyActorRef, snapshot: unknown): void => actor.send({ type: ends.snapshot, snapshot });
