/** The one rule for every task: what is stored and paid for shows something, and something else than the file it was made of. */
import { EngineError, type EngineJob, type EngineOutput } from '../job/job.ts';
import { showingOf, sourceOf } from '../job/worth.ts';
import { changesSomething } from './changes.ts';
import { showsSomething } from './shows.ts';

/** Rejects with `refused`: `nothingShown`, `nothingChanged`. */
export async function refuseWorthless(job: EngineJob, outputs: readonly EngineOutput[]): Promise<void> {
  const source = sourceOf(job);
  for (const { path, type } of outputs) {
    if (/^(image|video|audio)\//.test(type) && !(await showsSomething(path, showingOf(job))))
      throw new EngineError('refused', 'nothingShown');
    if (source && type.startsWith('image/') && !(await changesSomething(source, path))) throw new EngineError('refused', 'nothingChanged');
  }
}
