/** What a view holds of an actor that may not have been spawned yet. */
import {
  getInitialSnapshot,
  type ActorLogicFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type EmittedFrom,
  type InputFrom,
  type Observer,
  type SnapshotFrom,
  type Subscription,
} from 'xstate';

/** An actor of a role: before it runs it has its initial snapshot, and what is sent to it waits in the root chart. */
export type RoleRef<Logic extends AnyActorLogic = AnyActorLogic> = {
  getSnapshot(): SnapshotFrom<Logic>;
  subscribe(observer: Observer<SnapshotFrom<Logic>> | ((snapshot: SnapshotFrom<Logic>) => void)): Subscription;
  /** Calls back on each fact of this type that the actor emits. */
  on<Type extends EmittedFrom<Logic>['type']>(
    type: Type,
    listener: (fact: Extract<EmittedFrom<Logic>, { type: Type }>) => void,
  ): Subscription;
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
  let initial: SnapshotFrom<Logic> | undefined;
  return refTo<Logic>({
    root,
    id,
    find: () => root().system.get(id) as AnyActorRef | undefined,
    initial: () => (initial ??= getInitialSnapshot(logic, input as InputFrom<Logic>) as SnapshotFrom<Logic>),
  });
}

type NestedOptions = {
  root: () => AnyActorRef;
  /** The id of the nested actor, by its role. */
  id: string;
  /** The id of the actor that invokes it, for as long as that actor lives. */
  parent: string;
  /** The reference to that actor. */
  of: { getSnapshot(): { children: Record<string, AnyActorRef | undefined> } };
  /** Its name among the children of that actor. */
  child: string;
};

/** Creates the reference to an actor that another one invokes from its start on. */
export const nestedRef = <Logic extends AnyActorLogic>({ root, id, parent, of, child }: NestedOptions): RoleRef<Logic> =>
  refTo<Logic>({
    root,
    id,
    find: () => (root().system.get(parent) as AnyActorRef | undefined)?.getSnapshot().children[child] as AnyActorRef | undefined,
    // The child of an initial snapshot never runs.
    initial: () => of.getSnapshot().children[child]?.getSnapshot() as SnapshotFrom<Logic>,
  });

type Target<Logic extends AnyActorLogic> = {
  root: () => AnyActorRef;
  id: string;
  find: () => AnyActorRef | undefined;
  initial: () => SnapshotFrom<Logic>;
};

function refTo<Logic extends AnyActorLogic>({ root, id, find, initial }: Target<Logic>): RoleRef<Logic> {
  /** Subscribes to the actor, at once or as soon as it is spawned. */
  function whenFound(connect: (actor: AnyActorRef, isNew: boolean) => Subscription): Subscription {
    const actor = find();
    if (actor) return connect(actor, false);
    let spawned: Subscription | undefined;
    const waiting = root().subscribe(() => {
      const found = find();
      if (!found) return;
      waiting.unsubscribe();
      spawned = connect(found, true);
    });
    return {
      unsubscribe() {
        waiting.unsubscribe();
        spawned?.unsubscribe();
      },
    };
  }

  return {
    getSnapshot: () => (find()?.getSnapshot() as SnapshotFrom<Logic> | undefined) ?? initial(),
    send(event) {
      const actor = find();
      if (actor) actor.send(event);
      else root().send({ type: 'role.sent', to: id, event });
    },
    on: (type, listener) => whenFound((actor) => actor.on(type, listener as never)),
    subscribe(observer) {
      const next = typeof observer === 'function' ? observer : (snapshot: SnapshotFrom<Logic>) => observer.next?.(snapshot);
      return whenFound((actor, isNew) => {
        const subscription = actor.subscribe(next);
        if (isNew) next(actor.getSnapshot() as SnapshotFrom<Logic>);
        return subscription;
      });
    },
  };
}
