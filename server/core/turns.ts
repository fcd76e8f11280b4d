/** A few places for which work waits, in turn between those for whom it is done: who asks for much at once waits for that, and others for one of it. */
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

/** Creates turns at so many places, each waited for `longestWait` milliseconds at most; without it, as long as it takes. */
export function createTurns(places: number, longestWait?: number): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let free = places;

  function admit(): void {
    const [first] = waiting;
    if (free === 0 || !first) return;
    const [whom, turns] = first;
    const begin = turns.shift()!;
    // Now behind all others.
    waiting.delete(whom);
    if (turns.length > 0) waiting.set(whom, turns);
    free -= 1;
    begin();
  }

  const giveBack = (): void => {
    free += 1;
    admit();
  };

  return {
    take: (whom) =>
      new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const begin = (): void => {
          clearTimeout(timer);
          resolve(giveBack);
        };
        waiting.set(whom, [...(waiting.get(whom) ?? []), begin]);
        admit();
        if (longestWait === undefined || !waiting.get(whom)?.includes(begin)) return;
        timer = setTimeout(() => {
          const others = (waiting.get(whom) ?? []).filter((turn) => turn !== begin);
          if (others.length > 0) waiting.set(whom, others);
          else waiting.delete(whom);
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
