import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';

/** What an engine is opened with. */
export type EngineSurroundings = { config: Config; log: Log };
