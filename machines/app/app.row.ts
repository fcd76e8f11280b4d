/** One row of the wiring, with types that reject a wrong one at compile time. */
import type { AnyFact, EffectName, Payload } from './app.facts.ts';
import type { Identity, Role, RolesBelow } from './app.roles.ts';
import type { AppEmitted, AppEvent } from './app.types.ts';

type Roles = RolesBelow & { app: { takes: AppEvent; emits: AppEmitted } };
export type Takes<R extends Role> = Roles[R]['takes'];
export type Emits<R extends Role> = Roles[R]['emits'];

/** What distinguishes one actor of a role from the others. */
export type Address = Pick<Identity, 'tool' | 'of'>;

type Common = {
  from: Role;
  fact: string;
  /** The row applies only when this returns true. */
  when?: (fact: AnyFact, sender: Identity) => boolean;
};

/** An event for another actor. With the same name it carries the fact's payload, with another name none, unless `with` provides one. */
export type EventRow = Common & {
  to: Role;
  event: string;
  with?: Payload | ((fact: AnyFact, sender: Identity, receiver: Identity) => Payload);
  /** One event for each element of a list in the fact, in place of the fact. */
  each?: (fact: AnyFact) => readonly Payload[];
  /** Only to the actor of the same tool. */
  sameTool?: boolean;
  /** Only to the actor with this identity. */
  at?: (fact: AnyFact, sender: Identity) => Address;
  /** A receiver that joins later gets the last fact when it joins, unless that fact no longer meets `when`. */
  late?: boolean;
  /** The receiver is created or loaded on demand when it does not exist yet. */
  load?: boolean;
};

export type EffectRow = Common & { effect: EffectName };
export type RelayRow = EventRow | EffectRow;

type FactName = { [R in Role]: Emits<R>['type'] }[Role];
type EventName = { [R in Role]: Takes<R>['type'] }[Role];
type EmitterOf<K> = { [R in Role]: K extends Emits<R>['type'] ? R : never }[Role];
type TakerOf<E> = { [R in Role]: E extends Takes<R>['type'] ? R : never }[Role];

type Fact<F extends Role, K> = Extract<Emits<F>, { type: K }>;
type Needs<T extends Role, E> = T extends Role ? Omit<Extract<Takes<T>, { type: E }>, 'type'> : never;
type Carries<F extends Role, K, E> = [K] extends [E] ? Omit<Fact<F, K>, 'type'> : object;
/** The receivers whose event needs a payload that the fact does not provide. */
type Lacking<F extends Role, K, T extends Role, E> = T extends Role ? (Carries<F, K, E> extends Needs<T, E> ? never : T) : never;
type Given<F extends Role, K, T extends Role, E> = Needs<T, E> | ((fact: Fact<F, K>, sender: Identity, receiver: Identity) => Needs<T, E>);

type Event<K extends FactName, F extends EmitterOf<K>, E extends EventName, T extends TakerOf<E>> = {
  from: F | readonly F[];
  fact: K;
  to: T | readonly T[];
  event: E;
  when?: (fact: Fact<F, K>, sender: Identity) => boolean;
  sameTool?: boolean;
  at?: (fact: Fact<F, K>, sender: Identity) => Address;
  late?: boolean;
  load?: boolean;
} & ([Lacking<F, K, T, E>] extends [never] ? { with?: Given<F, K, T, E> } : { with: Given<F, K, T, E> });

const each = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one]) as readonly T[];

/** Rows that turn a fact of each of `from` into an event for each of `to`. */
export const relay = <K extends FactName, F extends EmitterOf<K>, E extends EventName, T extends TakerOf<E>>({
  from,
  to,
  ...rest
}: Event<K, F, E, T>): RelayRow[] =>
  each<Role>(from as Role | readonly Role[]).flatMap((sender) =>
    each<Role>(to as Role | readonly Role[]).map((receiver) => ({ from: sender, to: receiver, ...rest }) as unknown as RelayRow),
  );

/** A row in which a fact has an effect outside the charts. */
export const run = <K extends FactName, F extends EmitterOf<K>>(row: {
  from: F;
  fact: K;
  effect: EffectName;
  when?: (fact: Fact<F, K>, sender: Identity) => boolean;
}): RelayRow[] => [row as unknown as RelayRow];

/** A row that sends one event for each element of a list in the fact, to the actor that `at` names. */
export const relayEach = <K extends FactName, F extends EmitterOf<K>, E extends EventName, T extends TakerOf<E>, Part extends object>(
  row: {
    from: F;
    fact: K;
    each: (fact: Fact<F, K>) => readonly Part[];
    to: T;
    event: E;
    at: (part: Part, sender: Identity) => Address;
    load?: boolean;
  } & (object extends Needs<T, E> ? object : { with: (part: Part, sender: Identity, receiver: Identity) => Needs<T, E> }),
): RelayRow[] => [row as unknown as RelayRow];
