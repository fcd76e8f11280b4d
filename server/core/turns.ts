import { isOfEverybody } from './correlation.ts';

/** A few places for which work waits, in turn between those for whom it is done: who asks for much, or for what takes long, waits for that, and others for one of it. */
export type Turns = {
  /**
   * Resolves to a function that gives the place back, once it is the turn of `whom`: the name of a network, or of the server itself. Rejects
   * with `TurnMissed` when that takes too long.
   */
  take(whom: string): Promise<() => void>;
};

/** No place became free in time. */
export class TurnMissed extends Error {
  override readonly name = 'TurnMissed';
  constructor(milliseconds: number) {
    super(`No place became free in ${milliseconds} ms`);
  }
}

type Begin = (leave: () => void) => void;

/**
 * Milliseconds that work counts at least and at most: on a busy machine a moment’s work may last long, and all others would come before the next.
 */
const [leastWork, mostWork] = [1, 20];
/**
 * Milliseconds after which who waited longest has every other turn, whatever was done for whom: newcomers have had nothing, and may never end. Not each
 * turn: where all wait so long, a newcomer would come behind them all.
 */
const waitLimit = 100;
/** How many are remembered before those are forgotten who had no more than the others. */
const remembered = 1000;

/**
 * How much was done for each, in milliseconds. Who had least comes first, so that short work never stands behind the long of others; who was away
 * begins just before those who have least.
 */
function createWork() {
  const had = new Map<string, number>();
  let level = 0;
  const of = (whom: string): number => Math.max(level - leastWork, had.get(whom) ?? 0);
  return {
    first: (all: Iterable<string>): string => [...all].reduce((one, other) => (of(other) < of(one) ? other : one)),
    /** Counts work for somebody, and returns what ends it. `isFirst`: they had least, so that who comes now begins there. */
    begin(whom: string, isFirst: boolean): () => void {
      const begun = performance.now();
      if (isFirst) level = Math.max(level, of(whom));
      if (had.size >= remembered) for (const [name, milliseconds] of had) if (milliseconds <= level) had.delete(name);
      had.set(whom, of(whom) + leastWork);
      // What is asked once for everybody takes nobody’s share.
      const most = isOfEverybody(whom) ? leastWork : mostWork;
      return () => had.set(whom, of(whom) + Math.min(most, Math.max(leastWork, performance.now() - begun)) - leastWork);
    },
  };
}

/** As it is when this file is read: the clock of a test stops no work. */
const inNextTurn = setImmediate;

/**
 * Creates turns at so many places. `longestWait`: milliseconds that a place is waited for at most; without it, as long as it takes. `ofLoop`:
 * milliseconds after which work that never waits lets the loop turn before more of it begins: nothing else is done meanwhile.
 */
export function createTurns(places: number, { longestWait, ofLoop = Infinity }: { longestWait?: number; ofLoop?: number } = {}): Turns {
  /** In the order in which they wait since their last turn. */
  const waiting = new Map<string, { since: number; turns: Begin[] }>();
  const work = createWork();
  let free = places;
  let begun: number | null = null;
  /** Whether the last turn was that of who had waited longest. */
  let isLate = false;

  /** Whether work began so long ago in this turn of the loop that the rest waits for the next. */
  function isLong(): boolean {
    if (ofLoop === Infinity) return false;
    if (begun === null) {
      begun = performance.now();
      inNextTurn(() => {
        begun = null;
        admit();
      });
    }
    return performance.now() - begun >= ofLoop;
  }

  function admit(): void {
    if (free === 0 || waiting.size === 0 || isLong()) return;
    const now = performance.now();
    const [longest] = waiting.keys() as unknown as [string];
    isLate = !isLate && now - waiting.get(longest)!.since > waitLimit;
    const whom = isLate ? longest : work.first(waiting.keys());
    const { turns } = waiting.get(whom)!;
    const begin = turns.shift()!;
    // Now behind all others who had as much.
    waiting.delete(whom);
    if (turns.length > 0) waiting.set(whom, { since: now, turns });
    free -= 1;
    const end = work.begin(whom, !isLate);
    begin(() => {
      end();
      free += 1;
      admit();
    });
  }

  return {
    take: (whom) =>
      new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const begin: Begin = (leave) => {
          clearTimeout(timer);
          resolve(leave);
        };
        const queue = waiting.get(whom) ?? { since: performance.now(), turns: [] };
        queue.turns.push(begin);
        waiting.set(whom, queue);
        admit();
        if (longestWait === undefined || !queue.turns.includes(begin)) return;
        timer = setTimeout(() => {
          const { turns } = waiting.get(whom)!;
          turns.splice(turns.indexOf(begin), 1);
          if (turns.length === 0) waiting.delete(whom);
          reject(new TurnMissed(longestWait));
        }, longestWait);
      }),
  };
}

/** Does the work when it is the turn of `whom`. */
export async function inTurn<Result>(turns: Turns, whom: string, work: () => Promise<Result>): Promise<Result> {
  const leave = await turns.take(whom);
  try {
    return await work();
  } finally {
    leave();
  }
}
