import type { Services } from '../core/services.ts';
import type { App } from './app.ts';

/** One domain of the server: its calls and its background work. */
export type Domain = {
  readonly name: string;
  readonly routes: (app: App, services: Services) => void;
  /** Starts background work (queues, sweeps) and returns a function that stops it. Not run with `ROLE=web`. */
  readonly work?: (services: Services) => Promise<() => Promise<void>>;
};
