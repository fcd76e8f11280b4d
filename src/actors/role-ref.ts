/** What a view holds of an actor that may not have been spawned yet. */
import {
  getInitialSnapshot,
  type ActorLogicFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type InputFrom,
  type Observer,
  type SnapshotFrom,
  type Subscription,
} from 'xstate';

/** An actor of a role: before it runs it has its initial snapshot, and what is sent to it waits in the root chart. */
export type RoleRef<Logic extends AnyActorLogic = AnyActorLogic> = {
  getSnapshot(): SnapshotFrom<Logic>;
  subscribe(observer: Observer<SnapshotFrom<Logic>> | ((snapshot: SnapshotFrom<Logic>) => void)): Subscription;
  send(event: Parameters<ActorLogicFrom<Logic>['transition']>[1]): void;
};

type Options<Logic extends AnyActorLogic> = {
  /** The root chart of the system. */
  root: () => AnyActorRef;
  id: string;
  logic: Logic;
  input: InputFrom<Logic> | undefined;
};

/** Creates the reference to the actor with this `systemId`. */
export function roleRef<Logic extends AnyActorLogic>({ root, id, logic, input }: Options<Logic>): RoleRef<Logic> {
  const find = () => root().system.get(id) as AnyActorRef | undefined;
  let initial: SnapshotFrom<Logic> | undefined;
  const initialSnapshot = () => (initial ??= getInitialSnapshot(logic, input as InputFrom<Logic>) as SnapshotFrom<Logic>);
  return {
    getSnapshot: () => (find()?.getSnapshot() as SnapshotFrom<Logic> | undefined) ?? initialSnapshot(),
    send(event) {
      const actor = find();
      if (actor) actor.send(event);
      else root().send({ type: 'role.sent', to: id, event });
    },
    subscribe(observer) {
      const next = typeof observer === 'function' ? observer : (snapshot: SnapshotFrom<Logic>) => observer.next?.(snapshot);
      const actor = find();
      if (actor) return actor.subscribe(next);
      let spawned: Subscription | undefined;
      const waiting = root().subscribe(() => {
        const found = find();
        if (!found) return;
        waiting.unsubscribe();
        spawned = found.subscribe(next);
        next(found.getSnapshot() as SnapshotFrom<Logic>);
      });
      return {
        unsubscribe() {
          waiting.unsubscribe();
          spawned?.unsubscribe();
        },
      };
    },
  };
}
