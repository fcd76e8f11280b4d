/** A recorded session: what the actors of a page load did, as JSON. Replaying it takes the same events through the same charts. */
import { getInitialSnapshot, getNextSnapshot, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { ActorRecord, WatchedActor } from './channel.ts';
import { mask } from './mask.ts';

/** `format` changes when old recordings can no longer be read. Times are milliseconds since 1970. */
export type Recording = { readonly format: 1; readonly path: string; readonly records: readonly ActorRecord[] };

/** Where a replay differs from its recording. */
export type Difference = {
  readonly index: number;
  readonly actor: string;
  readonly event: string;
  readonly what: 'state' | 'context' | 'status' | 'chart' | 'order';
  readonly recorded: unknown;
  readonly replayed: unknown;
};

export const actorName = ({ role, tool, of, child }: WatchedActor): string =>
  [role, tool, of, child].filter((part) => part !== undefined && part !== '').join(' ');

/** A recording of these records; they are masked already, and masked again in case one was made elsewhere. */
export const recordingOf = (path: string, records: readonly ActorRecord[]): Recording => ({
  format: 1,
  path: String(mask(path)),
  // The names of states aren't secrets, whatever they are called.
  records: records.map((record) => ({
    ...record,
    event: mask(record.event) as ActorRecord['event'],
    context: mask(record.context),
    emitted: mask(record.emitted) as ActorRecord['emitted'],
  })),
});

/** Reads a recording from JSON. Throws where it is none. */
export function readRecording(text: string): Recording {
  const data = JSON.parse(text) as Partial<Recording> | null;
  if (data?.format !== 1 || !Array.isArray(data.records)) throw new Error('This is no recording of format 1');
  return data as Recording;
}

/** JSON without the order of keys. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? 'undefined';

function step(machine: AnyStateMachine, before: AnyMachineSnapshot | undefined, { event }: ActorRecord): AnyMachineSnapshot {
  if (event.type === 'xstate.init' || !before) return getInitialSnapshot(machine, event['input'] as never) as AnyMachineSnapshot;
  return getNextSnapshot(machine, before as never, event as never) as AnyMachineSnapshot;
}

/**
 * Takes every recorded event through its chart, without actors, timers or a browser; returns the first difference, or null. `charts` are the
 * product's by name.
 */
export function replay({ records }: Pick<Recording, 'records'>, charts: ReadonlyMap<string, AnyStateMachine>): Difference | null {
  const snapshots = new Map<string, AnyMachineSnapshot>();
  let last = -1;
  for (const record of records) {
    const actor = actorName(record.identity);
    const differs = (what: Difference['what'], recorded: unknown, replayed: unknown): Difference => ({
      index: record.index,
      actor,
      event: record.event.type,
      what,
      recorded,
      replayed,
    });
    if (!(record.index > last)) return differs('order', record.index, last + 1);
    last = record.index;
    const machine = charts.get(record.chart);
    if (!machine) return differs('chart', record.chart, null);
    if (record.event.type === 'xstate.stop') continue;
    const after = step(machine, snapshots.get(actor), record);
    const context = JSON.parse(sorted(mask(after.context)));
    if (sorted(after.value) !== sorted(record.value)) return differs('state', record.value, after.value);
    if (sorted(context) !== sorted(record.context)) return differs('context', record.context, context);
    if (record.status !== 'stopped' && after.status !== record.status) return differs('status', record.status, after.status);
    snapshots.set(actor, after);
  }
  return null;
}

/** `At record 12, payment · xstate.done.actor.readStatus: the state is …, recorded was ….` */
export const spokenDifference = ({ index, actor, event, what, recorded, replayed }: Difference): string =>
  `At record ${index}, ${actor} · ${event}: the ${what} is ${sorted(replayed)}, recorded was ${sorted(recorded)}.`;
