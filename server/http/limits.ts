import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../db/open.ts';
import { Refusal } from '../core/refusal.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * How often something may be done: points in seconds. They are wide enough that one person's burst meets the rules' own answers
 * (credits, claims), and narrow enough that guessing and mailing at scale end. Kept in the database, so that processes share them.
 */
const rules = {
  /** Failed sign-ins of one e-mail address, known or not. */
  signInByEmail: { points: 30, seconds: hour },
  signInByAddress: { points: 600, seconds: 15 * minute },
  /** Codes mailed to one e-mail address. */
  codeByEmail: { points: 8, seconds: 10 * minute },
  codeByAddress: { points: 300, seconds: hour },
  /** Codes tried, whatever they were meant to open. */
  guessByEmail: { points: 30, seconds: hour },
  guessByAddress: { points: 600, seconds: 15 * minute },
  uploadByAccount: { points: 300, seconds: 10 * minute },
  uploadByAddress: { points: 1200, seconds: 10 * minute },
  facesByAccount: { points: 120, seconds: 10 * minute },
  facesByAddress: { points: 600, seconds: 10 * minute },
  generationByAddress: { points: 2000, seconds: 10 * minute },
  chatByAccount: { points: 120, seconds: 10 * minute },
  verifyByAddress: { points: 300, seconds: 10 * minute },
  contactByAddress: { points: 20, seconds: hour },
  reportByAddress: { points: 20, seconds: hour },
  exportByAccount: { points: 10, seconds: hour },
  checkoutByAccount: { points: 200, seconds: 10 * minute },
} as const;

export type LimitName = keyof typeof rules;

export type Limits = {
  /** Takes a point. Throws the refusal `tooManyAttempts` (429) when none is left. Not inside a transaction. */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Throws when no point is left, and takes none. */
  check: (name: LimitName, key: string) => Promise<void>;
  reset: (name: LimitName, key: string) => Promise<void>;
};

const tooMany = (milliseconds: number): Refusal =>
  new Refusal('tooManyAttempts', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

/** One limiter a rule, over one table of counters. */
export function openLimits({ sql }: Pick<OpenDatabase, 'sql'>): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: sql,
        storeType: 'client',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points + 1,
      }),
    ]),
  ) as unknown as Record<LimitName, RateLimiterAbstract>;
  const keyOf = (key: string) => key.slice(0, 200);

  return {
    consume: async (name, key) => {
      try {
        await limiters[name].consume(keyOf(key));
      } catch (left) {
        if (left instanceof RateLimiterRes) throw tooMany(left.msBeforeNext);
        throw left;
      }
    },
    check: async (name, key) => {
      const left = await limiters[name].get(keyOf(key));
      if (left && left.remainingPoints <= 0) throw tooMany(left.msBeforeNext);
    },
    reset: async (name, key) => {
      await limiters[name].delete(keyOf(key));
    },
  };
}
