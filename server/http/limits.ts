import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { limits as facts } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import type { OpenDatabase } from '../db/open.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Rate limits: points per number of seconds. They are wide enough that a burst from one user hits the business rules (credits, claims)
 * first, and narrow enough to stop guessing and mass mailing. Counters are stored in the database and shared by all processes.
 */
const rules = {
  /** Failed sign-ins. Attempts on one account are bounded by the code that is asked for, so nobody can lock another person out. */
  signInByAddress: { points: 600, seconds: 15 * minute },
  /** Codes sent to an email address: by the browser that asks, by its network, and by all browsers that the account does not know. */
  codeByDevice: { points: 8, seconds: 10 * minute },
  codeByNetwork: { points: 30, seconds: hour },
  codeByEmail: { points: 60, seconds: hour },
  codeByAddress: { points: 300, seconds: hour },
  /** Attempted codes, for any purpose; by email address only the guesses of codes that another browser asked for. */
  guessByEmail: { points: 30, seconds: hour },
  guessByAddress: { points: 600, seconds: 15 * minute },
  /** Nonces for Google's credentials: given to a network, and used; a nonce is remembered for longer than it is valid. */
  nonceByAddress: { points: 1200, seconds: hour },
  googleNonce: { points: 1, seconds: times.googleNonceLife / 1000 + hour },
  /** Wrong passwords where a signed-in person must give the present one. */
  proofByAccount: { points: 10, seconds: hour },
  uploadByAccount: { points: 300, seconds: 10 * minute },
  uploadByAddress: { points: 1200, seconds: 10 * minute },
  /** Megabytes of files, as they are received. */
  uploadMegabytesByGuest: { points: facts.uploadMegabytesPerDay.guest, seconds: day },
  uploadMegabytesByUser: { points: facts.uploadMegabytesPerDay.user, seconds: day },
  uploadMegabytesByAddress: { points: facts.uploadMegabytesPerDay.address, seconds: day },
  draftByAccount: { points: 1200, seconds: 10 * minute },
  draftByAddress: { points: 6000, seconds: 10 * minute },
  /** Visitors without a cookie each get a row of their own, so new ones count by address. */
  consentByAccount: { points: 60, seconds: 10 * minute },
  consentByAddress: { points: 300, seconds: 10 * minute },
  facesByAccount: { points: 120, seconds: 10 * minute },
  facesByAddress: { points: 600, seconds: 10 * minute },
  generationByAddress: { points: 2000, seconds: 10 * minute },
  chatByAccount: { points: 120, seconds: 10 * minute },
  chatByAddress: { points: 600, seconds: 10 * minute },
  /** Wrong operator or metrics tokens. */
  operatorByAddress: { points: 10, seconds: 15 * minute },
  verifyByAddress: { points: 300, seconds: 10 * minute },
  contactByAddress: { points: 20, seconds: hour },
  reportByAddress: { points: 20, seconds: hour },
  exportByAccount: { points: 10, seconds: hour },
  checkoutByAccount: { points: 200, seconds: 10 * minute },
} as const;

export type LimitName = keyof typeof rules;

/** Limits that are spent (something smaller may still pass) or reserved (a right attempt gives its point back). */
const returning: ReadonlySet<string> = new Set<LimitName>([
  'uploadMegabytesByGuest',
  'uploadMegabytesByUser',
  'uploadMegabytesByAddress',
  'signInByAddress',
  'proofByAccount',
  'operatorByAddress',
]);

export type Limits = {
  /** Consumes a point. Throws the refusal `tooManyAttempts` (429) when none is left. Must not be called inside a transaction. */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Consumes several points, or none: throws the same refusal when fewer are left. Must not be called inside a transaction. */
  spend: (name: LimitName, key: string, points: number) => Promise<void>;
  /**
   * For what counts only when it fails: consumes a point before the attempt, so that parallel attempts cannot exceed the limit, and returns
   * a function that gives it back when the attempt was right. Throws the same refusal.
   */
  reserve: (name: LimitName, key: string) => Promise<() => Promise<void>>;
  reset: (name: LimitName, key: string) => Promise<void>;
};

const maxReported = 10_000;

const tooMany = (milliseconds: number): Refusal =>
  new Refusal('tooManyAttempts', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

/** Creates one limiter per rule, all in one table of counters. */
export function openLimits({ sql }: Pick<OpenDatabase, 'sql'>, { secrets, log }: Pick<Services, 'secrets' | 'log'>): Limits {
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
        // A counter from which points come back is not blocked in memory.
        ...(!returning.has(name) && { inMemoryBlockOnConsumed: points + 1 }),
      }),
    ]),
  ) as unknown as Record<LimitName, RateLimiterAbstract>;
  // The table of counters is part of every dump, and must not list addresses.
  const keyOf = (key: string) => secrets.sign('limit', key).slice(0, 22);
  /** Counters that were reported as reached, so that whoever goes on knocking does not fill the log. */
  const reported = new Map<string, number>();
  const report = (name: LimitName, key: string, milliseconds: number): void => {
    const now = Date.now();
    if ((reported.get(`${name} ${key}`) ?? 0) > now) return;
    if (reported.size >= maxReported) reported.clear();
    reported.set(`${name} ${key}`, now + milliseconds);
    log.event('limit.reached', { limit: name, by: key });
  };

  return {
    consume: async (name, key) => {
      try {
        await limiters[name].consume(keyOf(key));
      } catch (left) {
        if (!(left instanceof RateLimiterRes)) throw left;
        report(name, keyOf(key), left.msBeforeNext);
        throw tooMany(left.msBeforeNext);
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
    reserve: async (name, key) => {
      const giveBack = async (): Promise<void> => void (await limiters[name].reward(keyOf(key), 1));
      try {
        await limiters[name].consume(keyOf(key));
        return giveBack;
      } catch (left) {
        if (!(left instanceof RateLimiterRes)) throw left;
        // Only attempts that were made count, or refused ones would keep everybody at the address out.
        await giveBack();
        report(name, keyOf(key), left.msBeforeNext);
        throw tooMany(left.msBeforeNext);
      }
    },
    reset: async (name, key) => {
      await limiters[name].delete(keyOf(key));
    },
  };
}
