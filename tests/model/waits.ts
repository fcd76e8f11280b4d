/** The waits of the charts by the table of flows in `machines/README.md`: which state waits how long. */
import { readFileSync } from 'node:fs';
import { times } from '../../contract/facts/times.ts';
import { implementationsOf } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';

/** `ms` is the number of the fact that the table names; `what` is the table's own line. */
export type Wait = { readonly state: string; readonly ms: number; readonly what: string };

const page = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| ([^|§]+) \| (\w+) `([^`]+)` \| after `(\w+)` \| [^|]+ \| `times\.(\w+)` \|$/gm)];

const byChart = Map.groupBy(
  rows.flatMap(([, what, chart, state, delay, fact]) => {
    const model = models.find(({ name }) => name === chart);
    // A delay that varies has the number of the table only at first.
    const isConstant = typeof implementationsOf(model!.machine).delays[delay!] !== 'function';
    return isConstant ? [{ chart: chart!, state: state!, ms: times[fact as keyof typeof times], what: what! }] : [];
  }),
  ({ chart }) => chart,
);

export const waitsOf = (chart: string): readonly Wait[] => byChart.get(chart) ?? [];
