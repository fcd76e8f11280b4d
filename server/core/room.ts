import type { Services } from './services.ts';
import type { App } from '../http/app.ts';

/** One domain of the server: its calls, and the work it does without being called. */
export type Room = {
  readonly name: string;
  readonly routes: (app: App, services: Services) => void;
  /** Starts work in the background (queues, sweeps); answers what stops it. Runs unless `ROLE=web`. */
  readonly work?: (services: Services) => Promise<() => Promise<void>>;
};
