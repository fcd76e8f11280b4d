import { fromPromise } from 'xstate';
import type { PushState } from './push.types.ts';

export type PushServices = {
  /** What this browser can do and does. */
  readPush(): Promise<PushState>;
  /** Asks for permission and subscribes; `off` when the user gave no answer or the server refused. */
  subscribe(signal: AbortSignal): Promise<PushState>;
  /** Notifies the server again whose browser this is. */
  renew(signal: AbortSignal): Promise<void>;
  /** Ends the subscription in the browser and on the server. */
  unsubscribe(): Promise<void>;
};

/** The actors that subscribe a browser. */
export const pushActors = (services: PushServices) => ({
  readPush: fromPromise<PushState>(() => services.readPush()),
  subscribe: fromPromise<PushState>(({ signal }) => services.subscribe(signal)),
  renew: fromPromise<void>(({ signal }) => services.renew(signal)),
  unsubscribe: fromPromise<void>(() => services.unsubscribe()),
});
