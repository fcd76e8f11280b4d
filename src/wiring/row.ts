/** One line of the wiring, and what makes a wrong one fail to compile. */
import type { Emits, Identity, Role, Takes } from './roles.ts';

/** What a fact leads to outside the charts, by name: the application does it, a test writes it down. */
export type EffectName = 'keepInvitation' | 'spendInvitation' | 'openWindow' | 'reloadPage' | 'offerReward';

type Payload = Readonly<Record<string, unknown>>;
export type AnyFact = Payload & { type: string };

type Common = {
  from: Role;
  fact: string;
  /** The fact counts only then. */
  when?: (fact: AnyFact) => boolean;
};

/** An event for another actor. Under the same name it carries what the fact carries, under another nothing, unless `with` says what. */
export type EventRow = Common & {
  to: Role;
  event: string;
  with?: Payload | ((fact: AnyFact, sender: Identity) => Payload);
  /** Only to the actor of the same tool. */
  sameTool?: boolean;
  /** A receiver that comes later hears the last fact as it comes. */
  late?: boolean;
  /** The receiver is loaded for it when it is not here. */
  load?: boolean;
};

export type EffectRow = Common & { effect: EffectName };
export type Row = EventRow | EffectRow;

type FactName = { [R in Role]: Emits<R>['type'] }[Role];
type EventName = { [R in Role]: Takes<R>['type'] }[Role];
type EmitterOf<K> = { [R in Role]: K extends Emits<R>['type'] ? R : never }[Role];
type TakerOf<E> = { [R in Role]: E extends Takes<R>['type'] ? R : never }[Role];

type Fact<F extends Role, K> = Extract<Emits<F>, { type: K }>;
type Needs<T extends Role, E> = T extends Role ? Omit<Extract<Takes<T>, { type: E }>, 'type'> : never;
type Carries<F extends Role, K, E> = [K] extends [E] ? Omit<Fact<F, K>, 'type'> : object;
/** The receivers whose event needs more than comes by itself. */
type Lacking<F extends Role, K, T extends Role, E> = T extends Role ? (Carries<F, K, E> extends Needs<T, E> ? never : T) : never;
type Given<F extends Role, K, T extends Role, E> = Needs<T, E> | ((fact: Fact<F, K>, sender: Identity) => Needs<T, E>);

type Event<K extends FactName, F extends EmitterOf<K>, E extends EventName, T extends TakerOf<E>> = {
  from: F | readonly F[];
  fact: K;
  to: T | readonly T[];
  event: E;
  when?: (fact: Fact<F, K>) => boolean;
  sameTool?: boolean;
  late?: boolean;
  load?: boolean;
} & ([Lacking<F, K, T, E>] extends [never] ? { with?: Given<F, K, T, E> } : { with: Given<F, K, T, E> });

const each = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one]) as readonly T[];

/** Rows by which a fact of each of `from` becomes an event of each of `to`. */
export const tell = <K extends FactName, F extends EmitterOf<K>, E extends EventName, T extends TakerOf<E>>({
  from,
  to,
  ...rest
}: Event<K, F, E, T>): Row[] =>
  each<Role>(from as Role | readonly Role[]).flatMap((sender) =>
    each<Role>(to as Role | readonly Role[]).map((receiver) => ({ from: sender, to: receiver, ...rest }) as unknown as Row),
  );

/** A row by which a fact has an effect outside the charts. */
export const run = <K extends FactName, F extends EmitterOf<K>>(row: {
  from: F;
  fact: K;
  effect: EffectName;
  when?: (fact: Fact<F, K>) => boolean;
}): Row[] => [row as unknown as Row];
