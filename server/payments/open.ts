import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Processor } from './processor.ts';
import { createSandbox } from './sandbox/processor.ts';
import { createStripe } from './stripe/processor.ts';

const opened = new WeakMap<Services, Processor | null>();

function open(services: Services): Processor | null {
  const { config } = services;
  if (config.stripe) return createStripe(config.stripe);
  return config.sandbox ? createSandbox(services) : null;
}

/** The configured processor, or null. In production the sandbox must be asked for by name (`ALLOW_SANDBOX=1`). */
export function configuredProcessor(services: Services): Processor | null {
  if (!opened.has(services)) opened.set(services, open(services));
  return opened.get(services) ?? null;
}

/** The processor, or the refusal `unavailable`: nobody can pay here. */
export function processorOf(services: Services): Processor {
  const processor = configuredProcessor(services);
  if (!processor) throw new Refusal('unavailable');
  return processor;
}
