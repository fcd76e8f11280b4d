/** What happened, in words: the name of a case instead of its data. */
import type { AnyEventObject } from 'xstate';
import { endOf } from '../chart/cases.ts';
import { delayNamed, spokenDelay, spokenTime } from '../chart/spoken.ts';
import type { Flow, FlowTransition } from '../export/flow.ts';
import { spokenGuard, verbs } from '../export/spoken.ts';

/** The product's name for an answer of an actor, such as a code of its API; null where it has none. */
export type AnswerName = (answer: unknown, actor: string) => string | null;

const keyOf = (id: string): string => id.split('.').at(-1) ?? id;
const words = (name: string): string => name.replace(/^is(?=[A-Z])/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** The name that an answer gives itself: `{ kind: 'refused' }`, `{ ok: false, code: 10005 }`, `'absent'`, an error's message. */
function ownName(answer: unknown, actor: string, named: AnswerName): string | null {
  if (answer instanceof Error) return answer.message;
  const name = named(answer, actor);
  if (name !== null) return name;
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (typeof answer !== 'object' || answer === null) return null;
  const { kind, status, code, ok, message } = answer as Record<string, unknown>;
  const own = [kind, status, message].find((part) => typeof part === 'string') as string | undefined;
  if (own !== undefined) return own;
  return (code === undefined ? null : named(code, actor)) ?? (typeof ok === 'boolean' ? (ok ? 'accepted' : 'refused') : null);
}

/** What a guard decides, in words; null for a transition without one. */
function decision(transition: FlowTransition | undefined): string | null {
  const { guard } = transition ?? {};
  if (!guard) return null;
  if (guard.of) return spokenGuard(guard);
  const constants = Object.values(guard.params ?? {}).filter((value) => typeof value === 'string');
  return constants.length > 0 ? constants.join(' ') : words(guard.type);
}

/** The name of an answer: its own and what the chart decides by it, else what it is not or the state that it leads to. */
function nameOf(own: string | null, taken: readonly FlowTransition[], all: readonly FlowTransition[]): string | null {
  const decided = taken.map(decision).filter((name) => name !== null);
  const names = [...(own === null ? [] : [own]), ...decided];
  if (names.length > 0) return [...new Set(names)].join(', ');
  const [first] = taken;
  const refused = all.filter(({ source, event, guard }) => guard && source === first?.source && event === first.event);
  if (refused.length === 1) return `not ${decision(refused[0])}`;
  return first?.targets[0] === undefined ? null : keyOf(first.targets[0]);
}

/** A thing with more fields than this goes by its own name where it has one: `job queued`. */
const fewFields = 4;

/** A payload in words: `purchase pack 19.99, now 5 min`. */
function spokenValue(value: unknown, key = ''): string {
  if (value instanceof Error) return value.message;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((item) => spokenValue(item)).join(', ');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value);
    const { status, kind } = value as Record<string, unknown>;
    const own = status ?? kind;
    if (parts.length > fewFields && typeof own === 'string') return own;
    return parts.length === 0 ? 'none' : parts.map((part) => spokenValue(part)).join(' ');
  }
  return typeof value === 'number' && value >= 1000 && key === 'now' ? spokenTime(value) : String(value);
}

const spokenPayload = ({ type: _type, actorId: _actor, ...payload }: AnyEventObject): string =>
  Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${spokenValue(value, key)}`)
    .join(', ');

/** Where the event of an actor has what it states. */
const payloads = { done: 'output', failed: 'error', shown: 'snapshot' } as const;

/** An event in words; `places` are the transitions that it took or would take. */
export type Speak = (event: AnyEventObject, places: readonly string[]) => string;

/**
 * States the events of a chart: `readStatus answers: failed`, `after 5 min (pollTimeout)`, `tab.woke (now 5 min)`. An answer has its own
 * name and those of the guards that it passes.
 */
export function speaker({ states, transitions }: Flow, named: AnswerName = () => null): Speak {
  const actors = new Map(states.flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, src] as const)));
  const transitionsAt = (places: readonly string[]) =>
    places.flatMap((place) => transitions.find((transition) => transition.place === place) ?? []);
  return (event, places) => {
    const delay = delayNamed(event.type);
    if (delay !== null) {
      const { ms, varies } = transitions.find((transition) => transition.event === event.type) ?? {};
      return spokenDelay(delay, ms ?? Number(delay), varies);
    }
    const end = endOf(event.type);
    if (!end) {
      const payload = spokenPayload(event);
      const type = event.type === 'xstate.init' ? 'starts' : event.type;
      return payload === '' ? type : `${type} (${payload})`;
    }
    const { id, kind } = end;
    const answer: unknown = event[payloads[kind]];
    const own =
      kind === 'shown' ? spokenValue((answer as { value?: unknown }).value ?? answer) : ownName(answer, actors.get(id) ?? id, named);
    const name = kind === 'failed' ? own : nameOf(own, transitionsAt(places), transitions);
    return `${id} ${verbs[kind]}${name === null ? '' : `: ${name}`}`;
  };
}

/** The leaf states that are active after a step and were not before it: `failed`, `editing.login`; empty where it stays. */
export function entered(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  const isLeaf = (id: string) => ![...after].some((other) => other.startsWith(`${id}.`));
  return [...after].filter((id) => !before.has(id) && isLeaf(id)).map((id) => id.slice(id.indexOf('.') + 1));
}
