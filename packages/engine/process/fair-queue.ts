/** The order in which waiting tasks get a child: fair between the groups that wait, so that nobody waits for all the work of another. */

/**
 * The groups that a task belongs to, from the widest to the narrowest: a network address, then an account. Empty for a task of the server
 * itself, which waits for nobody's share.
 */
export type Groups = readonly string[];

export type FairQueue<Entry> = {
  add(entry: Entry, groups: Groups): void;
  remove(entry: Entry): void;
  /** Removes and returns the next entry whose groups are all below their limit; null when there is none. It counts as running. */
  next(): Entry | null;
  /** Ends the share of an entry that `next` returned. */
  end(groups: Groups): void;
};

type Share = { running: number; waiting: number; /** The turn at which the group was last served, or came. */ turn: number };
type Waiting<Entry> = { entry: Entry; keys: string[]; groups: Groups };

/**
 * Creates a queue for `size` children. One address never holds all children, and one account leaves one more to the other accounts of its
 * address, so a newcomer never waits for another's task to end unless several people are at work at once. Who has had much lately (`isSpent`)
 * never takes the last child, however many addresses that is spread over: what they run gives way to everybody, so it is slow to end.
 */
export function createFairQueue<Entry>(size: number, isSpent: (groups: Groups) => boolean = () => false): FairQueue<Entry> {
  const waiting: Waiting<Entry>[] = [];
  const shares = new Map<string, Share>();
  let turn = 0;
  let running = 0;

  const most = (level: number): number => Math.max(1, size - 1 - level);
  // The level is part of the key, because an account and an address may be spelled alike.
  const keysOf = (groups: Groups): string[] => groups.map((group, level) => `${level}:${group}`);
  const mayRun = ({ keys, groups }: Waiting<Entry>): boolean =>
    keys.every((key, level) => shares.get(key)!.running < most(level)) && (running < Math.max(1, size - 1) || !isSpent(groups));

  /** Fewer running children first, then who was served longest ago, level by level. */
  function isBefore(a: Waiting<Entry>, b: Waiting<Entry>): boolean {
    for (let level = 0; level < Math.min(a.keys.length, b.keys.length); level += 1) {
      const [one, other] = [shares.get(a.keys[level]!)!, shares.get(b.keys[level]!)!];
      if (one.running !== other.running) return one.running < other.running;
      if (one.turn !== other.turn) return one.turn < other.turn;
    }
    return a.keys.length < b.keys.length;
  }

  function change(keys: readonly string[], by: { running?: number; waiting?: number }): void {
    for (const key of keys) {
      // Behind anyone who waits since an earlier turn, before anyone who was served in this one.
      const share = shares.get(key) ?? { running: 0, waiting: 0, turn: turn - 1 };
      share.running += by.running ?? 0;
      share.waiting += by.waiting ?? 0;
      if (share.running + share.waiting > 0) shares.set(key, share);
      else shares.delete(key);
    }
  }

  return {
    add(entry, groups) {
      const keys = keysOf(groups);
      waiting.push({ entry, keys, groups });
      change(keys, { waiting: 1 });
    },
    remove(entry) {
      const at = waiting.findIndex((one) => one.entry === entry);
      if (at === -1) return;
      const [{ keys }] = waiting.splice(at, 1) as [Waiting<Entry>];
      change(keys, { waiting: -1 });
    },
    next() {
      let first: Waiting<Entry> | null = null;
      for (const one of waiting) if (mayRun(one) && (!first || isBefore(one, first))) first = one;
      if (!first) return null;
      waiting.splice(waiting.indexOf(first), 1);
      running += 1;
      change(first.keys, { waiting: -1, running: 1 });
      turn += 2;
      for (const key of first.keys) shares.get(key)!.turn = turn;
      return first.entry;
    },
    end(groups) {
      running -= 1;
      change(keysOf(groups), { running: -1 });
    },
  };
}
