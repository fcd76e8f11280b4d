/** Describes a chart as plain data: its states and transitions with all their names. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, definedTransitions, type Transition } from '../../machines/kit/internals.ts';
import { delayNamed, paramsOf } from '../../machines/kit/spoken.ts';

export type FlowInvoke = { id: string; src: string };
export type FlowState = {
  id: string;
  type: string;
  description: string;
  /** The id of the initial state; null for a state without child states, and for a parallel one. */
  initial: string | null;
  tags: string[];
  invoke: FlowInvoke[];
};
export type FlowTransition = {
  source: string;
  /** Empty for an eventless transition, which is taken as soon as its guard holds. */
  event: string;
  guard: string | null;
  /** The parameters of the guard that stand in the chart. */
  params: Record<string, unknown> | null;
  /** A name, or milliseconds. */
  delay: string | number | null;
  /** The delay in milliseconds. */
  ms: number | null;
  targets: string[];
  actions: string[];
};
export type Flow = { id: string; machine: string; states: FlowState[]; transitions: FlowTransition[] };

export const nameOf = (reference: unknown): string =>
  typeof reference === 'string' ? reference : String((reference as { type: unknown }).type);

const asState = (node: AnyStateNode): FlowState => ({
  id: node.id,
  type: node.type,
  description: node.description ?? '',
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  tags: [...node.tags],
  invoke: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
});

const msOf = (delay: string | number | null, delays: Readonly<Record<string, number>>): number | null =>
  typeof delay === 'string' ? (delays[delay] ?? null) : delay;

const asTransition = (transition: Transition, delays: Readonly<Record<string, number>>): FlowTransition => ({
  source: transition.source.id,
  event: transition.eventType,
  guard: transition.guard ? nameOf(transition.guard) : null,
  params: paramsOf(transition.guard),
  delay: delayNamed(transition.eventType),
  ms: msOf(delayNamed(transition.eventType), delays),
  targets: (transition.target ?? []).map(({ id }) => id),
  actions: transition.actions.map(nameOf),
});

/** `delays`: the chart's named delays in milliseconds. */
export function describe(name: string, machine: AnyStateMachine, delays: Readonly<Record<string, number>>): Flow {
  const nodes = allNodes(machine);
  return {
    id: machine.id,
    machine: name,
    states: nodes.map(asState),
    transitions: nodes.flatMap((node) => definedTransitions(node).map((transition) => asTransition(transition, delays))),
  };
}
