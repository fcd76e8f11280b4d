/** A moderation service with the OpenAI HTTP API, which replaces the built-in rules: `MODERATION_MODEL` enables it. */
import { ofetch } from 'ofetch';
import { array, boolean, mask, record, string, type } from 'superstruct';
import type { Config } from '../core/config.ts';
import type { Rule } from './rules.ts';

const answer = type({ results: array(type({ flagged: boolean(), categories: record(string(), boolean()) })) });
/** Milliseconds. */
const timeout = 5000;

/**
 * Returns the rule that the service reports, `moderation` for a category without a rule of ours, or null for acceptable text. Rejects when
 * the service is unavailable.
 */
export async function askModeration(
  { base, key, model }: NonNullable<Config['moderation']>,
  texts: readonly string[],
): Promise<Rule | 'moderation' | null> {
  const { results } = mask(
    await ofetch(`${base}/moderations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key ?? ''}` },
      body: { model, input: texts },
      timeout,
      retry: 1,
    }),
    answer,
  );
  const flagged = results.filter((result) => result.flagged);
  if (flagged.length === 0) return null;
  const has = (category: string): boolean => flagged.some(({ categories }) => categories[category]);
  if (has('sexual/minors')) return 'minors';
  return has('sexual') ? 'sexual' : 'moderation';
}
