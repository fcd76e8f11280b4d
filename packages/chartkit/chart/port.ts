import {
  fromCallback,
  fromPromise,
  StateMachine,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

/** A promise actor of a chart: called once, it answers or throws. */
export type Port<Output, Input = NonReducibleUnknown> = PromiseActorLogic<Output, Input>;

/**
 * A callback actor of a chart: it runs until its state is left and sends events to the chart. The optional property exists for types only:
 * it distinguishes a listener from a port, because XState's types for the two are alike.
 */
export type Listener<Sent extends EventObject, Input = NonReducibleUnknown> = CallbackActorLogic<EventObject, Input> & {
  readonly listensFor?: Sent;
};

const listeners = new WeakSet<object>();

/**
 * A placeholder for an actor until the application provides the real one. Calling it is a bug in the wiring, so the error includes its
 * name.
 */
export const port = <Output, Input = NonReducibleUnknown>(name: string): Port<Output, Input> =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`Actor "${name}" was not provided`);
  });

/** A placeholder for a listener until the application provides the real one. */
export function listenerPort<Sent extends EventObject, Input = NonReducibleUnknown>(name: string): Listener<Sent, Input> {
  const logic = fromCallback<EventObject, Input>(() => {
    throw new Error(`Actor "${name}" was not provided`);
  });
  listeners.add(logic);
  return logic;
}

/** A placeholder for another chart until the application provides the real one. */
export const chartPort = <Chart extends AnyStateMachine>(name: string): Chart => port(name) as unknown as Chart;

/** Stands for a chart whose code comes later: what starts it has waited for that code, which `here` returns. */
export const lateChart = <Chart extends AnyStateMachine>(here: () => Chart): Chart =>
  new Proxy(Object.create(StateMachine.prototype) as Chart, {
    has: (_, key) => key in here(),
    get(_, key) {
      const chart = here();
      const value: unknown = Reflect.get(chart, key);
      return typeof value === 'function' ? value.bind(chart) : value;
    },
  });

/** Whether this logic came from `listenerPort`: a listener needs no error branch; every other actor does. */
export const isListener = (logic: unknown): boolean => typeof logic === 'object' && logic !== null && listeners.has(logic);

/** Whether this logic is another chart: its own ports have the error branches. */
export const isChart = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;
