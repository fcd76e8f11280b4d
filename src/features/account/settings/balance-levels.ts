import type { LedgerLine } from '../../../actors/listing.ts';

/** A balance in credits, and the time in milliseconds from which on it held. */
export type Level = { at: number; balance: number };

const thirtyDays = 30 * 86_400_000;

/**
 * The balances of the last 30 days, oldest first: one at the start, then one for each line of the history. `lines` are the newest ones, newest
 * first; of a shorter time, as of a new account or of a history that is not loaded to its end, it starts at the oldest.
 */
export function levelsOf(lines: readonly Pick<LedgerLine, 'at' | 'balance'>[], now: number): Level[] {
  const known = lines.map(({ at, balance }) => ({ at: Date.parse(at), balance })).toReversed();
  const [oldest] = known;
  if (!oldest) return [];
  const start = Math.max(now - thirtyDays, oldest.at);
  const held = known.findLast(({ at }) => at <= start) ?? oldest;
  return [{ at: start, balance: held.balance }, ...known.filter(({ at }) => at > start)];
}
