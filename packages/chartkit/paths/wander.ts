/** Random ways through a chart, for rules over time: each step is recorded as somebody outside the chart observes it. */
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { eventCases, gestureOf } from '../chart/cases.ts';
import type { ChartModel } from '../chart/model.ts';
import { HeadlessRun } from './headless.ts';
import type { Observed as Step } from './over-time.ts';
import { described } from './paths.ts';

/** A step of a random way, with what the chart asked of its actors and what it reported, each on its own. */
export type Observed = Step & {
  readonly asked: readonly { name: string; input: unknown }[];
  readonly reported: readonly AnyEventObject[];
};

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One random way of this many steps, the same one for the same seed; `check` sees the chart after each of them. */
export function wander<M extends AnyStateMachine>(
  model: ChartModel<M>,
  seed: number,
  steps: number,
  check?: (way: readonly Observed[], snapshot: SnapshotFrom<M>) => void,
): Observed[] {
  const next = numbersFrom(seed);
  const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(next() * some.length)];
  const cases = eventCases(model);
  const run = new HeadlessRun(model);
  const log: Observed[] = [];
  const observe = (gesture: string, event: AnyEventObject, act: () => unknown): void => {
    const [asks, facts, deeds] = [run.asks.length, run.emitted.length, run.deeds.length];
    act();
    log.push({ gesture, event, asked: run.asks.slice(asks), reported: run.emitted.slice(facts), deeds: run.deeds.slice(deeds) });
    check?.(log, run.snapshot);
  };
  const input = pick(model.inputs);
  observe('start', { type: 'xstate.init', input }, () => run.start(input as never));
  for (let step = 0; step < steps; step += 1) {
    const event = pick(cases(run.snapshot));
    if (!event) break;
    const gesture = gestureOf(model.machine, event.type);
    observe(gesture, event, () => run.take(event));
  }
  run.stop();
  return log;
}

/** A rule over time; it reads an observed way and throws, or states where it is broken. Null: it holds. */
export type Rule = (way: readonly Observed[]) => string | null;

/** Wanders this many times, and returns the shortest way on which the rule is broken, as sentences; null when it holds on all of them. */
export function counterexample<M extends AnyStateMachine>(
  model: ChartModel<M>,
  rule: Rule,
  { walks, steps }: { walks: number; steps: number },
): string | null {
  let shortest: { way: readonly Observed[]; why: string } | null = null;
  for (let seed = 0; seed < walks; seed += 1) {
    const way = wander(model, seed, steps);
    const length = way.findIndex((_, index) => rule(way.slice(0, index + 1)) !== null) + 1;
    if (length > 0 && (!shortest || length < shortest.way.length))
      shortest = { way: way.slice(0, length), why: rule(way.slice(0, length))! };
  }
  return shortest && [shortest.why, ...shortest.way.map(({ gesture, event }) => `  ${described({ ...event, type: gesture })}`)].join('\n');
}

/**
 * Keeps a model on random ways: its rules over time and its invariants. A shortest path visits each situation once, so it does not notice
 * a value that is wrong there and shows only later. Returns the first break with the way to it, as sentences; null when there is none.
 */
export function brokenPromise<M extends AnyStateMachine>(
  model: ChartModel<M>,
  { walks, steps }: { walks: number; steps: number },
): string | null {
  const check = (way: readonly Observed[], snapshot: SnapshotFrom<M>): void => {
    for (const [name, reads] of Object.entries(model.rules ?? {})) {
      const broken = reads(way, snapshot);
      if (broken !== null) throw new BrokenPromise(`${broken}, against the rule: ${name}`, way);
    }
    for (const [name, holds] of Object.entries(model.invariants)) if (!holds(snapshot)) throw new BrokenPromise(name, way);
  };
  for (let seed = 0; seed < walks; seed += 1) {
    try {
      wander(model, seed, steps, check);
    } catch (error) {
      if (error instanceof BrokenPromise) return error.message;
      throw error;
    }
  }
  return null;
}

class BrokenPromise extends Error {
  constructor(what: string, way: readonly Observed[]) {
    super([what, ...way.map(({ gesture, event }) => `  ${described({ ...event, type: gesture })}`)].join('\n'));
  }
}
