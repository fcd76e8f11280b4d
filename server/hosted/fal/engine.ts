/** fal's queue: submit, poll, fetch and cancel, using the URLs that the queue returns. */
import { EngineError, type Engine } from '@iridia/engine';
import type { EngineSurroundings } from '../surroundings.ts';
import { addressesIn, bring } from '../files.ts';
import { serviceAt } from '../../outbound/service.ts';
import { ask, askJson, until } from '../http.ts';
import { hostedInputs } from '../inputs.ts';
import { readModels } from '../models.ts';

type Submitted = { request_id: string; status_url: string; response_url: string; cancel_url: string };
/** The fields in which fal's models hand over files, in the order in which they are looked for; an answer is read from the first. */
const resultFields = ['video', 'videos', 'image', 'images', 'audio', 'audio_file', 'audio_url'] as const;

type Status = { status: string; queue_position?: number; error?: string; error_type?: string };

/** Opens fal; null without a key. */
export function openFal({ config: { fal }, log, resolve }: EngineSurroundings): Promise<Engine | null> {
  if (!fal) return Promise.resolve(null);
  const service = serviceAt(fal.base, { authorization: `Key ${fal.key}` }, resolve);
  const modelOf = readModels(fal.models);

  return Promise.resolve({
    name: 'fal',
    offers: (capability) => modelOf(capability) !== null,
    run: async (job, { onProgress, signal }) => {
      const submitted = await askJson<Submitted>({
        service,
        url: `${fal.base}/${modelOf(job.capability)}`,
        method: 'POST',
        json: await hostedInputs(job),
        signal,
      });
      try {
        await until(async () => {
          const { status, error } = await askJson<Status>({ service, url: submitted.status_url, signal });
          if (status === 'COMPLETED') return true;
          if (status !== 'IN_QUEUE' && status !== 'IN_PROGRESS') throw new EngineError('failed', error ?? status);
          onProgress(status === 'IN_QUEUE' ? 0.05 : 0.4, status === 'IN_QUEUE' ? 'queued' : 'painting');
          return null;
        }, signal);
        // A completed request may still have failed: the result reports errors as an HTTP status or in a field.
        const result = await askJson<Record<string, unknown>>({ service, url: submitted.response_url, signal });
        if (result.error) throw new EngineError('failed', JSON.stringify(result.error).slice(0, 300));
        const addresses = resultFields.map((field) => addressesIn(result[field])).find((found) => found.length > 0);
        if (!addresses) throw new EngineError('failed', 'handed over nothing');
        onProgress(0.9, 'storing');
        return {
          outputs: await Promise.all(addresses.map((url, index) => bring(job, url, index, { service, signal }))),
          notes: {},
        };
      } catch (error) {
        if (signal.aborted) {
          await ask({ service, url: submitted.cancel_url, method: 'PUT', signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) =>
            log.warn('fal could not be told to stop', { job: job.id, error: cause }),
          );
        }
        throw error;
      }
    },
    close: () => Promise.resolve(),
  });
}
