/** The few fields of XState that its types or documentation do not guarantee. No other file reads them. */
import { and, getInitialSnapshot, not, or, stateIn } from 'xstate';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  InspectionEvent,
  StateValue,
} from 'xstate';

export type Clock = { setTimeout(fn: () => void, ms: number): unknown; clearTimeout(id: unknown): void };

export type Transition = {
  readonly source: AnyStateNode;
  readonly eventType: string;
  readonly target: readonly AnyStateNode[] | undefined;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly reenter: boolean;
};

/** The clock of an actor's system, which a test replaces. */
export const clockOf = (actor: unknown): Clock => (actor as AnyActorRef & { clock: Clock }).clock;

/** Sends an event in the name of another actor, so that inspectors show the conversation as it is. */
export const sendFrom = (sender: AnyActorRef, receiver: AnyActorRef, event: EventObject): void =>
  (receiver.system as unknown as { _relay(source: AnyActorRef, target: AnyActorRef, event: EventObject): void })._relay(
    sender,
    receiver,
    event,
  );

/** Does something once the step of an actor is complete, where XState itself delivers what that step sends. */
export const afterStep = (actor: AnyActorRef, act: () => void): void =>
  (actor as unknown as { _actorScope: { defer(act: () => void): void } })._actorScope.defer(act);

/** The active state nodes, ancestors included. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  (snapshot as unknown as { _nodes: readonly AnyStateNode[] })._nodes;

/** The transitions that one microstep took; empty for other inspection events. */
export function transitionsTaken(event: InspectionEvent): readonly Transition[] {
  if (event.type !== '@xstate.microstep') return [];
  return (event as unknown as { _transitions: readonly Transition[] })._transitions;
}

/** Every transition that a node defines: by event, by delay, by the end of an actor, and eventless. */
export const definedTransitions = (node: AnyStateNode): readonly Transition[] => [
  ...([...node.transitions.values()].flat() as unknown as Transition[]),
  ...((node.always ?? []) as unknown as Transition[]),
];

/** The root and every state below it, in document order. */
export function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => below(child as AnyStateNode)),
  ];
  return below(machine.root as AnyStateNode);
}

export type Implementations = {
  readonly actors: Readonly<Record<string, unknown>>;
  readonly actions: Readonly<Record<string, unknown>>;
  readonly guards: Readonly<Record<string, unknown>>;
  readonly delays: Readonly<Record<string, unknown>>;
};

/** The implementations that `setup` registered, by name. */
export const implementationsOf = (machine: AnyStateMachine): Implementations => machine.implementations as unknown as Implementations;

/** Registers the logic of an actor under a name that was not known when the chart was written: code that loads later. */
export const registerActor = (machine: AnyStateMachine, name: string, logic: AnyActorLogic): void => {
  (machine.implementations.actors as Record<string, AnyActorLogic>)[name] = logic;
};

/** Whether the chart of this actor has a logic under this name. */
export const isRegistered = (actor: AnyActorRef, name: string): boolean =>
  name in (actor as AnyActorRef & { logic: AnyStateMachine }).logic.implementations.actors;

/** The name of the actor that a `spawnChild` action starts, alone or among others that it enqueues. */
export function spawnedBy(action: unknown): string | null {
  const { src, collect } = (typeof action === 'function' ? action : {}) as { src?: unknown; collect?: unknown };
  if (typeof src === 'string') return src;
  return /\bspawnChild\(['"](\w+)['"]/.exec(String(collect ?? ''))?.[1] ?? null;
}

/** The kind of an action that XState provides (`xstate.assign`, `xstate.sendTo`); null for one of our own. */
export function builtinOf(action: unknown): string | null {
  const { type } = (typeof action === 'function' ? action : {}) as { type?: unknown };
  return typeof type === 'string' && type.startsWith('xstate.') ? type : null;
}

/** Lets a system that never runs book one `systemId` again and again, as a search does that tries the same step in many situations. */
export function withoutNames(system: object): void {
  Object.assign(system, { _set: () => {} });
}

/** The initial context of a chart, without starting an actor. */
export function startingContext(machine: AnyStateMachine, input: unknown): unknown {
  return getInitialSnapshot(machine, input as never).context;
}

/** Functions that make an event, by name, with its type: `{ notice: 'notice.raised' }`. */
export type Makers = Readonly<Record<string, string>>;

/** The types that stand in the text of an expression, and those of the functions that it calls to make an event. */
const typesIn = (expression: unknown, makers: Makers): string[] => [
  ...[...String(expression).matchAll(/\btype: ['"]([^'"]+)['"]/g)].map(([, type]) => type!),
  ...Object.entries(makers).flatMap(([name, type]) => (new RegExp(String.raw`\b${name}\)?\(`).test(String(expression)) ? [type] : [])),
];

const typesOf = (event: unknown, makers: Makers): string[] =>
  typeof event === 'function'
    ? [...new Set(typesIn(event, makers))]
    : typeof event === 'string'
      ? [event]
      : [(event as { type: string }).type];

/** The types of the facts that an action can emit. Reads the text of a function, so only from sources that no build has shortened. */
export function emitsOf(action: unknown, makers: Makers = {}): string[] {
  const { event, collect } = (typeof action === 'function' ? action : {}) as { event?: unknown; collect?: unknown };
  const kind = builtinOf(action);
  if (kind === 'xstate.emit') return typesOf(event, makers);
  // What such an action sends or raises has a type as well.
  return kind === 'xstate.enqueueActions' && String(collect).includes('emit(') ? [...new Set(typesIn(collect, makers))] : [];
}

/** The types of the events that an action sends to its own chart, read like those of `emitsOf`. */
export const raisesOf = (action: unknown): string[] =>
  builtinOf(action) === 'xstate.raise' ? typesOf((action as unknown as { event: unknown }).event, {}) : [];

/** The types of the events that an action raises among others that it enqueues. */
export function enqueuedRaisesOf(action: unknown): string[] {
  const { collect } = (typeof action === 'function' ? action : {}) as { collect?: unknown };
  return [...String(collect ?? '').matchAll(/\braise\(\{\s*type: ['"]([^'"]+)['"]/g)].map(([, type]) => type!);
}

export type GuardParts =
  | { readonly type: 'and' | 'or' | 'not'; readonly of: readonly unknown[] }
  | { readonly type: 'stateIn'; readonly state: StateValue };

const checkOf = (guard: unknown): unknown => (guard as { check?: unknown }).check;

/** What a guard made by `and`, `or`, `not` or `stateIn` consists of; null for any other. */
export function partsOf(guard: unknown): GuardParts | null {
  const check = typeof guard === 'function' ? checkOf(guard) : undefined;
  if (check === undefined) return null;
  const { guards, stateValue } = guard as unknown as { guards: readonly unknown[]; stateValue: StateValue };
  if (check === checkOf(stateIn('any'))) return { type: 'stateIn', state: stateValue };
  const kinds = [
    ['and', and([])],
    ['or', or([])],
    ['not', not('any')],
  ] as const;
  const [type] = kinds.find(([, kind]) => checkOf(kind) === check) ?? [];
  return type ? { type, of: guards } : null;
}
