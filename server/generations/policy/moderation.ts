/** A moderation service that speaks the OpenAI HTTP API, in place of the built-in rules: `MODERATION_MODEL` switches it on. */
import { ofetch } from 'ofetch';
import { array, boolean, mask, record, string, type } from 'superstruct';
import type { Services } from '../../core/services.ts';
import type { Rule } from './rules.ts';

const answer = type({ results: array(type({ flagged: boolean(), categories: record(string(), boolean()) })) });
const patience = 5000;

export const isConfigured = ({ env }: Services['config']): boolean => Boolean(env.MODERATION_MODEL && env.OPENAI_BASE_URL);

/** The rule that the service names, `moderation` for one that we have no word for, null when nothing is wrong. Rejects when it is away. */
export async function askModeration(
  { config: { env } }: Pick<Services, 'config'>,
  texts: readonly string[],
): Promise<Rule | 'moderation' | null> {
  const { results } = mask(
    await ofetch(`${env.OPENAI_BASE_URL!.replace(/\/$/, '')}/moderations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.OPENAI_API_KEY ?? ''}` },
      body: { model: env.MODERATION_MODEL, input: texts },
      timeout: patience,
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
