/** The page of a tool as one store: its generation and the charts that it runs, of which the job and the result come and go. */
import type { AnyActorRef, Subscription } from 'xstate';
import { formOf, jobOf, makingOf, resultOf, type Making } from '../../machines/generation/generation.selectors.ts';
import type { Generation } from './generation.ts';

/** `useSelector` subscribes with an observer. */
type MakingStore = { getSnapshot(): Making; subscribe: AnyActorRef['subscribe'] };

const stores = new WeakMap<Generation, MakingStore>();

/** The store of a generation, which `useSelector` reads like an actor. */
export function makingStore(generation: Generation): MakingStore {
  const store = stores.get(generation) ?? createStore(generation);
  stores.set(generation, store);
  return store;
}

function createStore(generation: Generation): MakingStore {
  let last: Making | null = null;

  /** Returns the same object until one of its parts changes. */
  function getSnapshot(): Making {
    const now = makingOf(generation.getSnapshot());
    const isSame = last?.generation === now.generation && last.form === now.form && last.job === now.job && last.result === now.result;
    last = isSame && last ? last : now;
    return last;
  }

  function subscribe({ next }: { next: () => void }): Subscription {
    const watched = new Map<AnyActorRef, Subscription>();
    const watchParts = (): void => {
      const snapshot = generation.getSnapshot();
      for (const part of [formOf(snapshot), jobOf(snapshot), resultOf(snapshot)] as (AnyActorRef | null)[])
        if (part && !watched.has(part)) watched.set(part, part.subscribe({ next, complete: () => watched.delete(part) }));
    };
    watchParts();
    const flow = generation.subscribe(() => {
      watchParts();
      next();
    });
    return {
      unsubscribe() {
        flow.unsubscribe();
        for (const part of watched.values()) part.unsubscribe();
      },
    };
  }

  return { getSnapshot, subscribe: subscribe as AnyActorRef['subscribe'] };
}
