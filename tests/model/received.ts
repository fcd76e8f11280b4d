/** Compares the facts that a chart emits on its paths with those in the exported data. */
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Flow } from '@iridia/chartkit/export/flow';
import type { ModelPath } from '@iridia/chartkit/paths/paths';
import { PureChart, type Edge } from '@iridia/chartkit/paths/pure';

/** The facts that the data gives a step: those of its transitions and of the states it leaves and enters. */
function factsIn({ states, transitions }: Flow, places: ReadonlySet<string>): Set<string> {
  const taken = transitions.filter(({ place }) => places.has(place)).flatMap(({ actions }) => actions);
  const own = states.flatMap(({ entry, exit }) => [...entry, ...exit]);
  return new Set([...taken, ...own].flatMap(({ emits = [] }) => emits));
}

const emittedIn = (part: Flow['transitions'][number] | Flow['states'][number]): string[] =>
  ('actions' in part ? part.actions : [...part.entry, ...part.exit]).flatMap(({ emits = [] }) => emits);

/** Expects every emitted fact in the exported data of its step, and every fact in the data to be emitted on some path. */
export function receiveAll(machine: AnyStateMachine, flow: Flow, paths: readonly ModelPath<any>[]): void {
  const received = new Set<string>();
  const listen = ({ facts, places }: Edge<AnyStateMachine>) => {
    if (facts.length === 0) return;
    const known = factsIn(flow, new Set(places));
    expect(facts.map(({ type }) => type).filter((type) => !known.has(type))).toEqual([]);
    for (const { type } of facts) received.add(type);
  };
  // Paths share their beginnings: each step is recorded once.
  const taken = new Map<unknown, Set<unknown>>();
  for (const { input, steps } of paths) {
    const chart = new PureChart<AnyStateMachine>(machine, input as never);
    listen(chart.start(input as never));
    for (const [index, { event }] of steps.slice(1).entries()) {
      const from = steps[index]!.state;
      const events = taken.get(from) ?? new Set();
      taken.set(from, events);
      if (events.has(event)) continue;
      events.add(event);
      listen(chart.take(from as never, event));
    }
  }
  const written = new Set([...flow.transitions, ...flow.states].flatMap((part) => emittedIn(part)));
  expect([...written].filter((type) => !received.has(type))).toEqual([]);
}
