/** Describes a chart as plain data: its states and transitions with all their names. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, definedTransitions, implementationsOf, type Transition } from '../../machines/kit/internals.ts';
import { delayNamed, delaysOf } from '../../machines/kit/spoken.ts';

export type FlowInvoke = { id: string; src: string };
/** A named guard or action. `params` are the constants that the chart gives it; those computed from an event are not in the data. */
export type FlowReference = { type: string; params?: Readonly<Record<string, unknown>> };
export type FlowState = {
  id: string;
  type: string;
  description: string;
  /** The id of the initial state; null for a state without child states, and for a parallel one. */
  initial: string | null;
  tags: string[];
  invoke: FlowInvoke[];
  entry: FlowReference[];
  exit: FlowReference[];
};
export type FlowTransition = {
  source: string;
  /** Empty for an eventless transition, which is taken as soon as its guard holds. */
  event: string;
  guard: FlowReference | null;
  /** A name, or milliseconds. */
  delay: string | number | null;
  /** The delay in milliseconds; where it depends on the context, in the initial one. */
  ms: number | null;
  /** Whether the delay depends on the context. */
  varies: boolean;
  targets: string[];
  actions: FlowReference[];
};
export type Flow = { id: string; machine: string; states: FlowState[]; transitions: FlowTransition[] };

export const nameOf = (reference: unknown): string =>
  typeof reference === 'string' ? reference : String((reference as { type: unknown }).type);

export const referenceOf = (reference: unknown): FlowReference => {
  const { params } = (typeof reference === 'object' && reference !== null ? reference : {}) as { params?: unknown };
  return typeof params === 'object' && params !== null
    ? { type: nameOf(reference), params: params as Record<string, unknown> }
    : { type: nameOf(reference) };
};

/** XState adds actions of its own, which start and cancel delays. */
const isNamed = (action: unknown): boolean => typeof action !== 'function';

const asState = (node: AnyStateNode): FlowState => ({
  id: node.id,
  type: node.type,
  description: node.description ?? '',
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  tags: [...node.tags],
  invoke: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
  entry: node.entry.filter(isNamed).map(referenceOf),
  exit: node.exit.filter(isNamed).map(referenceOf),
});

const asTransition = (transition: Transition, delays: Readonly<Record<string, number>>): FlowTransition => {
  const delay = delayNamed(transition.eventType);
  const registered = implementationsOf(transition.source.machine as AnyStateMachine).delays;
  return {
    source: transition.source.id,
    event: transition.eventType,
    guard: transition.guard ? referenceOf(transition.guard) : null,
    delay,
    ms: typeof delay === 'string' ? (delays[delay] ?? null) : delay,
    varies: typeof delay === 'string' && typeof registered[delay] === 'function',
    targets: (transition.target ?? []).map(({ id }) => id),
    actions: transition.actions.map(referenceOf),
  };
};

/** `context` is the chart's initial context. */
export function describe(name: string, machine: AnyStateMachine, context: unknown): Flow {
  const nodes = allNodes(machine);
  const delays = delaysOf(machine, context);
  return {
    id: machine.id,
    machine: name,
    states: nodes.map(asState),
    transitions: nodes.flatMap((node) => definedTransitions(node).map((transition) => asTransition(transition, delays))),
  };
}
