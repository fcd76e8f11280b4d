import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Resolve } from '../outbound/service.ts';

/** The dependencies of an engine. `resolve` replaces the DNS in tests. */
export type EngineSurroundings = { config: Config; log: Log; resolve?: Resolve };
