/** How many jobs may be canceled while they run: they have cost work, which a cancellation gives back for nothing. */
import type { Services } from '../core/services.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import { LimitReached } from '../http/limits.ts';
import type { GenerationRow } from './generation-row.ts';

/** Points that a cancellation takes: five an hour are free where most of the sound may have been played. */
const [unplayed, played] = [1, 4];

/** Counts the cancellation of a job, or its deletion, if it runs. Throws `tooManyAttempts` with the sentence `cancelledOften`. */
export async function admitCancel(
  { limits }: Pick<Services, 'limits'>,
  { account, address }: Pick<Who, 'account' | 'address'>,
  { status, beginning }: Pick<GenerationRow, 'status' | 'beginning'>,
): Promise<void> {
  if (status !== 'running') return;
  const points = beginning.length > 0 ? played : unplayed;
  try {
    await limits.spend(['cancelByAccount', account, points], ['cancelByAddress', address, points]);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const { retryAfter } = error;
    throw new Refusal('tooManyAttempts', { key: 'cancelledOften', cause: error, ...(retryAfter !== null && { retryAfter }) });
  }
}
