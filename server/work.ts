import { domains } from './domains.ts';
import type { Services } from './core/services.ts';

/** Starts the background work of all domains; returns a function that stops it in reverse order. */
export async function startWork(services: Services): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    for (const { work } of domains) if (work) stops.push(await work(services));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
