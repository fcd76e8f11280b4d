/**
 * How many jobs may be canceled: one that runs has cost work, which a cancellation gives back for nothing, and each leaves lines in the ledger,
 * which keeps them for good.
 */
import type { Services } from '../core/services.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import { LimitReached } from '../http/limits.ts';
import type { GenerationRow } from './generation-row.ts';

/** Points that a cancellation takes: five an hour are free where most of the sound may have been played. */
const [unplayed, played] = [1, 4];

/** Counts a job that its owner takes back, which nobody is refused: after too many of them, the next creation is. */
export async function countWithdrawn(
  { limits }: Pick<Services, 'limits'>,
  { account, address }: Pick<Who, 'account' | 'address'>,
): Promise<void> {
  try {
    await limits.spend(['withdrawByAccount', account], ['withdrawByAddress', address]);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
}

/** Throws `tooManyAttempts` for a creation of who has taken back too many. */
export const refuseWithdrawing = (
  { limits }: Pick<Services, 'limits'>,
  { account, address }: Pick<Who, 'account' | 'address'>,
): Promise<void> => limits.check(['withdrawByAccount', account], ['withdrawByAddress', address]);

/**
 * Counts the cancellation of a job, or its deletion. Throws `tooManyAttempts` with the sentence `cancelledOften` for one that runs, and `notFound`
 * for an answer of the chat that does: it is read as it comes, and its credit would return.
 */
export async function admitCancel(
  services: Pick<Services, 'limits'>,
  who: Pick<Who, 'account' | 'address'>,
  { tool, status, beginning }: Pick<GenerationRow, 'tool' | 'status' | 'beginning'>,
): Promise<void> {
  if (status === 'queued') return countWithdrawn(services, who);
  if (status !== 'running') return;
  if (tool === 'ai-chatbot') throw new Refusal('notFound');
  const points = beginning.length > 0 ? played : unplayed;
  try {
    await services.limits.spend(['cancelByAccount', who.account, points], ['cancelByAddress', who.address, points]);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const { retryAfter } = error;
    throw new Refusal('tooManyAttempts', { key: 'cancelledOften', cause: error, ...(retryAfter !== null && { retryAfter }) });
  }
}
