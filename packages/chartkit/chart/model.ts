/** Types of a chart's `.model.ts`, from which paths through the chart are generated and checked. */
import type { AnyActorLogic, AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom, SnapshotFrom, StateMachine } from 'xstate';
import type { Observed } from '../paths/over-time.ts';

type Logics<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any> ? A : never;
type Values<M> = M extends StateMachine<any, any, any, any, any, any, any, infer V, any, any, any, any, any, any> ? V : never;
type Delays<M> = M extends StateMachine<any, any, any, any, any, any, infer D, any, any, any, any, any, any, any> ? D : never;

type PortOf<A> = A extends { src: infer S extends string; logic: infer L } ? ('listensFor' extends keyof L ? never : S) : never;
type LogicOf<A, S> = A extends { src: S; logic: infer L } ? L : never;
type Payload<E, T> = E extends { type: T } ? Omit<E, 'type'> : never;
type Leaf<V> = V extends string ? V : { [K in keyof V & string]: `${K}.${Leaf<NonNullable<V[K]>>}` }[keyof V & string];

/** Names of the actors that end: ports and child charts. Listeners are excluded. */
export type PortName<M> = PortOf<Logics<M>>;
/** Names of the ports, which can fail; a child chart handles its own failures. */
export type FailingName<M> = { [P in PortName<M>]: 'resolveState' extends keyof LogicOf<Logics<M>, P> ? never : P }[PortName<M>];
export type DelayName<M> = Delays<M> & string;
/** Paths of the leaf states, such as `form.editing`. */
export type LeafName<M> = Leaf<Values<M>>;
export type PortOutput<M, P> = LogicOf<Logics<M>, P> extends infer L extends AnyActorLogic ? OutputFrom<L> : never;

/** Cases to try: a list, or one that depends on the snapshot. */
export type Cases<Snapshot, Case> = readonly Case[] | ((snapshot: Snapshot) => readonly Case[]);

export type ChartModel<M extends AnyStateMachine> = {
  /** The chart's name in the list of models. */
  readonly name: string;
  readonly machine: M;
  /** The inputs to start the chart with; a chart without input has `[undefined]`. */
  readonly inputs: readonly InputFrom<M>[];
  /** A list of payloads for every event; `[{}]` for an event without a payload. */
  readonly events: { readonly [T in EventFrom<M>['type']]: Cases<SnapshotFrom<M>, Payload<EventFrom<M>, T>> };
  /**
   * One case for every outcome of every port and child chart that the chart distinguishes. What a child sends to its parent are events of the
   * parent; `snapshot` is for a parent with `onSnapshot`.
   */
  readonly outcomes: {
    readonly [P in PortName<M>]: {
      readonly done: Cases<SnapshotFrom<M>, PortOutput<M, P>>;
      readonly error: Cases<SnapshotFrom<M>, unknown>;
      readonly snapshot?: Cases<SnapshotFrom<M>, unknown>;
    };
  };
  /** The part of the context that distinguishes situations; all of it by default. */
  readonly project?: (context: ContextFrom<M>) => unknown;
  /** Conditions that hold in every state, named by the sentence they prove. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>;
  /**
   * Rules over time, named by the sentence they prove: each reads every way through the chart after every step. A rule about what a view
   * shows compares the way with the chart's selectors.
   */
  readonly rules?: Readonly<Record<string, (way: readonly Observed[], snapshot: SnapshotFrom<M>) => string | null>>;
  /** What a view can show in each state, checked through the chart's selectors. */
  readonly shows: { readonly [S in LeafName<M>]: (snapshot: SnapshotFrom<M>) => boolean };
  /** Maximum number of steps of the search. */
  readonly limit?: number;
};

/** Returns the model unchanged, with its types inferred from its chart. */
export const chartModel = <M extends AnyStateMachine>(model: ChartModel<M>): ChartModel<M> => model;
