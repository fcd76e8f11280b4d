/** fal's queue: submit, poll, fetch and cancel, using the URLs that the queue returns. */
import { EngineError, type Engine } from '@iridia/engine';
import type { EngineSurroundings } from '../surroundings.ts';
import { addressesIn, bring } from '../files.ts';
import { ask, askJson, until } from '../http.ts';
import { hostedInputs } from '../inputs.ts';
import { readModels } from '../models.ts';

type Submitted = { request_id: string; status_url: string; response_url: string; cancel_url: string };
type Status = { status: string; queue_position?: number; error?: string; error_type?: string };

/** Opens fal; null without a key. */
export function openFal({ config: { fal }, log }: EngineSurroundings): Promise<Engine | null> {
  if (!fal) return Promise.resolve(null);
  const { base } = fal;
  const headers = { authorization: `Key ${fal.key}` };
  const modelOf = readModels(fal.models);

  return Promise.resolve({
    name: 'fal',
    offers: (capability) => modelOf(capability) !== null,
    run: async (job, { onProgress, signal }) => {
      const submitted = await askJson<Submitted>({
        url: `${base}/${modelOf(job.capability)}`,
        method: 'POST',
        headers,
        json: await hostedInputs(job),
        signal,
      });
      try {
        await until(async () => {
          const { status, error } = await askJson<Status>({ url: submitted.status_url, headers, signal });
          if (status === 'COMPLETED') return true;
          if (status !== 'IN_QUEUE' && status !== 'IN_PROGRESS') throw new EngineError('failed', error ?? status);
          onProgress(status === 'IN_QUEUE' ? 0.05 : 0.4, status === 'IN_QUEUE' ? 'queued' : 'painting');
          return null;
        }, signal);
        // A completed request may still have failed: the result reports errors as an HTTP status or in a field.
        const result = await askJson<{ error?: unknown; detail?: unknown }>({ url: submitted.response_url, headers, signal });
        if (result.error) throw new EngineError('failed', JSON.stringify(result.error).slice(0, 300));
        const addresses = addressesIn(result);
        if (addresses.length === 0) throw new EngineError('failed', 'handed over nothing');
        onProgress(0.9, 'storing');
        return {
          outputs: await Promise.all(addresses.slice(0, 4).map((url, index) => bring(job, url, index, { base, headers, signal }))),
          notes: {},
        };
      } catch (error) {
        if (signal.aborted) {
          await ask({ url: submitted.cancel_url, method: 'PUT', headers, signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) =>
            log.warn('fal could not be told to stop', { job: job.id, error: cause }),
          );
        }
        throw error;
      }
    },
    close: () => Promise.resolve(),
  });
}
