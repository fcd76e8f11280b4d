import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { limits as facts } from '../../contract/facts/limits.ts';
import type { OpenDatabase } from '../db/open.ts';
import { Refusal } from '../core/refusal.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Rate limits: points per number of seconds. They are wide enough that a burst from one user hits the business rules (credits, claims)
 * first, and narrow enough to stop guessing and mass mailing. Counters are stored in the database and shared by all processes.
 */
const rules = {
  /** Failed sign-ins per email address, registered or not. */
  signInByEmail: { points: 30, seconds: hour },
  signInByAddress: { points: 600, seconds: 15 * minute },
  /** Codes sent per email address. */
  codeByEmail: { points: 8, seconds: 10 * minute },
  codeByAddress: { points: 300, seconds: hour },
  /** Attempted codes, for any purpose. */
  guessByEmail: { points: 30, seconds: hour },
  guessByAddress: { points: 600, seconds: 15 * minute },
  uploadByAccount: { points: 300, seconds: 10 * minute },
  uploadByAddress: { points: 1200, seconds: 10 * minute },
  /** Megabytes of files, as they are received. */
  uploadMegabytesByGuest: { points: facts.uploadMegabytesPerDay.guest, seconds: day },
  uploadMegabytesByUser: { points: facts.uploadMegabytesPerDay.user, seconds: day },
  uploadMegabytesByAddress: { points: facts.uploadMegabytesPerDay.address, seconds: day },
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
  /** Consumes a point. Throws the refusal `tooManyAttempts` (429) when none is left. Must not be called inside a transaction. */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Consumes several points, or none: throws the same refusal when fewer are left. Must not be called inside a transaction. */
  spend: (name: LimitName, key: string, points: number) => Promise<void>;
  /** Throws the same refusal when no point is left, without consuming one. */
  check: (name: LimitName, key: string) => Promise<void>;
  reset: (name: LimitName, key: string) => Promise<void>;
};

const tooMany = (milliseconds: number): Refusal =>
  new Refusal('tooManyAttempts', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

/** Creates one limiter per rule, all in one table of counters. */
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
        // A quota of bytes is not blocked in memory: something smaller may still pass.
        ...(!name.startsWith('uploadMegabytes') && { inMemoryBlockOnConsumed: points + 1 }),
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
    spend: async (name, key, points) => {
      try {
        await limiters[name].consume(keyOf(key), points);
      } catch (left) {
        if (!(left instanceof RateLimiterRes)) throw left;
        // What was refused is not counted, so that something smaller still passes.
        await limiters[name].reward(keyOf(key), points);
        throw tooMany(left.msBeforeNext);
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
