/**
 * How much of what lasts may go on at the same time: uploads, streams, answers of the chat. Each holds a connection, and room or a process
 * with it, and a cookie costs nothing, so an account and each of its networks have a number of places.
 */
import { limits as facts } from '../../contract/facts/limits.ts';
import { networksOf } from '../core/network.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';

declare module '../core/services.ts' {
  interface Services {
    /** How much of what lasts goes on at the same time. */
    readonly places: Places;
  }
}

export type PlaceName = keyof typeof facts.atOnce;

export type Places = {
  /**
   * Takes a place, and returns a function that gives it back, which may be called again. Throws the refusal `tooManyAtOnce` (429) when all
   * places of the account, or of one of its networks, are taken.
   */
  take(name: PlaceName, who: Pick<Who, 'account' | 'address'>): () => void;
  /** Works with a place that is given back afterward. Throws the same refusal. */
  within<T>(name: PlaceName, who: Pick<Who, 'account' | 'address'>, work: () => Promise<T>): Promise<T>;
  /** Throws the same refusal, and takes nothing: for what would ask the database or write a file before it needs its place. */
  check(name: PlaceName, who: Pick<Who, 'account' | 'address'>): void;
};

/** Seconds after which a place may be free again. */
const retryAfter = 5;

/** Opens the places of this process. */
export function openPlaces(): Places {
  const taken = new Map<string, number>();
  const change = (key: string, by: number): void => {
    const count = (taken.get(key) ?? 0) + by;
    if (count > 0) taken.set(key, count);
    else taken.delete(key);
  };
  /** The counters of somebody's places, all of which have one left. */
  const keysWithPlace = (name: PlaceName, { account, address }: Pick<Who, 'account' | 'address'>) => {
    const { account: most, network } = facts.atOnce[name];
    const keys = [
      { key: `${name} ${account}`, most },
      ...networksOf(address).map((each) => ({ key: `${name} ${each.name}`, most: network * each.share })),
    ];
    if (keys.some((each) => (taken.get(each.key) ?? 0) >= each.most))
      throw new Refusal('tooManyAttempts', { key: 'tooManyAtOnce', retryAfter });
    return keys;
  };
  const take: Places['take'] = (name, who) => {
    const keys = keysWithPlace(name, who);
    for (const { key } of keys) change(key, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      for (const { key } of keys) change(key, -1);
    };
  };
  return {
    take,
    check: (name, who) => void keysWithPlace(name, who),
    async within(name, who, work) {
      const leave = take(name, who);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
