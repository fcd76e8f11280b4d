import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

/** A promise actor of a chart: asked once, answers or throws. */
export type Port<Output, Input = NonReducibleUnknown> = PromiseActorLogic<Output, Input>;

/**
 * A callback actor of a chart: listens until its state is left, and tells the chart what it hears. The optional mark exists for types
 * alone: it tells a listener from a port, because Xstate's own types of the two are alike.
 */
export type Listener<Sent extends EventObject, Input = NonReducibleUnknown> = CallbackActorLogic<EventObject, Input> & {
  readonly listensFor?: Sent;
};

const listeners = new WeakSet<object>();

/** Stands for an actor until the application provides the real one. Asking it is a fault in the wiring, so it names itself. */
export const port = <Output, Input = NonReducibleUnknown>(name: string): Port<Output, Input> =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`Actor "${name}" was not provided`);
  });

/** Stands for a listener until the application provides the real one. */
export function listenerPort<Sent extends EventObject, Input = NonReducibleUnknown>(name: string): Listener<Sent, Input> {
  const logic = fromCallback<EventObject, Input>(() => {
    throw new Error(`Actor "${name}" was not provided`);
  });
  listeners.add(logic);
  return logic;
}

/** Whether this logic came from `listenerPort`: a listener needs no error branch, every other actor does. */
export const isListener = (logic: unknown): boolean => typeof logic === 'object' && logic !== null && listeners.has(logic);
