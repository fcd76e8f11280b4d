/** Types for actions and guards in a file of their own; within `setup` XState infers them. */
import type {
  ActionFunction,
  AnyActorLogic,
  AnyEventObject,
  EventObject,
  GuardPredicate,
  MachineContext,
  ParameterizedObject,
} from 'xstate';

/** The part of a chart's `setup({ types })` that actions and guards read; `actors` only where an action spawns one. */
export type ChartTypes = {
  context?: MachineContext;
  events: EventObject;
  emitted?: AnyEventObject;
  actors?: Record<string, AnyActorLogic>;
};

type Params = Record<string, ParameterizedObject['params'] | undefined>;
type Context<T extends ChartTypes> = T extends { context: infer C extends MachineContext } ? C : MachineContext;
type Emitted<T extends ChartTypes> = T extends { emitted: infer E extends AnyEventObject } ? E : never;
type Spawned<T extends ChartTypes> = T extends { actors: infer A extends Record<string, AnyActorLogic> }
  ? { [K in keyof A & string]: { src: K; logic: A[K]; id: string | undefined } }[keyof A & string]
  : never;

type Actions<T extends ChartTypes, P extends Params> = {
  [K in keyof P]: ActionFunction<Context<T>, T['events'], T['events'], P[K], Spawned<T>, never, never, never, Emitted<T>>;
};
// `and`, `or` and `not` refer to other guards, so each guard knows the names of all.
type Named<P extends Params> = { [K in keyof P & string]: { type: K; params: P[K] } }[keyof P & string];
type Guards<T extends ChartTypes, P extends Params> = { [K in keyof P]: GuardPredicate<Context<T>, T['events'], P[K], Named<P>> };

/** The actions of one chart by name, checked against its context, events and emitted facts. */
export const actionsOf =
  <T extends ChartTypes>() =>
  <P extends Params>(actions: Actions<T, P>): Actions<T, P> =>
    actions;

/** The guards of one chart by name, checked against its context and events. */
export const guardsOf =
  <T extends ChartTypes>() =>
  <P extends Params>(guards: Guards<T, P>): Guards<T, P> =>
    guards;
