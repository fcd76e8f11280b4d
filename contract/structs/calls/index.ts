/**
 * All API calls. The server registers its routes from here, the client builds its requests from here, and the API document is generated
 * from here.
 */
import type { Call } from './call.ts';
import * as domains from './domains.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of every domain. */
export const calls: readonly Call[] = Object.values(domains).flatMap((domain) => (Object.values(domain) as unknown[]).filter(isCall));
export * from './domains.ts';
export type { Call } from './call.ts';
