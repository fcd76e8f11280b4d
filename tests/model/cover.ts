/** The few paths that together take as many transitions as all of them: what a slow subject, such as a browser, walks. */
import type { AnyStateMachine } from 'xstate';
import type { ChartModel } from '../../machines/kit/model.ts';
import { TransitionCoverage } from './coverage.ts';
import { HeadlessRun } from './headless.ts';
import { createTestModel, type ModelPath } from './paths.ts';

export type Cover<M extends AnyStateMachine> = {
  readonly paths: readonly ModelPath<M>[];
  /** How many transitions they take, of how many that the chart defines. */
  readonly walked: number;
  readonly total: number;
  /** Transitions that nothing here causes. */
  readonly missing: readonly string[];
  /** Where those that are taken stand. */
  readonly places: ReadonlySet<string>;
};

/**
 * Walks every path headlessly, then keeps taking the one that adds most for its length, until none adds anything. `before` is what other
 * walks of the same chart have taken already.
 */
export async function coveringPaths<M extends AnyStateMachine>(model: ChartModel<M>, before?: Cover<M>): Promise<Cover<M>> {
  const all = new TransitionCoverage(model.machine);
  const candidates: { path: ModelPath<M>; places: ReadonlySet<string> }[] = [];
  for (const path of createTestModel(model.machine, model).getShortestPaths()) {
    const coverage = new TransitionCoverage(model.machine);
    const run = new HeadlessRun(model, coverage);
    await path.test({ start: (_, input) => void run.start(input), states: run.assertions, events: run.gestures });
    run.stop();
    candidates.push({ path, places: coverage.places });
  }
  const taken = new Set<string>(before?.places);
  const paths: ModelPath<M>[] = [];
  const gain = ({ path, places }: (typeof candidates)[number]) =>
    [...places].filter((place) => !taken.has(place)).length / path.steps.length;
  for (;;) {
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    if (gain(best) === 0) break;
    paths.push(best.path);
    for (const place of best.places) taken.add(place);
  }
  const missing = all.namesExcept(taken);
  return { paths, walked: taken.size, total: all.total, missing, places: taken };
}
