/** What the actors of an application do, as they do it: `watchSystem` gets the root of its system before it starts. */
import {
  createActor,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { transitionsTaken } from '../chart/internals.ts';
import { placeOf } from '../chart/places.ts';
import { mask } from './mask.ts';

/** Which actor: its role, what distinguishes it within the role, and the path of ids to an actor that it started itself. */
export type WatchedActor = { readonly role: string; readonly tool?: string; readonly of?: string; readonly child?: string };

/** One macrostep of one actor, as JSON; nothing private is in it. */
export type ActorRecord = {
  readonly identity: WatchedActor;
  /** Name of the chart: `payment`. */
  readonly chart: string;
  /** Number of the record in this page load, from 0. An actor that another one sent an event to meanwhile has the smaller number. */
  readonly index: number;
  /** Milliseconds since 1970, by the page's clock. */
  readonly time: number;
  /** `xstate.init` when the actor starts; masked. */
  readonly event: AnyEventObject;
  /** The recorded actor that sent the event; absent where it was none: a view, a timer of its own, a promise that it waits for. */
  readonly from?: WatchedActor;
  /** The state after the event. */
  readonly value: StateValue;
  /** Masked. */
  readonly context: unknown;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** The transitions taken, in their order, as `placeOf` names them; empty when the event was ignored. */
  readonly taken: readonly string[];
  /** The facts emitted, in their order; masked. */
  readonly emitted: readonly AnyEventObject[];
};

export type RecordListener = (record: ActorRecord) => void;

declare global {
  /** A listener from outside the page's code, set before that code runs: a test, or an extension. */
  var actorListener: RecordListener | undefined;
}

/** How many records are kept for a listener that comes later. */
const maxKept = 5000;

const kept: ActorRecord[] = [];
const listeners = new Set<RecordListener>();
let count = 0;

/** Calls back with every record: the kept ones of this page load at once, then each as it happens; returns the unsubscribe function. */
export function subscribe(listener: RecordListener): () => void {
  for (const record of kept) listener(record);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function publish(record: ActorRecord): void {
  kept.push(record);
  if (kept.length > maxKept) kept.shift();
  globalThis.actorListener?.(record);
  for (const listener of listeners) listener(record);
}

type Chart = AnyActorRef & { logic: AnyActorLogic; options: { input?: unknown }; _parent?: AnyActorRef };

const isChart = (actor: unknown): actor is Chart => {
  const { logic } = actor as { logic?: object };
  return logic !== undefined && 'root' in logic;
};

const chartOf = ({ logic }: Chart): string => (logic as unknown as AnyStateMachine).id;

/** The transitions on the way into the first state: the actor took them when it was created, before anybody could listen. */
function takenAtStart({ logic, options }: Chart): string[] {
  const taken: string[] = [];
  const note = (event: InspectionEvent) => void taken.push(...transitionsTaken(event).map((transition) => placeOf(transition)));
  createActor(logic as AnyStateMachine, { input: options.input, inspect: note });
  return taken;
}

/** What one actor did since its last record, and who sent what it has yet to take. */
type Pending = { identity: WatchedActor; taken: string[]; emitted: AnyEventObject[]; senders: WeakMap<object, WatchedActor> };

/** Gives the actors whose identity does not come from the one that started them a name of their own; null for all others. */
type Naming = (actor: AnyActorRef) => WatchedActor | null;

/** Records what the charts of a system do, by what the system reports to its inspectors. */
function recorder(nameOf: Naming): (event: InspectionEvent) => void {
  const watched = new WeakMap<object, Pending>();

  const watch = (actor: AnyActorRef, identity: WatchedActor): Pending => {
    const pending: Pending = { identity, taken: [], emitted: [], senders: new WeakMap() };
    watched.set(actor, pending);
    return pending;
  };

  /** The nearest chart that is recorded, from an actor upward, and the ids on the way: a chart may run inside an actor that is none. */
  function ownerOf(actor: AnyActorRef | undefined, ids: readonly string[] = []): { owner: Pending; ids: readonly string[] } | null {
    if (!actor) return null;
    const owner = isChart(actor) ? pendingOf(actor) : null;
    return owner ? { owner, ids } : ownerOf((actor as Chart)._parent, [actor.id, ...ids]);
  }

  function pendingOf(actor: Chart): Pending | null {
    const known = watched.get(actor);
    if (known) return known;
    const name = nameOf(actor);
    if (name) return watch(actor, name);
    const found = ownerOf(actor._parent);
    if (!found) return null;
    const { child } = found.owner.identity;
    // The id of a chart inside another actor is a number; that actor's id states what it is for.
    const ids = found.ids.length > 0 ? found.ids : [actor.id];
    return watch(actor, { ...found.owner.identity, child: [...(child === undefined ? [] : [child]), ...ids].join('.') });
  }

  /** Remembers who sent an event. What an actor sends itself, or one that it started and isn't a chart, comes from nobody else. */
  function noteSender(pending: Pending, source: AnyActorRef | undefined, event: AnyEventObject): void {
    const sender = ownerOf(source)?.owner;
    if (sender && sender !== pending) pending.senders.set(event, sender.identity);
  }

  return (event) => {
    // An actor is announced before it has its name.
    if (event.type === '@xstate.actor') return;
    const actor = event.actorRef as unknown as Chart;
    const pending = isChart(actor) ? pendingOf(actor) : null;
    if (!pending) return;
    pending.taken.push(...transitionsTaken(event).map((transition) => placeOf(transition)));
    if (event.type === '@xstate.event') noteSender(pending, event.sourceRef as AnyActorRef | undefined, event.event);
    if (event.type === '@xstate.action' && event.action.type === 'xstate.emit')
      pending.emitted.push(mask((event.action.params as { event: AnyEventObject }).event) as AnyEventObject);
    if (event.type !== '@xstate.snapshot') return;
    const { value, context, status } = event.snapshot as AnyMachineSnapshot;
    const isStart = event.event.type === 'xstate.init';
    const from = pending.senders.get(event.event);
    publish({
      identity: pending.identity,
      chart: chartOf(actor),
      index: count++,
      time: Date.now(),
      event: mask(event.event) as AnyEventObject,
      ...(from && { from }),
      value,
      context: mask(context),
      status,
      taken: isStart ? takenAtStart(actor) : pending.taken.splice(0),
      emitted: pending.emitted.splice(0),
    });
    if (isStart) pending.taken.length = 0;
  };
}

/** Records everything that an actor, and the charts that it starts, do from now on. The actor must not have started. */
export function watchActor(identity: WatchedActor, root: AnyActorRef): void {
  if (isChart(root)) root.system.inspect(recorder((actor) => (actor === root ? identity : null)));
}

/** The identity that an id in a system stands for: `role`, `role:tool`, `role:tool:of`. */
function identityOf(systemId: string): WatchedActor {
  // Only the last part may contain colons: `templates::fr:ai-face-swap`.
  const [role = '', tool = '', ...rest] = systemId.split(':');
  const of = rest.join(':');
  return { role, ...(tool !== '' && { tool }), ...(of !== '' && { of }) };
}

/**
 * Records everything that the charts of one system do from now on, with who sent what; its root must not have started. An actor with a
 * `systemId` (`role:tool:of`) is one of its own; any other belongs to the chart that started it.
 */
export function watchSystem(root: AnyActorRef): void {
  const nameOf: Naming = (actor) => {
    const { systemId } = actor as AnyActor;
    if (systemId !== undefined) return identityOf(systemId);
    return actor === root && isChart(actor) ? { role: chartOf(actor) } : null;
  };
  root.system.inspect(recorder(nameOf));
}
