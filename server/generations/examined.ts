/** The results of engines outside come in like uploads: decoded and written again in a process of their own, and nothing else is kept. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError, showingOf, sourceOf, type EngineJob, type EngineOutput, type EngineResult } from '@iridia/engine';
import type { Groups } from '@iridia/engine/process';
import { sniff, sniffLength } from '@iridia/engine/sniff';
import type { Services } from '../core/services.ts';

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const unfit = (cause: string): EngineError => new EngineError('failed', 'engineFailed', { cause: new Error(cause) });

type ExaminedJob = { job: EngineJob; groups: Groups; signal: AbortSignal };

/** Returns the result with clean files of the job's folder. Rejects with the `EngineError` `failed` for a file that no upload could be, and `refused` for one that shows nothing, or nothing new. */
export async function examined(
  { examiner }: Pick<Services, 'examiner'>,
  result: EngineResult,
  { job, groups, signal }: ExaminedJob,
): Promise<EngineResult> {
  const outputs: EngineOutput[] = [];
  const [shows, differsFrom] = [showingOf(job), sourceOf(job)];
  for (const [index, { path }] of result.outputs.entries()) {
    const found = sniff(await headOf(path));
    if (!found) throw unfit('The engine returned a file that is not an image, a video or a sound');
    const into = join(job.folder, `examined-${index + 1}`);
    const verdict = await examiner.examine({ kind: found.kind, path, into, type: found.type, shows, differsFrom }, { groups, signal });
    if (!verdict.ok && (verdict.reason === 'nothingShown' || verdict.reason === 'nothingChanged'))
      throw new EngineError('refused', verdict.reason);
    if (!verdict.ok) throw unfit(`The engine handed over an unfit file: ${verdict.reason}, ${verdict.cause}`);
    const { type, width, height, duration } = verdict.found;
    outputs.push({ path: into, type, width, height, duration });
  }
  return { ...result, outputs };
}
