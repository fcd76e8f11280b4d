import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { limits as facts, usualRates, type RateName } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import type { OpenDatabase } from '../db/open.ts';
import { networksOf } from '../core/network.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly limits: Limits;
  }
}

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
  /** Codes sent to an email address: by the browser that asks, by a network of browsers that the account does not know, and by all of these. */
  codeByDevice: { points: 8, seconds: 10 * minute },
  codeByNetwork: { points: 6, seconds: hour },
  codeByEmail: { points: 60, seconds: hour },
  codeByAddress: { points: usualRates.codeByAddress, seconds: hour },
  /** Attempted codes, for any purpose; by email address only the guesses of codes that another browser asked for. */
  guessByEmail: { points: 30, seconds: hour },
  guessByAddress: { points: 600, seconds: 15 * minute },
  /** Nonces for Google's credentials: given to a network, and used; a nonce is remembered for longer than it is valid. */
  nonceByAddress: { points: 1200, seconds: hour },
  googleNonce: { points: 1, seconds: times.googleNonceLife / 1000 + hour },
  /** Wrong passwords where a signed-in person must give the present one. */
  proofByAccount: { points: 10, seconds: hour },
  /** Keys that are made for programs. */
  keyByAccount: { points: 60, seconds: hour },
  /** Wrong codes of a second factor. */
  factorByAccount: { points: 10, seconds: 15 * minute },
  uploadByAccount: { points: 300, seconds: 10 * minute },
  uploadByAddress: { points: 1200, seconds: 10 * minute },
  /** Megabytes of files, as they are received. */
  uploadMegabytesByVisitor: { points: usualRates.uploadMegabytesByVisitor, seconds: day },
  uploadMegabytesByUser: { points: usualRates.uploadMegabytesByUser, seconds: day },
  uploadMegabytesByAddress: { points: usualRates.uploadMegabytesByAddress, seconds: day },
  /** Kilobytes of what is stored in the database. */
  storedKilobytesByVisitor: { points: facts.storedKilobytesPerDay.visitor, seconds: day },
  storedKilobytesByUser: { points: facts.storedKilobytesPerDay.user, seconds: day },
  storedKilobytesByAddress: { points: facts.storedKilobytesPerDay.address, seconds: day },
  /** Kilobytes of text that are read by the content policy. */
  readKilobytesByAccount: { points: facts.readKilobytes.account, seconds: 10 * minute },
  readKilobytesByAddress: { points: facts.readKilobytes.network, seconds: 10 * minute },
  draftByAccount: { points: 1200, seconds: 10 * minute },
  draftByAddress: { points: 6000, seconds: 10 * minute },
  /** Visitors without a cookie each get a row of their own, so new ones count by address. */
  consentByAccount: { points: 60, seconds: 10 * minute },
  consentByAddress: { points: 300, seconds: 10 * minute },
  facesByAccount: { points: 120, seconds: 10 * minute },
  facesByAddress: { points: 600, seconds: 10 * minute },
  garmentsByAccount: { points: 60, seconds: 10 * minute },
  garmentsByAddress: { points: 300, seconds: 10 * minute },
  generationByAddress: { points: usualRates.generationByAddress, seconds: 10 * minute },
  /** Jobs that are cancelled while they run. */
  cancelByAccount: { points: 20, seconds: hour },
  cancelByAddress: { points: 100, seconds: hour },
  pushByAddress: { points: 300, seconds: hour },
  chatByAccount: { points: usualRates.chatByAccount, seconds: 10 * minute },
  chatByAddress: { points: 600, seconds: 10 * minute },
  /** Wrong operator or metrics tokens. */
  operatorByAddress: { points: 10, seconds: 15 * minute },
  verifyByAddress: { points: 300, seconds: 10 * minute },
  /** A school has one address; each of its browsers has its own number. */
  contactByAccount: { points: usualRates.contactByAccount, seconds: hour },
  contactByAddress: { points: 60, seconds: hour },
  /** A school has one address; each of its browsers has its own number, and letters about reports have the mailbox's. */
  reportByAccount: { points: 10, seconds: hour },
  reportByAddress: { points: 200, seconds: hour },
  reportLetterByEmail: { points: 5, seconds: hour },
  exportByAccount: { points: 10, seconds: hour },
  checkoutByAccount: { points: 200, seconds: 10 * minute },
} as const;

export type LimitName = keyof typeof rules;

/** Limits whose key is an address, and which therefore hold in each of its networks. */
const isOfNetworks = (name: LimitName): boolean => name.endsWith('ByAddress');

/** A counter of a rule: a /64 of IPv6 counts in the /56 and the /48 that it belongs to as well, which may take more. */
type Counter = { key: string; points: number };

