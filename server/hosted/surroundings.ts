import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';

/** The dependencies of an engine. */
export type EngineSurroundings = { config: Config; log: Log };
