/**
 * Whether an actor gives back all that it takes: it is started, used and stopped, and every subscription, timer and signal that it was given in
 * between must be returned.
 */
import { createActor, type AnyActorLogic, type AnyEventObject } from 'xstate';
import { TimerClock } from './clock.ts';

/** What is taken and not given back yet, each in words. */
export class Account {
  private readonly open = new Map<symbol, string>();

  /** Notes that something was taken; the function notes that it was given back. */
  take(what: string): () => void {
    const key = Symbol(what);
    this.open.set(key, what);
    return () => this.open.delete(key);
  }

  get left(): readonly string[] {
    return [...this.open.values()];
  }
}

/** Names by which something that was taken is given back, where it is more than a function. */
const givingBack = new Set(['leave', 'close', 'stop', 'cancel', 'disconnect', 'unsubscribe', 'remove']);

/**
 * Services of any shape: each is a function, has parts, and answers with nothing yet. A listener that is given to one is a subscription until the
 * answer is called, or closed by a part of it; a signal must be aborted in the end.
 */
export function anyServices(account: Account, listeners: ((...args: unknown[]) => unknown)[]): any {
  const parts = new WeakSet<object>();
  const part = (name: string, giveBack: () => void): unknown => {
    const made = new Proxy(() => {}, {
      get: (_, key) => {
        if (key === Symbol.toPrimitive) return () => 0;
        if (key === Symbol.iterator) return function* () {};
        // An answer that is waited for does not come.
        if (key === 'then' || key === 'catch' || key === 'finally') return () => part(name, () => {});
        // A list of nothing.
        if (key in Array.prototype) return Reflect.get(Array.prototype, key).bind([]) as unknown;
        return part(`${name}.${String(key)}`, givingBack.has(String(key)) ? giveBack : () => {});
      },
      apply: (_, __, args: unknown[]) => {
        giveBack();
        const signals = args.flatMap((arg) => (arg instanceof AbortSignal ? [arg] : []));
        const callbacks = args.filter((arg): arg is (...args: unknown[]) => unknown => typeof arg === 'function' && !parts.has(arg));
        listeners.push(...callbacks);
        for (const signal of signals) onAbort(signal, account.take(`the signal of ${name}`));
        if (callbacks.length === 0 || signals.length > 0) return part(name, () => {});
        return part(name, account.take(`the listener of ${name}`));
      },
    });
    parts.add(made);
    return made;
  };
  return part('services', () => {});
}

function onAbort(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export type Use = {
  readonly input: unknown;
  /** Events that its chart sends it. */
  readonly events: readonly AnyEventObject[];
  /** Callbacks that the actor has given away so far, which are called once. */
  readonly listeners: ((...args: unknown[]) => unknown)[];
  /** Waits until the actor has asked for all that it asks for at once. */
  readonly settle?: () => Promise<void>;
};

/** Starts the actor, uses it where `isUsed`, stops it, and returns what is left in the account; an actor that fails has to give back as well. */
export async function leaksOf(
  logic: AnyActorLogic,
  account: Account,
  { input, events, listeners, settle = turn }: Use,
  isUsed: boolean,
): Promise<string[]> {
  const clock = new TimerClock();
  const actor = createActor(logic, { input, clock } as never);
  actor.subscribe({ error: () => {} });
  actor.start();
  await settle();
  if (isUsed) {
    for (const event of events) actor.send(event);
    for (const listener of listeners.splice(0)) listener(part);
    // One may stop the others.
    for (const ms of new Set(clock.running)) if (clock.running.includes(ms)) clock.fire(ms);
    await settle();
  }
  actor.stop();
  await settle();
  return [...account.left, ...clock.running.map((ms) => `a timer of ${ms} ms`)];
}

/** What a listener is called with, whatever it reads of it. */
const part: unknown = new Proxy(() => {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : part), apply: () => part });
