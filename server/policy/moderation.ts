/** A moderation service with the OpenAI HTTP API, asked after the built-in rules: `MODERATION_MODEL` enables it. */
import { array, boolean, mask, record, string, type } from 'superstruct';
import type { Config } from '../core/config.ts';
import { callService, serviceAt } from '../outbound/service.ts';
import type { Rule } from '@iridia/moderation';

const answer = type({ results: array(type({ flagged: boolean(), categories: record(string(), boolean()) })) });
/** Milliseconds. */
const timeout = 5000;
/** Maximum size of an answer. */
const maxBytes = 1024 * 1024;

/**
 * Returns the rule that the service reports, `moderation` for a category without a rule of ours, or null for acceptable text. Rejects when
 * the service is unavailable.
 */
export async function askModeration(
  { base, key, model }: NonNullable<Config['moderation']>,
  texts: readonly string[],
): Promise<Rule | 'moderation' | null> {
  const service = serviceAt(base, { authorization: `Bearer ${key ?? ''}` });
  const response = await callService(service, {
    url: `${base}/moderations`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, input: texts }),
    signal: AbortSignal.timeout(timeout),
    maxBytes,
  });
  if (!response.ok) throw new Error(`the moderation service answered ${response.status}`);
  const { results } = mask(await response.json(), answer);
  const flagged = results.filter((result) => result.flagged);
  if (flagged.length === 0) return null;
  const has = (category: string): boolean => flagged.some(({ categories }) => categories[category]);
  if (has('sexual/minors')) return 'minors';
  return has('sexual') ? 'sexual' : 'moderation';
}
