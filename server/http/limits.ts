import { usualRates, type RateName } from '../../contract/facts/limits.ts';
import { rates } from '../../contract/facts/rates.ts';
import type { OpenDatabase } from '../db/open.ts';
import { networksOf } from '../core/network.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { openCounters, type Counter } from './counters.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly limits: Limits;
  }
}

export type LimitName = keyof typeof rates;

/** Points of a limit, by default one, that somebody's request takes. */
export type Spending = readonly [name: LimitName, key: string, points?: number];

/** Limits whose key is an address, and which therefore hold in each of its networks. */
const isOfNetworks = (name: LimitName): boolean => name.endsWith('ByAddress');

/**
 * Points that are wanted of one counter, and the most that it gives: a /64 of IPv6 counts in the /56 and the /48 that it belongs to as well,
 * which may take more.
 */
type Wanted = Counter & { name: LimitName; by: string };

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

/** Opens the counters of all rules. */
export function openLimits(
  database: Pick<OpenDatabase, 'sql'>,
  { secrets, log, settings }: Pick<Services, 'secrets' | 'log' | 'settings'>,
): Limits {
  const counters = openCounters(database);
  const mostOf = (name: LimitName): number =>
    name in usualRates ? (settings.valueOf(`limit.${name as RateName}`) as number) : rates[name].points;
  // The table of counters is part of every dump, and must not list addresses.
  const keyOf = (key: string) => secrets.sign('limit', key).slice(0, 22);
  const wantedOf = (spendings: readonly Spending[]): Wanted[] =>
    spendings.flatMap(([name, key, points = 1]) =>
      (isOfNetworks(name) ? networksOf(key) : [{ name: key, share: 1 }]).map((network) => {
        const by = keyOf(network.name);
        return { name, by, row: `${name}:${by}`, points, most: mostOf(name) * network.share, seconds: rates[name].seconds };
      }),
    );
  /**
   * Counters that are known to have nothing left of what they gave then, until when: anyone who goes on knocking neither fills the log nor asks
   * the database.
   */
  const reached = new Map<string, number>();
  const known = ({ row, most }: Wanted): string => `${row} ${most}`;
  const refusalOf = (wanted: Wanted, milliseconds = wanted.seconds * 1000): LimitReached => {
    const { name, by } = wanted;
    const now = Date.now();
    if ((reached.get(known(wanted)) ?? 0) <= now) {
      if (reached.size >= remembered) reached.clear();
      reached.set(known(wanted), now + milliseconds);
      log.event('limit.reached', { limit: name, by });
    }
    return new LimitReached(name, milliseconds);
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
    const taken = await counters.spend(wanted);
    if (taken.size === wanted.length) return;
    await counters.giveBack(wanted.filter(({ row }) => taken.has(row)));
    const held = await counters.held(wanted);
    const isFull = ({ row, points, most }: Wanted): boolean => (held.get(row)?.points ?? 0) + points > most;
    const full = wanted.find(isFull) ?? wanted.find(({ row }) => !taken.has(row))!;
    const { expire } = held.get(full.row) ?? {};
    throw refusalOf(full, expire && expire - Date.now());
  };

  return {
    mostOf,
    spend: (...spendings) => take(wantedOf(spendings)),
    giveBack: (...spendings) => counters.giveBack(wantedOf(spendings)),
    check: async (...spendings) => {
      const wanted = wantedOf(spendings);
      const held = await counters.held(wanted);
      for (const one of wanted) {
        const { points, expire } = held.get(one.row) ?? { points: 0, expire: 0 };
        if (points + one.points > one.most) throw refusalOf(one, expire === 0 ? undefined : expire - Date.now());
      }
    },
    reserve: async (name, key) => {
      const wanted = wantedOf([[name, key]]);
      await take(wanted);
      return () => counters.giveBack(wanted);
    },
    reset: async (name, key) => {
      const wanted = wantedOf([[name, key]]);
      for (const one of wanted) reached.delete(known(one));
      await counters.reset(wanted);
    },
  };
}
