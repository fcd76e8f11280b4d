/** Delays and parameters of guards in words, as every export and `/__flows` prints them. */
import type { AnyStateMachine } from 'xstate';
import { implementationsOf } from './internals.ts';

const units = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** Milliseconds in the largest unit of which they are several whole ones: `24 h`, `5 min`, `60 s`, `1 s`, `300 ms`. */
export function spokenTime(ms: number): string {
  const [unit, length] = units.find(([name, size]) => ms % size === 0 && (ms > size || name === 's')) ?? ['ms', 1];
  return `${ms / length} ${unit}`;
}

/** Delays in milliseconds; one that depends on the context is evaluated for the given one, which is that of the start. */
export function delaysOf(machine: AnyStateMachine, context: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(implementationsOf(machine).delays).map(([name, delay]) => [
      name,
      typeof delay === 'function' ? Number(delay({ context }, undefined)) : Number(delay),
    ]),
  );
}

/** The delay of an event such as `xstate.after.pollInterval.…`: its name, or its milliseconds; null for other events. */
export function delayNamed(eventType: string): string | number | null {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (delay === undefined) return null;
  return /^\d+$/.test(delay) ? Number(delay) : delay;
}

/** `after 3 s (pollInterval)`; one that `varies` with the context is named with its first value: `after 1 s at first (backoff)`. */
export function spokenDelay(delay: string | number, ms: number, varies = false): string {
  const time = `after ${spokenTime(ms)}${varies ? ' at first' : ''}`;
  return typeof delay === 'number' ? time : `${time} (${delay})`;
}

/** Stands for whatever an expression reads. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

const isConstant = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value) || value === null;

/** The constants among computed parameters: `({ event }) => ({ answer: event.output, status: 'failed' })` has the status. */
function constantsOf(compute: (args: unknown) => unknown): Record<string, unknown> {
  try {
    const params = compute(anything);
    return typeof params === 'object' && params !== null
      ? Object.fromEntries(Object.entries(params).filter(([, value]) => isConstant(value)))
      : {};
  } catch {
    return {};
  }
}

/** The parameters of a guard or an action that stand in the chart; null where there are none, or where all come from an answer. */
export function paramsOf(reference: unknown): Record<string, unknown> | null {
  const { params } = (typeof reference === 'object' && reference !== null ? reference : {}) as { params?: unknown };
  if (typeof params !== 'function') return typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : null;
  const constants = constantsOf(params as (args: unknown) => unknown);
  return Object.keys(constants).length > 0 ? constants : null;
}

/** `isReloadedWithin(reloadGuard 10 s)`, `isWanted(mode reset)`; a parameter named as one of the `times`, in milliseconds, is one. */
export function spokenReference(
  name: string,
  params: Readonly<Record<string, unknown>> | null | undefined,
  times: Readonly<Record<string, unknown>> = {},
): string {
  if (!params) return name;
  const words = Object.entries(params).map(([key, value]) => `${key} ${key in times ? spokenTime(Number(value)) : String(value)}`);
  return `${name}(${words.join(', ')})`;
}
