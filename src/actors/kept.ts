/** Actors of pages and dialogs that outlive them: each is created and wired once, and found again by its identity. */
import type { AnyActorRef } from 'xstate';
import type { Identity, Role, Takes } from './roles.ts';

/** An actor whose chart accepts the events of a role and emits its facts. */
type ActorOf<R extends Role> = AnyActorRef & { send(event: Takes<R>): void };

type Watch = (identity: Identity, actor: AnyActorRef) => void;

const keyOf = ({ role, tool = '', of = '' }: Identity): string => [role, tool, of].join(':');

/** The registry of kept actors; `add` wires each new one. None runs before `start`. */
export function createKept(add: Watch) {
  const kept = new Map<string, { identity: Identity; actor: AnyActorRef }>();
  const watchers = new Set<Watch>([add]);
  let started = false;
  return {
    /** The actor of this identity; `make` is called the first time only. */
    keep<R extends Role, A extends ActorOf<R>>(identity: Identity<R>, make: () => A): A {
      const key = keyOf(identity);
      const known = kept.get(key);
      if (known) return known.actor as A;
      const actor = make();
      kept.set(key, { identity, actor });
      for (const watch of watchers) watch(identity, actor);
      if (started) actor.start();
      return actor;
    },
    /** The actor of this identity; null while nobody has created it. */
    find: (identity: Identity): AnyActorRef | null => kept.get(keyOf(identity))?.actor ?? null,
    /** Calls back with every kept actor: the existing ones, and each one added later; returns the unsubscribe function. */
    watch(watch: Watch): () => void {
      watchers.add(watch);
      for (const { identity, actor } of kept.values()) watch(identity, actor);
      return () => void watchers.delete(watch);
    },
    start(): void {
      started = true;
      for (const { actor } of kept.values()) actor.start();
    },
  };
}
