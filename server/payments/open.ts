import type { Services } from '../core/services.ts';
import type { Processor } from './purchases/processor.ts';
import { createSandbox } from './sandbox/processor.ts';

/**
 * Resolves to the configured processor; null if there is none. In production, the sandbox must be enabled explicitly (`ALLOW_SANDBOX=1`). The
 * code of Stripe is two hundred files, which only a server that charges with it reads.
 */
export async function openProcessor(parts: Pick<Services, 'config' | 'secrets' | 'clock'>): Promise<Processor | null> {
  const { stripe, sandbox } = parts.config;
  if (stripe) return (await import('./stripe/processor.ts')).createStripe(stripe);
  return sandbox ? createSandbox(parts) : null;
}
