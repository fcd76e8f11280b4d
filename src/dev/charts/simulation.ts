/** Steps through a chart manually, without its actors: every press takes one of its model's cases. */
import { getInitialSnapshot, getNextSnapshot, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { eventCases } from '../../../machines/kit/cases.ts';
import { activeNodes } from '../../../machines/kit/internals.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';

export type Simulation = {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly AnyEventObject[];
  /** The step before; null at the start. */
  readonly before: Simulation | null;
};

export const begin = ({ machine, inputs }: ChartModel<any>): Simulation => ({
  snapshot: getInitialSnapshot(machine, inputs[0] as never) as AnyMachineSnapshot,
  taken: [],
  before: null,
});

/** The events that can happen now, one case each. */
export const possible = (model: ChartModel<any>, { snapshot }: Simulation): readonly AnyEventObject[] =>
  eventCases(model)(snapshot as never);

export const take = ({ machine }: ChartModel<any>, before: Simulation, event: AnyEventObject): Simulation => ({
  snapshot: getNextSnapshot(machine, before.snapshot as never, event as never) as AnyMachineSnapshot,
  taken: [...before.taken, event],
  before,
});

export const activeIds = ({ snapshot }: Simulation): ReadonlySet<string> => new Set(activeNodes(snapshot).map(({ id }) => id));

/** `tab.woke (now: 47000)`. */
export function caption({ type, actorId: _actor, ...facts }: AnyEventObject): string {
  const words = Object.entries(facts).map(([key, value]) => `${key}: ${value instanceof Error ? value.message : JSON.stringify(value)}`);
  const name = type
    .replace(/^xstate\.done\.actor\./, 'answers: ')
    .replace(/^xstate\.error\.actor\./, 'fails: ')
    .replace(/^xstate\.after\./, 'after ');
  return words.length > 0 ? `${name} (${words.join(', ')})` : name;
}
