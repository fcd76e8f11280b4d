/** How long each group works at normal priority: a person who asks for little does not wait behind those who ask for much. */

/** Milliseconds of the processor: a file or a text that is looked at, with all that is loaded for the first one. */
const usual = 2000;
/** Milliseconds in which as much comes back. */
const refill = 60_000;
/** The share of an allowance that must be back before any of it is given: less would end with the first look at a task. */
const least = 0.1;
/** Groups that are remembered before those who have everything again are forgotten. */
const remembered = 1000;

export type Allowances = {
  /** Takes all that a group has left, so that a second task beside the first has nothing. A task of nobody has nothing. */
  take(group: string | undefined): number;
  /** Whether `take` would give a group nothing. */
  isSpent(group: string): boolean;
  /** Gives back what a task did not use. */
  giveBack(group: string | undefined, unused: number): void;
  /** How many groups are remembered. */
  size(): number;
};

/** Opens the allowances. `most`: milliseconds that a group has at once; `clock` in milliseconds. */
export function createAllowances(most = usual, clock = () => performance.now()): Allowances {
  const groups = new Map<string, { left: number; at: number }>();
  const leftOf = ({ left, at }: { left: number; at: number }, now: number): number => Math.min(most, left + ((now - at) * most) / refill);
  const left = (group: string, now = clock()): number => {
    const held = groups.get(group);
    const rest = held ? leftOf(held, now) : most;
    return rest < most * least ? 0 : rest;
  };
  return {
    isSpent: (group) => left(group) === 0,
    take(group) {
      if (group === undefined) return 0;
      const now = clock();
      if (groups.size >= remembered) for (const [name, held] of groups) if (leftOf(held, now) === most) groups.delete(name);
      const given = left(group, now);
      if (given > 0) groups.set(group, { left: 0, at: now });
      return given;
    },
    giveBack(group, unused) {
      if (group === undefined || unused <= 0) return;
      const now = clock();
      const held = groups.get(group);
      groups.set(group, { left: Math.min(most, (held ? leftOf(held, now) : 0) + unused), at: now });
    },
    size: () => groups.size,
  };
}
