/** What a chart is in at the moment that is shown: a step of the simulation, or a record of what runs. */
import { useMemo } from 'react';
import type { Flow } from '../export/flow.ts';
import type { ActorRecord } from '../record/channel.ts';
import type { Watching } from './live-panel.tsx';
import { idsOf } from './records.ts';
import { activeIds, type Simulation, type Step } from './simulation.ts';

const nothing: ReadonlySet<string> = new Set();

type Options = {
  flow: Flow;
  /** The panel that is open: `Live` shows records, any other the simulation. */
  panel: string;
  simulation: Simulation;
  steps: readonly Step[];
  records: readonly ActorRecord[];
  watching: Watching;
};

/** Returns the ids of the active states, the transitions of the last step, and those that a click may take, null where none does. */
export function useMoment({ flow, panel, simulation, steps, records, watching }: Options) {
  const isLive = panel === 'Live';
  const until = watching.at ?? records.length - 1;
  const record = isLive ? records.slice(0, until + 1).findLast(({ chart }) => chart === flow.machine) : undefined;
  const active = useMemo(() => {
    if (isLive) return record ? idsOf(record.chart, record.value) : nothing;
    return activeIds(simulation);
  }, [isLive, record, simulation]);
  const taken = useMemo(() => new Set(isLive ? record?.taken : simulation.taken.at(-1)?.places), [isLive, record, simulation]);
  const can = useMemo(() => (panel === 'Simulate' ? new Set(steps.flatMap(({ places }) => places)) : null), [panel, steps]);
  return { active, taken, can };
}
