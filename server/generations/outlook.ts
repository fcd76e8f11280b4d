/** How long a generation still takes, as far as anyone can say. All in seconds. */

/** Work that is under way or waits: how far it is, and how long such a generation took lately (null when nobody knows). */
export type Work = { elapsed: number; progress: number; usual: number | null };

/** Before this share of the work is done, or this long after its begin, its pace says nothing. */
const tellingProgress = 0.1;
const tellingSeconds = 2;

/**
 * The rest of a generation at work, between what such generations took lately and the pace of this one, which counts the more the further
 * it is. Null when nothing is known, or when the generation has taken longer than any of that said.
 */
export function restOf({ elapsed, progress, usual }: Work): number | null {
  const byPace = progress >= tellingProgress && elapsed >= tellingSeconds ? (elapsed * (1 - progress)) / progress : null;
  const byCustom = usual !== null && usual > elapsed ? usual - elapsed : null;
  if (byPace === null || byCustom === null) return byPace ?? byCustom;
  return byPace * progress + byCustom * (1 - progress);
}

/**
 * When generations that wait in a line will be done: each goes to the worker that is free first. `busy` is the rest of those at work. From
 * the first generation on of which nobody knows how long it takes, nothing can be said.
 */
export function foresee(busy: readonly (number | null)[], waiting: readonly (number | null)[], workers: number): (number | null)[] {
  const free: (number | null)[] = [...busy, ...Array<number>(Math.max(0, workers - busy.length)).fill(0)];
  return waiting.map((usual) => {
    if (usual === null || free.includes(null)) {
      free[0] = null;
      return null;
    }
    const times = free as number[];
    const first = times.indexOf(Math.min(...times));
    free[first] = times[first]! + usual;
    return free[first];
  });
}

const steps = [5, 10, 20, 30, 45] as const;
const minute = 60;

/** Rounded up to what is said of a time: a few seconds, ten, twenty … whole minutes, after ten of them by five. */
export function spoken(seconds: number): number {
  const step = seconds > 10 * minute ? 5 * minute : minute;
  return steps.find((few) => seconds <= few) ?? Math.ceil(seconds / step) * step;
}
