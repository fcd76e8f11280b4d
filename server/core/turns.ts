/** A few places for which work waits, in turn between those for whom it is done: who asks for much at once waits for that, and others for one of it. */
export type Turns = {
  /** Resolves to a function that gives the place back, once it is the turn of `whom`: the name of a network, or of the server itself. */
  take(whom: string): Promise<() => void>;
};

/** Creates turns at so many places. */
export function createTurns(places: number): Turns {
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
      new Promise((resolve) => {
        const turns = waiting.get(whom) ?? [];
        turns.push(() => resolve(giveBack));
        waiting.set(whom, turns);
        admit();
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
