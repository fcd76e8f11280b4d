/** Describes a chart as plain data: its states and transitions with all their names. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  allNodes,
  definedTransitions,
  emitsOf,
  implementationsOf,
  partsOf,
  raisesOf,
  type Implementations,
  type Transition,
} from '../../machines/kit/internals.ts';
import { placeOf } from '../../machines/kit/places.ts';
import { delayNamed, delaysOf, paramsOf } from '../../machines/kit/spoken.ts';
import type { Flow, FlowAction, FlowGuard, FlowReference, FlowState, FlowTransition } from '../../src/dev/charts/flow.ts';

const nameOf = (reference: unknown): string => (typeof reference === 'string' ? reference : String((reference as { type: unknown }).type));

/** A name, with the constants that the chart gives it. */
export function referenceOf(reference: unknown): FlowReference {
  const params = paramsOf(reference);
  return params ? { type: nameOf(reference), params } : { type: nameOf(reference) };
}

/** A guard, with its parts where it is made of others. */
export function guardOf(guard: unknown, { guards }: Pick<Implementations, 'guards'>): FlowGuard {
  const parts = partsOf(guard);
  if (parts?.type === 'stateIn') return parts;
  if (parts) return { type: parts.type, of: parts.of.map((part) => guardOf(part, { guards })) };
  const reference = referenceOf(guard);
  const logic = guards[reference.type];
  return partsOf(logic) ? { ...reference, is: guardOf(logic, { guards }) } : reference;
}

function actionOf(action: unknown, { actions }: Implementations): FlowAction {
  const reference = referenceOf(action);
  const logic = actions[reference.type];
  const [emits, raises] = [emitsOf(logic), raisesOf(logic)];
  return { ...reference, ...(emits.length > 0 && { emits }), ...(raises.length > 0 && { raises }) };
}

/** XState adds actions of its own, which start and cancel delays. */
const isNamed = (action: unknown): boolean => typeof action !== 'function';

const asState = (node: AnyStateNode, registered: Implementations): FlowState => ({
  id: node.id,
  type: node.type,
  description: node.description ?? '',
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  tags: [...node.tags],
  invoke: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
  entry: node.entry.filter(isNamed).map((action) => actionOf(action, registered)),
  exit: node.exit.filter(isNamed).map((action) => actionOf(action, registered)),
});

function asTransition(transition: Transition, registered: Implementations, delays: Readonly<Record<string, number>>): FlowTransition {
  const delay = delayNamed(transition.eventType);
  return {
    source: transition.source.id,
    event: transition.eventType,
    guard: transition.guard ? guardOf(transition.guard, registered) : null,
    delay,
    ms: typeof delay === 'string' ? (delays[delay] ?? null) : delay,
    varies: typeof delay === 'string' && typeof registered.delays[delay] === 'function',
    targets: (transition.target ?? []).map(({ id }) => id),
    reenter: transition.reenter,
    actions: transition.actions.map((action) => actionOf(action, registered)),
    place: placeOf(transition),
  };
}

/** `context` is the chart's initial context. */
export function describe(name: string, machine: AnyStateMachine, context: unknown): Flow {
  const nodes = allNodes(machine);
  const delays = delaysOf(machine, context);
  const registered = implementationsOf(machine);
  return {
    id: machine.id,
    machine: name,
    states: nodes.map((node) => asState(node, registered)),
    transitions: nodes.flatMap((node) => definedTransitions(node).map((transition) => asTransition(transition, registered, delays))),
  };
}
