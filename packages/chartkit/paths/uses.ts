/** How a chart uses its actors: what they are started with and sent on random ways through it. */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { ChartModel } from '../chart/model.ts';
import { wander } from './wander.ts';

export type ActorUse = { readonly inputs: unknown[]; readonly events: AnyEventObject[] };

/** Enough to start and send everything at least once. */
const [ways, steps] = [20, 40];

/** Distinct inputs and events of each actor, by its registered name. */
export function usesIn<M extends AnyStateMachine>(model: ChartModel<M>): Map<string, ActorUse> {
  const uses = new Map<string, ActorUse>();
  const known = new Set<string>();
  const note = (name: string, kind: keyof ActorUse, value: unknown) => {
    const key = JSON.stringify([name, kind, value]);
    if (known.has(key)) return;
    known.add(key);
    const use = uses.get(name) ?? { inputs: [], events: [] };
    uses.set(name, use);
    (use[kind] as unknown[]).push(value);
  };
  for (let seed = 0; seed < ways; seed += 1) {
    for (const deed of wander(model, seed, steps).flatMap(({ deeds }) => deeds)) {
      if (deed.does === 'ask' || deed.does === 'start') note(deed.name, 'inputs', deed.input);
      if (deed.does === 'send') note(deed.name, 'events', deed.event);
    }
  }
  return uses;
}
