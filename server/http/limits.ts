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
  /** Jobs that are cancelled while they run; one that could be played already takes several points. */
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

/** Points of a limit, by default one, that somebody's request takes. */
export type Spending = readonly [name: LimitName, key: string, points?: number];

/** Limits whose key is an address, and which therefore hold in each of its networks. */
const isOfNetworks = (name: LimitName): boolean => name.endsWith('ByAddress');

/**
 * Points that are wanted of one counter, and the most that it gives: a /64 of IPv6 counts in the /56 and the /48 that it belongs to as well,
 * which may take more.
 */
type Wanted = { name: LimitName; by: string; row: string; points: number; most: number };

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
  /**
   * Takes points of all that are named, or of none: throws the refusal `tooManyAttempts` (429) when too few are left of one. Asks the database
   * once. Must not be called inside a transaction.
   */
  spend: (...spendings: Spending[]) => Promise<void>;
  /** Returns points that were spent and not used. Must not be called inside a transaction. */
  giveBack: (...spendings: Spending[]) => Promise<void>;
  /** Throws the same refusal when fewer points are left, without taking any. */
  check: (...spendings: Spending[]) => Promise<void>;
  /**
   * For what counts only when it fails: takes a point before the attempt, so that parallel attempts cannot exceed the limit, and returns
   * a function that gives it back when the attempt was right. Throws the same refusal.
   */
  reserve: (name: LimitName, key: string) => Promise<() => Promise<void>>;
  reset: (name: LimitName, key: string) => Promise<void>;
  /** Returns how many points a rule has now: some are the operator’s to set. */
  mostOf: (name: LimitName) => number;
};

/** Counters that are remembered as reached. */
const remembered = 10_000;

/** The refusal `tooManyAttempts`, of the limit that has too few points left, for some milliseconds. */
export class LimitReached extends Refusal {
  readonly limit: LimitName;

  constructor(limit: LimitName, milliseconds: number) {
    super('tooManyAttempts', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
    this.limit = limit;
  }
}

/**
 * One statement, so that requests side by side never take more than there is, and a refused one takes nothing from the others. In the order of
 * the keys, so that no two wait for each other.
 */
const spendText = `
  with wanted as (select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::integer[]) as counter (key, points, expire, most))
  insert into rate_limit as held (key, points, expire) select key, points, expire from wanted order by key
  on conflict (key) do update set
    points = case when held.expire <= $5 then excluded.points else held.points + excluded.points end,
    expire = case when held.expire <= $5 then excluded.expire else held.expire end
  where held.expire <= $5 or held.points + excluded.points <= (select most from wanted where wanted.key = excluded.key)
  returning key`;
const giveBackText = 'update rate_limit set points = greatest(0, points - $2) where key = $1 and expire > $3';
const heldText = 'select key, points, expire from rate_limit where key = any($1::text[]) and expire > $2';
const resetText = 'delete from rate_limit where key = any($1::text[])';

type Held = { key: string; points: number; expire: number };

/** Opens the counters of all rules. */
export function openLimits(
  { sql }: Pick<OpenDatabase, 'sql'>,
  { secrets, log, settings }: Pick<Services, 'secrets' | 'log' | 'settings'>,
): Limits {
  const mostOf = (name: LimitName): number =>
    name in usualRates ? (settings.valueOf(`limit.${name as RateName}`) as number) : rules[name].points;
  // The table of counters is part of every dump, and must not list addresses.
  const keyOf = (key: string) => secrets.sign('limit', key).slice(0, 22);
  const wantedOf = (spendings: readonly Spending[]): Wanted[] =>
    spendings.flatMap(([name, key, points = 1]) =>
      (isOfNetworks(name) ? networksOf(key) : [{ name: key, share: 1 }]).map((network) => {
        const by = keyOf(network.name);
        return { name, by, row: `${name}:${by}`, points, most: mostOf(name) * network.share };
      }),
    );
  /**
   * Counters that are known to have nothing left of what they gave then, until when: anyone who goes on knocking neither fills the log nor asks
   * the database.
   */
  const reached = new Map<string, number>();
  const known = ({ row, most }: Wanted): string => `${row} ${most}`;
  const refusalOf = (wanted: Wanted, milliseconds = rules[wanted.name].seconds * 1000): LimitReached => {
    const { name, by } = wanted;
    const now = Date.now();
    if ((reached.get(known(wanted)) ?? 0) <= now) {
      if (reached.size >= remembered) reached.clear();
      reached.set(known(wanted), now + milliseconds);
      log.event('limit.reached', { limit: name, by });
    }
    return new LimitReached(name, milliseconds);
  };

  const heldOf = async (wanted: readonly Wanted[]): Promise<Map<string, Held>> => {
    const { rows } = await sql.query({ text: heldText, values: [wanted.map(({ row }) => row), Date.now()] });
    return new Map((rows as Held[]).map((held) => [held.key, held]));
  };
  const giveBackTo = async (wanted: readonly Wanted[]): Promise<void> => {
    for (const { row, points } of wanted) await sql.query({ text: giveBackText, values: [row, points, Date.now()] });
  };
  /** Takes what is wanted of every counter, or of none: throws for the first that has too few. */
  const take = async (wanted: readonly Wanted[]): Promise<void> => {
    const now = Date.now();
    for (const one of wanted) {
      const until = reached.get(known(one)) ?? 0;
      // Of a counter from which points come back, more may be left by now.
      if (until > now && !returning.has(one.name)) throw new LimitReached(one.name, until - now);
      if (one.points > one.most) throw refusalOf(one);
    }
    const values = [
      wanted.map(({ row }) => row),
      wanted.map(({ points }) => points),
      wanted.map(({ name }) => now + rules[name].seconds * 1000),
      wanted.map(({ most }) => most),
      now,
    ];
    const taken = new Set(((await sql.query({ text: spendText, values })).rows as Pick<Held, 'key'>[]).map(({ key }) => key));
    const full = wanted.find(({ row }) => !taken.has(row));
    if (!full) return;
    await giveBackTo(wanted.filter(({ row }) => taken.has(row)));
    const held = (await heldOf([full])).get(full.row);
    throw refusalOf(full, held && held.expire - Date.now());
  };

  return {
    mostOf,
    spend: (...spendings) => take(wantedOf(spendings)),
    giveBack: (...spendings) => giveBackTo(wantedOf(spendings)),
    check: async (...spendings) => {
      const wanted = wantedOf(spendings);
      const held = await heldOf(wanted);
      for (const one of wanted) {
        const { points, expire } = held.get(one.row) ?? { points: 0, expire: 0 };
        if (points + one.points > one.most) throw refusalOf(one, expire === 0 ? undefined : expire - Date.now());
      }
    },
    reserve: async (name, key) => {
      const wanted = wantedOf([[name, key]]);
      await take(wanted);
      return () => giveBackTo(wanted);
    },
    reset: async (name, key) => {
      const wanted = wantedOf([[name, key]]);
      for (const one of wanted) reached.delete(known(one));
      await sql.query({ text: resetText, values: [wanted.map(({ row }) => row)] });
    },
  };
}
