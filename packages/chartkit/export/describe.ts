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
  type Makers,
  type Transition,
} from '../chart/internals.ts';
import { placeOf } from '../chart/places.ts';
import { delayNamed, delaysOf, paramsOf, spokenReference } from '../chart/spoken.ts';
import type { Flow, FlowAction, FlowGuard, FlowReference, FlowState, FlowTransition } from './flow.ts';

const nameOf = (reference: unknown): string => (typeof reference === 'string' ? reference : String((reference as { type: unknown }).type));

/** What a product adds to the names in its charts. */
export type Words = {
  /** Its functions that make an event, with the event's type: `{ notice: 'notice.raised' }`. */
  readonly makers?: Makers;
  /** Its times in milliseconds, by name: a parameter with such a name is one. */
  readonly times?: Readonly<Record<string, unknown>>;
};

/** A name, with the constants that the chart gives it. */
export function referenceOf(reference: unknown, { times = {} }: Words = {}): FlowReference {
  const params = paramsOf(reference);
  const type = nameOf(reference);
  if (!params) return { type };
  const isTimed = Object.keys(params).some((key) => key in times);
  return { type, params, ...(isTimed && { label: spokenReference(type, params, times) }) };
}

/** A guard, with its parts where it is made of others. */
export function guardOf(guard: unknown, { guards }: Pick<Implementations, 'guards'>, words: Words = {}): FlowGuard {
  const parts = partsOf(guard);
  if (parts?.type === 'stateIn') return parts;
  if (parts) return { type: parts.type, of: parts.of.map((part) => guardOf(part, { guards }, words)) };
  const reference = referenceOf(guard, words);
  const logic = guards[reference.type];
  return partsOf(logic) ? { ...reference, is: guardOf(logic, { guards }, words) } : reference;
}

function actionOf(action: unknown, { actions }: Implementations, words: Words): FlowAction {
  const reference = referenceOf(action, words);
  const logic = actions[reference.type];
  const [emits, raises] = [emitsOf(logic, words.makers), raisesOf(logic)];
  return { ...reference, ...(emits.length > 0 && { emits }), ...(raises.length > 0 && { raises }) };
}

/** XState adds actions of its own, which start and cancel delays. */
const isNamed = (action: unknown): boolean => typeof action !== 'function';

const asState = (node: AnyStateNode, registered: Implementations, words: Words): FlowState => ({
  id: node.id,
  type: node.type,
  description: node.description ?? '',
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  tags: [...node.tags],
  invoke: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
  entry: node.entry.filter(isNamed).map((action) => actionOf(action, registered, words)),
  exit: node.exit.filter(isNamed).map((action) => actionOf(action, registered, words)),
});

function asTransition(
  transition: Transition,
  registered: Implementations,
  delays: Readonly<Record<string, number>>,
  words: Words,
): FlowTransition {
  const delay = delayNamed(transition.eventType);
  return {
    source: transition.source.id,
    event: transition.eventType,
    guard: transition.guard ? guardOf(transition.guard, registered, words) : null,
    delay,
    ms: typeof delay === 'string' ? (delays[delay] ?? null) : delay,
    varies: typeof delay === 'string' && typeof registered.delays[delay] === 'function',
    targets: (transition.target ?? []).map(({ id }) => id),
    reenter: transition.reenter,
    actions: transition.actions.map((action) => actionOf(action, registered, words)),
    place: placeOf(transition),
  };
}

/** `context` is the chart's initial context. */
export function describe(name: string, machine: AnyStateMachine, context: unknown, words: Words = {}): Flow {
  const nodes = allNodes(machine);
  const delays = delaysOf(machine, context);
  const registered = implementationsOf(machine);
  return {
    id: machine.id,
    machine: name,
    states: nodes.map((node) => asState(node, registered, words)),
    transitions: nodes.flatMap((node) => definedTransitions(node).map((transition) => asTransition(transition, registered, delays, words))),
  };
}
