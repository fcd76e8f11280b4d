import { retention, type SweptName } from '../../contract/facts/retention.ts';
import { vacuum } from '../db/vacuum.ts';
import type { Domain } from '../http/domain.ts';
import { sweeps } from './sweeps.ts';
import type { Sweeping } from './sweeping.ts';

const queue = 'retention';
/** Every six hours, at a minute at which few other jobs start. */
const times = '17 */6 * * *';

/** Runs every sweep. One that fails is logged and does not prevent the others. */
export async function sweepAll(services: Sweeping): Promise<Partial<Record<SweptName, number>>> {
  const counts: Partial<Record<SweptName, number>> = {};
  for (const name of Object.keys(sweeps) as SweptName[]) {
    try {
      const count = await sweeps[name](services, new Date(services.clock().getTime() - retention[name].life));
      if (count > 0) counts[name] = count;
    } catch (error) {
      services.log.error('a sweep failed', { name, error });
    }
  }
  if (Object.keys(counts).length > 0) services.log.info('what reached the end of its time was deleted', counts);
  return counts;
}

/** Deletes what has reached the end of its time to live, at the start and every six hours, in one of the processes. */
export const retentionDomain: Domain = {
  name: 'retention',
  routes: () => undefined,
  work: async (services) => {
    const { jobs } = services;
    await jobs.createQueue(queue, { policy: 'singleton', retryLimit: 2, expireInSeconds: 3600, deleteAfterSeconds: 3600 });
    await jobs.schedule(queue, times);
    await jobs.send(queue, {}, { singletonKey: 'start', singletonSeconds: 3600 });
    await jobs.work(queue, { pollingIntervalSeconds: 30 }, async () => {
      await sweepAll(services);
      await vacuum(services);
    });
    return async () => {
      await jobs.offWork(queue, { wait: true }).catch(() => undefined);
    };
  },
};
