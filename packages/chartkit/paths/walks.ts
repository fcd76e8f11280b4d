/**
 * A few long walks through a chart that together take every transition its model can cause: what a slow subject, such as a browser, walks
 * instead of a path to each situation.
 */
import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { eventCases, gestureOf } from '../chart/cases.ts';
import type { ChartModel } from '../chart/model.ts';
import { TransitionCoverage } from './coverage.ts';
import { situationOf } from './paths.ts';
import { PureChart, type Edge } from './pure.ts';

export type Walk<M extends AnyStateMachine> = { readonly input: InputFrom<M>; readonly steps: readonly Edge<M>[] };

export type Walks<M extends AnyStateMachine> = {
  readonly walks: readonly Walk<M>[];
  /** Where the transitions stand that the walks take. */
  readonly places: ReadonlySet<string>;
  /** How many the chart defines. */
  readonly total: number;
  /** Names of those that no walk takes. */
  readonly missing: readonly string[];
};

type WalkOptions<M extends AnyStateMachine> = {
  /** Whether a gesture (`form.submitted`, `done.signIn`, `after.retryPause`) can be made; all can by default. */
  can?: (gesture: string) => boolean;
  /** Transitions that other walks of the same chart have taken. */
  before?: ReadonlySet<string>;
  /** Whether a walk may end in a state; in any by default. Elsewhere it goes on, without taking anything new. */
  canEnd?: (state: SnapshotFrom<M>) => boolean;
};

/** The number of steps to the next new transition that costs as much as a restart. */
const startAgain = 12;

/** Takes the nearest new transition repeatedly; restarts when that is nearer, or when no new one can be reached. */
export function walksThrough<M extends AnyStateMachine>(
  model: ChartModel<M>,
  { can = () => true, before, canEnd = () => true }: WalkOptions<M> = {},
): Walks<M> {
  const taken = new Set(before);
  const walks: Walk<M>[] = [];
  const cases = eventCases(model);
  const situation = situationOf(model);

  const walkFrom = (input: InputFrom<M>): void => {
    const chart = new PureChart(model.machine, input);
    const known = new Map<string, readonly Edge<M>[]>();
    const edgesOf = (state: SnapshotFrom<M>): readonly Edge<M>[] => {
      const key = situation(state);
      const edges =
        known.get(key) ??
        cases(state)
          .filter(({ type }) => can(gestureOf(model.machine, type)))
          .map((event) => chart.take(state, event));
      known.set(key, edges);
      return edges;
    };
    const wayToNew = (from: SnapshotFrom<M>): readonly AnyEventObject[] | null => {
      const seen = new Set([situation(from)]);
      let front: { state: SnapshotFrom<M>; way: readonly AnyEventObject[] }[] = [{ state: from, way: [] }];
      while (front.length > 0) {
        const next: typeof front = [];
        for (const { state, way } of front) {
          for (const edge of edgesOf(state)) {
            const longer = [...way, edge.event];
            if (edge.places.some((place) => !taken.has(place))) return longer;
            const key = situation(edge.state);
            if (seen.has(key)) continue;
            seen.add(key);
            next.push({ state: edge.state, way: longer });
          }
        }
        front = next;
      }
      return null;
    };

    for (;;) {
      const start = chart.start(input);
      const isNewStart = start.places.some((place) => !taken.has(place));
      for (const place of start.places) taken.add(place);
      let way = wayToNew(start.state);
      if (!way && !isNewStart) return;
      const steps: Edge<M>[] = [start];
      while (way) {
        const gained = taken.size;
        for (const event of way) {
          const edge = chart.take(steps.at(-1)!.state, event);
          steps.push(edge);
          for (const place of edge.places) taken.add(place);
        }
        if (taken.size === gained) throw new Error(`${model.name}: ${way.map(({ type }) => type).join(' → ')} takes nothing new`);
        way = wayToNew(steps.at(-1)!.state);
        const again = wayToNew(start.state);
        if (way && again && way.length > again.length + startAgain) way = null;
      }
      while (!canEnd(steps.at(-1)!.state)) {
        const [onward] = edgesOf(steps.at(-1)!.state);
        if (!onward) throw new Error(`${model.name}: a walk ends in ${situation(steps.at(-1)!.state)}, where it may not`);
        steps.push(onward);
      }
      walks.push({ input, steps });
    }
  };

  for (const input of model.inputs) walkFrom(input);
  const all = new TransitionCoverage(model.machine);
  return { walks, places: taken, total: all.total, missing: all.namesExcept(taken) };
}
