/** What a chart's `.model.ts` says about it, so that paths through it can be made and checked. Types alone, and the identity that infers them. */
import type { AnyActorLogic, AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom, SnapshotFrom, StateMachine } from 'xstate';

type Logics<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any> ? A : never;
type Values<M> = M extends StateMachine<any, any, any, any, any, any, any, infer V, any, any, any, any, any, any> ? V : never;
type Delays<M> = M extends StateMachine<any, any, any, any, any, any, infer D, any, any, any, any, any, any, any> ? D : never;

type PortOf<A> = A extends { src: infer S extends string; logic: infer L } ? ('listensFor' extends keyof L ? never : S) : never;
type LogicOf<A, S> = A extends { src: S; logic: infer L } ? L : never;
type Payload<E, T> = E extends { type: T } ? Omit<E, 'type'> : never;
type Leaf<V> = V extends string ? V : { [K in keyof V & string]: `${K}.${Leaf<NonNullable<V[K]>>}` }[keyof V & string];

/** Names of the promise actors of a chart; its listeners are not among them. */
export type PortName<M> = PortOf<Logics<M>>;
export type DelayName<M> = Delays<M> & string;
/** Paths of the states that have no states below them, such as `form.editing`. */
export type LeafName<M> = Leaf<Values<M>>;
export type PortOutput<M, P> = LogicOf<Logics<M>, P> extends infer L extends AnyActorLogic ? OutputFrom<L> : never;

/** Cases to try: a list, or one that depends on where the chart is. */
export type Cases<Snapshot, Case> = readonly Case[] | ((snapshot: Snapshot) => readonly Case[]);

export type ChartModel<M extends AnyStateMachine> = {
  /** The name in the table of charts. */
  readonly name: string;
  readonly machine: M;
  /** The ways the chart may be started; a chart that takes no input has `[undefined]`. */
  readonly inputs: readonly InputFrom<M>[];
  /** One list of payloads for every event; `[{}]` for an event that carries nothing. */
  readonly events: { readonly [T in EventFrom<M>['type']]: Cases<SnapshotFrom<M>, Payload<EventFrom<M>, T>> };
  /** One case for every outcome of every promise actor that the chart tells apart. */
  readonly outcomes: {
    readonly [P in PortName<M>]: {
      readonly done: Cases<SnapshotFrom<M>, PortOutput<M, P>>;
      readonly error: Cases<SnapshotFrom<M>, unknown>;
    };
  };
  /** What of the context makes a situation a different one. Without it: all of the context. */
  readonly project?: (context: ContextFrom<M>) => unknown;
  /** What must hold everywhere, each named by the sentence it proves. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>;
  /** What a view is able to show in each state, told by the chart's selectors. */
  readonly shows: { readonly [S in LeafName<M>]: (snapshot: SnapshotFrom<M>) => boolean };
  /** How many steps the search may take before it is called endless. */
  readonly limit?: number;
};

/** The model itself, its types inferred from its chart. */
export const chartModel = <M extends AnyStateMachine>(model: ChartModel<M>): ChartModel<M> => model;