/** Limits that are spent (something smaller may still pass) or reserved (a right attempt gives its point back). */
const returning: ReadonlySet<string> = new Set<LimitName>([
  'uploadMegabytesByVisitor',
  'uploadMegabytesByUser',
  'uploadMegabytesByAddress',
  'storedKilobytesByVisitor',
  'storedKilobytesByUser',
  'storedKilobytesByAddress',
  'readKilobytesByAccount',
  'readKilobytesByAddress',
  'signInByAddress',
  'proofByAccount',
  'factorByAccount',
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
  /** Returns how many points a rule has now: some are the operator’s to set. */
  mostOf: (name: LimitName) => number;
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

/** The rate of each rule, and of the wider networks: one limiter for each number of points, all in one table of counters. */
function openLimiters({ sql }: Pick<OpenDatabase, 'sql'>): (name: LimitName, points: number) => RateLimiterAbstract {
  const known = new Map<string, RateLimiterAbstract>();
  return (name, points) => {
    const of = `${name} ${points}`;
    const limiter =
      known.get(of) ??
      new RateLimiterPostgres({
        storeClient: sql,
        storeType: 'client',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: rules[name].seconds,
        // A counter from which points come back is not blocked in memory.
        ...(!returning.has(name) && { inMemoryBlockOnConsumed: points + 1 }),
      });
    known.set(of, limiter);
    return limiter;
  };
}

/** Opens the counters of all rules. */
export function openLimits(
  { sql }: Pick<OpenDatabase, 'sql'>,
  { secrets, log, settings }: Pick<Services, 'secrets' | 'log' | 'settings'>,
): Limits {
  const limiterOf = openLimiters({ sql });
  const mostOf = (name: LimitName): number =>
    name in usualRates ? (settings.valueOf(`limit.${name as RateName}`) as number) : rules[name].points;
  const countersOf = (name: LimitName, key: string): Counter[] =>
    (isOfNetworks(name) ? networksOf(key) : [{ name: key, share: 1 }]).map((network) => ({
      key: network.name,
      points: mostOf(name) * network.share,
    }));
  // The table of counters is part of every dump, and must not list addresses.
  const keyOf = (key: string) => secrets.sign('limit', key).slice(0, 22);
  /** Counters that were reported as reached, so that anyone who goes on knocking does not fill the log. */
  const reported = new Map<string, number>();
  const report = (name: LimitName, key: string, milliseconds: number): void => {
    const now = Date.now();
    if ((reported.get(`${name} ${key}`) ?? 0) > now) return;
    if (reported.size >= maxReported) reported.clear();
    reported.set(`${name} ${key}`, now + milliseconds);
    log.event('limit.reached', { limit: name, by: key });
  };
  const rowOf = (name: LimitName, { key, points }: Counter) => limiterOf(name, points).getKey(keyOf(key));

  /** Takes points of one counter if there are as many. */
  const take = async (name: LimitName, counter: Counter, points: number): Promise<boolean> => {
    if (points > counter.points) return false;
    const now = Date.now();
    const values = [rowOf(name, counter), points, now + rules[name].seconds * 1000, now, counter.points];
    return (await sql.query({ text: spendText, values })).rows.length > 0;
  };
  const leftOf = async (name: LimitName, { key, points }: Counter): Promise<number> =>
    (await limiterOf(name, points).get(keyOf(key)))?.msBeforeNext ?? rules[name].seconds * 1000;
  const giveBackTo = async (name: LimitName, counters: readonly Counter[], points: number): Promise<void> => {
    for (const counter of counters) await sql.query({ text: giveBackText, values: [rowOf(name, counter), points, Date.now()] });
  };
  /** Takes points of every counter, or of none: returns the one that had too few. */
  const takeAll = async (name: LimitName, key: string, points: number): Promise<Counter | null> => {
    const taken: Counter[] = [];
    for (const counter of countersOf(name, key)) {
      if (!(await take(name, counter, points))) {
        await giveBackTo(name, taken, points);
        return counter;
      }
      taken.push(counter);
    }
    return null;
  };

  return {
    mostOf,
    consume: async (name, key) => {
      // The narrowest first, so that what is refused there takes nothing from the neighbors.
      for (const counter of countersOf(name, key))
        try {
          await limiterOf(name, counter.points).consume(keyOf(counter.key));
        } catch (left) {
          if (!(left instanceof RateLimiterRes)) throw left;
          report(name, keyOf(counter.key), left.msBeforeNext);
          throw tooMany(left.msBeforeNext);
        }
    },
    spend: async (name, key, points) => {
      const full = await takeAll(name, key, points);
      if (full) throw tooMany(await leftOf(name, full));
    },
    giveBack: (name, key, points) => giveBackTo(name, countersOf(name, key), points),
    check: async (name, key, points = 1) => {
      for (const counter of countersOf(name, key)) {
        const left = await limiterOf(name, counter.points).get(keyOf(counter.key));
        if (!left || left.remainingPoints >= points) continue;
        report(name, keyOf(counter.key), left.msBeforeNext);
        throw tooMany(left.msBeforeNext);
      }
    },
    reserve: async (name, key) => {
      const full = await takeAll(name, key, 1);
      if (full) {
        const left = await leftOf(name, full);
        report(name, keyOf(full.key), left);
        throw tooMany(left);
      }
      return () => giveBackTo(name, countersOf(name, key), 1);
    },
    reset: async (name, key) => {
      for (const counter of countersOf(name, key)) await limiterOf(name, counter.points).delete(keyOf(counter.key));
    },
  };
}
