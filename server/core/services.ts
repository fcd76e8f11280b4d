import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Measures } from './measures.ts';
import type { SessionEnds } from './session-ends.ts';
import type { SessionWatch } from './session-watch.ts';

/**
 * The services shared by all domains, opened by `openServices` and closed by `closeServices`. Here is the ground; each domain adds its own
 * beside what opens it (`declare module`). Only the composition code takes the whole type; other functions declare what they need with
 * `Pick`.
 */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  /** What the server counts as it works. */
  readonly measures: Measures;
  /** The public URL of the site. It is final only once the server listens, so it is not a constant. */
  readonly site: { url: string };
  /** States that sessions of an account ended. */
  readonly sessionEnds: SessionEnds;
  /** Ends what was opened with a session that is over. */
  readonly sessionWatch: SessionWatch;
  /** Aborted when proxies should send their requests elsewhere; this process still answers, but reports that it is not ready. */
  readonly draining: AbortController;
  /** Aborted when the server starts to shut down: streams end, and running work returns to the queue. */
  readonly stopping: AbortController;
}
