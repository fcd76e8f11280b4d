/** Paths to a state, as `npm run paths` prints them: the shortest ones, or every one that visits no state twice. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { eventCases } from '../chart/cases.ts';
import type { ChartModel } from '../chart/model.ts';
import { leavesOf, situationOf } from './paths.ts';
import type { PathStep } from './pure.ts';
import { PureChart, type Edge } from './pure.ts';

export type FoundPath<M extends AnyStateMachine> = { readonly input: unknown; readonly steps: readonly PathStep<M>[] };

type Search = {
  /** A state, `paying.status.polling`, which holds in its child states too. */
  to?: string;
  /** Every path that visits no combination of states twice, in place of a shortest one to each situation. */
  simple?: boolean;
  /** The maximum number of paths. */
  max: number;
};

export const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean =>
  leavesOf(snapshot).some((leaf) => leaf === state || leaf.startsWith(`${state}.`));

type Way<M extends AnyStateMachine> = { readonly step: Edge<M>; readonly before: Way<M> | null };

const stepsOf = <M extends AnyStateMachine>(way: Way<M>): Edge<M>[] => {
  const steps: Edge<M>[] = [];
  for (let at: Way<M> | null = way; at; at = at.before) steps.unshift(at.step);
  return steps;
};

/**
 * The paths from each input of the model, shortest first. With `to` a path ends where it first reaches that state; without, each path ends in
 * a situation that no shorter one reaches. Stops at `max`.
 */
export function* pathsThrough<M extends AnyStateMachine>(
  model: ChartModel<M>,
  { to, simple = false, max }: Search,
): Generator<FoundPath<M>> {
  const cases = eventCases(model);
  const situation = situationOf(model);
  const valueOf = (snapshot: SnapshotFrom<M>) => JSON.stringify((snapshot as AnyMachineSnapshot).value);
  const keyOf = simple ? valueOf : situation;
  let found = 0;
  for (const input of model.inputs) {
    const chart = new PureChart(model.machine, input);
    const first: Way<M> = { step: chart.start(input), before: null };
    const known = new Set([keyOf(first.step.state)]);
    let front = [first];
    while (front.length > 0 && found < max) {
      const next: Way<M>[] = [];
      for (const way of front) {
        const isThere = to === undefined ? way.before !== null : isIn(way.step.state as AnyMachineSnapshot, to);
        if (isThere) {
          yield { input, steps: stepsOf(way) };
          if (++found >= max) return;
          if (to !== undefined) continue;
        }
        const visited = simple ? new Set(stepsOf(way).map(({ state }) => keyOf(state))) : known;
        const taken = new Set<string>();
        for (const event of cases(way.step.state)) {
          const step = chart.take(way.step.state, event as AnyEventObject);
          const key = keyOf(step.state);
          if (visited.has(key) || taken.has(`${event.type} ${key}`)) continue;
          if (simple) taken.add(`${event.type} ${key}`);
          else known.add(key);
          next.push({ step, before: way });
        }
      }
      front = next;
    }
  }
}
