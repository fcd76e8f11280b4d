/** Replicate's predictions: create, poll, cancel. */
import { EngineError, type Engine } from '@iridia/engine';
import type { EngineSurroundings } from '../surroundings.ts';
import { addressesIn, bring } from '../files.ts';
import { serviceAt } from '../../outbound/service.ts';
import { ask, askJson, until } from '../http.ts';
import { hostedInputs } from '../inputs.ts';
import { readModels } from '../models.ts';

type Prediction = {
  id: string;
  status: string;
  output: unknown;
  error: string | null;
  logs?: string;
  urls?: { get?: string; cancel?: string };
};

/** Returns the last percentage in the log, because models print their progress as percentages. */
const progressIn = (logs = ''): number => Number([...logs.matchAll(/(\d{1,3})%/g)].at(-1)?.[1] ?? 0) / 100;

/** Opens Replicate; null without a key. */
export function openReplicate({ config: { replicate }, log, resolve }: EngineSurroundings): Promise<Engine | null> {
  if (!replicate) return Promise.resolve(null);
  const { base } = replicate;
  const service = serviceAt(base, { authorization: `Bearer ${replicate.key}` }, resolve);
  const modelOf = readModels(replicate.models);

  return Promise.resolve({
    name: 'replicate',
    offers: (capability) => modelOf(capability) !== null,
    run: async (job, { onProgress, signal }) => {
      const [model = '', version] = modelOf(job.capability)!.split(':');
      const input = await hostedInputs(job, 'url');
      const where = version
        ? { url: `${base}/predictions`, json: { version, input } }
        : { url: `${base}/models/${model}/predictions`, json: { input } };
      const created = await askJson<Prediction>({ service, ...where, method: 'POST', headers: { 'cancel-after': '30m' }, signal });
      const own = `${base}/predictions/${encodeURIComponent(created.id)}`;
      try {
        const done = await until(async () => {
          const now = await askJson<Prediction>({ service, url: created.urls?.get ?? own, signal });
          if (now.status === 'succeeded') return now;
          if (now.status !== 'starting' && now.status !== 'processing')
            throw new EngineError('failed', `${now.status}: ${now.error ?? ''}`);
          onProgress(Math.max(0.05, progressIn(now.logs) * 0.9), now.status === 'starting' ? 'queued' : 'painting');
          return null;
        }, signal);
        const addresses = addressesIn(done.output);
        if (addresses.length === 0) throw new EngineError('failed', 'handed over nothing');
        onProgress(0.9, 'storing');
        return {
          outputs: await Promise.all(addresses.map((url, index) => bring(job, url, index, { service, signal }))),
          notes: {},
        };
      } catch (error) {
        if (signal.aborted) {
          await ask({ service, url: created.urls?.cancel ?? `${own}/cancel`, method: 'POST', signal: AbortSignal.timeout(10_000) }).catch(
            (cause: unknown) => log.warn('Replicate could not be told to stop', { job: job.id, error: cause }),
          );
        }
        throw error;
      }
    },
    close: () => Promise.resolve(),
  });
}
