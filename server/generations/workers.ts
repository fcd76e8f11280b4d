import { availableParallelism } from 'node:os';
import { ConfigError, type Config } from '../core/config.ts';
import type { QueueName } from './queue.ts';

/** How many jobs of each line a process works on at once. */
export function workersOf({ env }: Pick<Config, 'env'>): Record<QueueName, number> {
  const read = (name: string, fallback: number): number => {
    const value = env[name] ? Number(env[name]) : fallback;
    if (!Number.isInteger(value) || value < 1 || value > 64) throw new ConfigError(`${name} must be a whole number from 1 to 64.`);
    return value;
  };
  const cores = availableParallelism();
  return {
    'generation-quick': read('WORKERS_QUICK', Math.max(2, cores)),
    'generation-slow': read('WORKERS_SLOW', Math.max(1, Math.floor(cores / 2))),
  };
}
