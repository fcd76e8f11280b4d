/** The words of transitions and states, the same in every drawing. */
import { endOf } from '../chart/cases.ts';
import { spokenDelay, spokenReference } from '../chart/spoken.ts';
import type { FlowAction, FlowGuard, FlowReference, FlowState, FlowTransition } from './flow.ts';

const path = (state: unknown): string =>
  typeof state === 'string'
    ? state
    : Object.entries(state as object)
        .map(([key, below]) => `${key}.${path(below)}`)
        .join(' and ');

const named = ({ type, params, label }: FlowReference): string => label ?? spokenReference(type, params);

const within = (guard: FlowGuard): string => (guard.of && guard.of.length > 1 ? `(${spokenGuard(guard)})` : spokenGuard(guard));

/** `isPlanTaken = isPlanWanted and in subscription.subscribed`. */
export function spokenGuard(guard: FlowGuard): string {
  const { type, is, of, state } = guard;
  if (state !== undefined) return `in ${path(state)}`;
  if (of) return type === 'not' ? `not ${of.map(within).join('')}` : of.map(within).join(` ${type} `);
  return is ? `${named(guard)} = ${spokenGuard(is)}` : named(guard);
}

/** `reportShown ▸ payment.shown`: an action, and what it emits to others. One whose name is enough is only named. */
export function spokenAction(action: FlowAction): string {
  const { emits = [], raises = [] } = action;
  const reported = [...emits, ...raises.map((event) => `own ${event}`)];
  return reported.length > 0 ? `${named(action)} ▸ ${reported.join(' or ')}` : named(action);
}

/** What an actor does when it ends, or when it shows its parent what it is at. */
export const verbs = { done: 'answers', failed: 'fails', shown: 'shows' } as const;

/** What starts a transition: `after 3 s (pollInterval)`, `readStatus answers`, `upload is done`, `retry.clicked`; empty for an eventless one. */
export function spokenEvent({ event, delay, ms, varies }: FlowTransition): string {
  if (delay !== null) return spokenDelay(delay, ms ?? 0, varies);
  const end = endOf(event);
  if (end) return `${end.id === '*' ? 'any actor' : end.id} ${verbs[end.kind]}`;
  const [, state] = /^xstate\.done\.state\.(?:.*\.)?([^.]+)$/.exec(event) ?? [];
  return state === undefined ? event : `${state} is done`;
}

/** What a state does on its own, a line each. */
export const spokenState = ({ entry, exit, tags }: FlowState): string[] => [
  ...(entry.length > 0 ? [`entry / ${entry.map(spokenAction).join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.map(spokenAction).join(', ')}`] : []),
  ...(tags.length > 0 ? [`tags ${tags.join(', ')}`] : []),
];
