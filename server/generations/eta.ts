/** Estimates of the remaining time of generations. All values are in seconds. */

/** Running or waiting work: time elapsed, progress, and the recent duration of such a generation (null when unknown). */
export type Work = { elapsed: number; progress: number; usual: number | null };

/** Below this progress, or before this much time has passed, the pace of the work is not meaningful. */
const reportingProgress = 0.1;
const reportingSeconds = 2;

/**
 * Returns the remaining time of a running generation, a weighted average of the usual duration and its own pace, whose weight grows with
 * the progress. Null when nothing is known, or when the generation has exceeded every estimate.
 */
export function restOf({ elapsed, progress, usual }: Work): number | null {
  const byPace = progress >= reportingProgress && elapsed >= reportingSeconds ? (elapsed * (1 - progress)) / progress : null;
  const byCustom = usual !== null && usual > elapsed ? usual - elapsed : null;
  if (byPace === null || byCustom === null) return byPace ?? byCustom;
  return byPace * progress + byCustom * (1 - progress);
}

/**
 * Estimates when each waiting generation ends, assigning it to the worker that becomes free first. `busy` is the remaining time of the
 * running ones. All estimates after the first generation with an unknown duration are null.
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

/** Rounds a duration up for display: a few seconds, ten, twenty …, then whole minutes, then steps of five minutes above ten. */
export function spoken(seconds: number): number {
  const step = seconds > 10 * minute ? 5 * minute : minute;
  return steps.find((few) => seconds <= few) ?? Math.ceil(seconds / step) * step;
}
