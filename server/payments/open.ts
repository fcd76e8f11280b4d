import type { Services } from '../core/services.ts';
import type { Processor } from './purchases/processor.ts';
import { createSandbox } from './sandbox/processor.ts';
import { createStripe } from './stripe/processor.ts';

/** The configured processor, or null. In production the sandbox must be asked for by name (`ALLOW_SANDBOX=1`). */
export function openProcessor(parts: Pick<Services, 'config' | 'secrets' | 'clock'>): Processor | null {
  const { stripe, sandbox } = parts.config;
  if (stripe) return createStripe(stripe);
  return sandbox ? createSandbox(parts) : null;
}
