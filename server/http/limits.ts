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
  garmentsByAccount: { points: 60, seconds: 10 * minute },
  garmentsByAddress: { points: 300, seconds: 10 * minute },
  generationByAddress: { points: 2000, seconds: 10 * minute },
  pushByAddress: { points: 300, seconds: hour },
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
  /** Returns points that were spent and not used. Must not be called inside a transaction. */
  giveBack: (name: LimitName, key: string, points: number) => Promise<void>;
  /** Throws the same refusal when fewer points are left, by default none, without consuming any. */
  check: (name: LimitName, key: string, points?: number) => Promise<void>;
  /**
   * For what counts only when it fails: consumes a point before the attempt, so that parallel attempts cannot exceed the limit, and returns
   * a function that gives it back when the attempt was right. Throws the same refusal.
   */
  reserve: (name: LimitName, key: string) => Promise<() => Promise<void>>;
  reset: (name: LimitName, key: string) => Promise<void>;
};

const maxReported = 10_000;

/** One statement, so that requests side by side never take more than there is, and a refused one takes nothing from the others. */
const spendText = `
  insert into rate_limit as held (key, points, expire) values ($1, $2, $3)
  on conflict (key) do update set
    points = case when held.expire <= $4 then excluded.points else held.points + excluded.points end,
    expire = case when held.expire <= $4 then excluded.expire else held.expire end
  where held.expire <= $4 or held.points + excluded.points <= $5
  returning points`;
const giveBackText = 'update rate_limit set points = greatest(0, points - $2) where key = $1 and expire > $3';

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
  const rowOf = (name: LimitName, key: string) => limiters[name].getKey(keyOf(key));
  /** Counters that were reported as reached, so that whoever goes on knocking does not fill the log. */
  const reported = new Map<string, number>();
  const report = (name: LimitName, key: string, milliseconds: number): void => {
    const now = Date.now();
    if ((reported.get(`${name} ${key}`) ?? 0) > now) return;
    if (reported.size >= maxReported) reported.clear();
    reported.set(`${name} ${key}`, now + milliseconds);
    log.event('limit.reached', { limit: name, by: key });
  };

  /** Takes points if there are as many. */
  const take = async (name: LimitName, key: string, points: number): Promise<boolean> => {
    const { points: most, seconds } = rules[name];
    if (points > most) return false;
    const now = Date.now();
    const { rows } = await sql.query({ text: spendText, values: [rowOf(name, key), points, now + seconds * 1000, now, most] });
    return rows.length > 0;
  };
  const leftOf = async (name: LimitName, key: string): Promise<number> =>
    (await limiters[name].get(keyOf(key)))?.msBeforeNext ?? rules[name].seconds * 1000;
  const giveBack: Limits['giveBack'] = async (name, key, points) => {
    await sql.query({ text: giveBackText, values: [rowOf(name, key), points, Date.now()] });
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
      if (!(await take(name, key, points))) throw tooMany(await leftOf(name, key));
    },
    giveBack,
    check: async (name, key, points = 1) => {
      const left = await limiters[name].get(keyOf(key));
      if (!left || left.remainingPoints >= points) return;
      report(name, keyOf(key), left.msBeforeNext);
      throw tooMany(left.msBeforeNext);
    },
    reserve: async (name, key) => {
      if (!(await take(name, key, 1))) {
        const left = await leftOf(name, key);
        report(name, keyOf(key), left);
        throw tooMany(left);
      }
      return () => giveBack(name, key, 1);
    },
    reset: async (name, key) => {
      await limiters[name].delete(keyOf(key));
    },
  };
}
