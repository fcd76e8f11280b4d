/** What the bundled net suspects in the words of results that others see or have reported: for the operator alone, and stored nowhere. */
import type { Hinted } from '../../contract/facts/moderation.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import type { Services } from '../core/services.ts';
import { wordsOf } from '../generations/inputs.ts';

export type Suspecting = Pick<Services, 'db' | 'log' | 'textJudge'>;

/** Milliseconds that the operator waits: each text takes a hundredth of a second. */
const longestReading = 3000;

/** Between whom the processes are shared: operators wait for one another, and for nobody who writes. */
const groups = ['operators'] as const;

/** Resolves to what is suspected by the id of a generation; those that are deleted, or were not read in time, are missing. */
export async function suspicionsOf(services: Suspecting, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Hinted>> {
  const { db, log, textJudge } = services;
  const found = new Map<string, Hinted>();
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return found;
  const rows = await db
    .selectFrom('generation')
    .select(['id', 'tool', 'inputs'])
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .execute();
  const signal = AbortSignal.timeout(longestReading);
  for (const { id, tool, inputs } of rows) {
    const made = toolBySlug(tool);
    const words = made ? wordsOf(made, inputs as Record<string, unknown>).filter((text) => text.trim() !== '') : [];
    if (words.length === 0 || signal.aborted) continue;
    const outcome = await textJudge.suspect(words, groups);
    if ('death' in outcome) log.warn('a text could not be read for the operator', { generation: id, reason: outcome.death.reason });
    else if (outcome.answer.suspected) found.set(id, outcome.answer.suspected);
  }
  return found;
}
