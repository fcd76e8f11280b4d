import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Processor } from './processor.ts';
import { createSandbox } from './sandbox/processor.ts';
import { createStripe } from './stripe/processor.ts';

/** The configured processor, or null. In production the sandbox must be asked for by name (`ALLOW_SANDBOX=1`). */
export function openProcessor(parts: Pick<Services, 'config' | 'secrets' | 'clock'>): Processor | null {
  const { stripe, sandbox } = parts.config;
  if (stripe) return createStripe(stripe);
  return sandbox ? createSandbox(parts) : null;
}

/** The processor, or the refusal `unavailable`: nobody can pay here. */
export function processorOf({ processor }: Pick<Services, 'processor'>): Processor {
  if (!processor) throw new Refusal('unavailable');
  return processor;
}
