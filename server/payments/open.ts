import type { Services } from '../core/services.ts';
import type { Processor } from './purchases/processor.ts';
import { createSandbox } from './sandbox/processor.ts';
import { createStripe } from './stripe/processor.ts';

/** Returns the configured processor; null if there is none. In production, the sandbox must be enabled explicitly (`ALLOW_SANDBOX=1`). */
export function openProcessor(parts: Pick<Services, 'config' | 'secrets' | 'clock'>): Processor | null {
  const { stripe, sandbox } = parts.config;
  if (stripe) return createStripe(stripe);
  return sandbox ? createSandbox(parts) : null;
}
