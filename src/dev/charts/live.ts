/** The tabs that run, and their records: a store outside React, which the page subscribes to. */
import type { ActorRecord } from '../live/channel.ts';
import { listenToTabs } from '../live/broadcast.ts';

export type Tab = { readonly id: string; readonly path: string; readonly records: readonly ActorRecord[] };

let tabs: readonly Tab[] = [];
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

function heard({ tab: id, path, records }: { tab: string; path: string; records: readonly ActorRecord[] }): void {
  const known = tabs.find((tab) => tab.id === id);
  const last = known?.records.at(-1)?.index ?? -1;
  const tab = { id, path, records: [...(known?.records ?? []), ...records.filter(({ index }) => index > last)] };
  tabs = [...tabs.filter((other) => other !== known), tab];
  for (const listener of listeners) listener();
}

export const liveTabs = {
  get: (): readonly Tab[] => tabs,
  /** Listens to the other tabs as long as anybody subscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    stop ??= listenToTabs(heard);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  },
};

/** The ids of the states that a state value makes active: `payment`, `payment.paying`, `payment.paying.frame`, … */
export function idsOf(chart: string, value: unknown): Set<string> {
  const ids = new Set<string>([chart]);
  const gather = (within: string, part: unknown): void => {
    if (typeof part === 'string') ids.add(`${within}.${part}`);
    else if (typeof part === 'object' && part !== null) {
      for (const [key, below] of Object.entries(part)) {
        ids.add(`${within}.${key}`);
        gather(`${within}.${key}`, below);
      }
    }
  };
  gather(chart, value);
  return ids;
}

/** A sequence diagram in Mermaid: who told whom what, by the facts of the records and the events that came of them. */
export function sequenceOf(records: readonly ActorRecord[], nameOf: (record: ActorRecord) => string): string {
  const text = (words: string) => words.replaceAll(/[;#<>"]/g, ' ').replaceAll(':', ' ');
  const alias = (name: string) => text(name).replaceAll(/\W/g, '_');
  const names = [...new Set(records.map(nameOf))];
  // A fact is delivered while its sender is still in the step that emits it, so what it causes has been recorded before or right after.
  const facts = new Map<string, string>();
  for (const record of records) for (const { type } of record.emitted) facts.set(type, nameOf(record));
  const lines = records.map((record) => {
    const { event, value, taken } = record;
    const to = nameOf(record);
    const from = facts.get(event.type) ?? to;
    const arrow = taken.length > 0 || event.type === 'xstate.init' ? '->>' : '--)';
    return `  ${alias(from)}${arrow}${alias(to)}: ${text(`${event.type} → ${JSON.stringify(value).replaceAll(/["{}]/g, '')}`)}`;
  });
  return ['sequenceDiagram', ...names.map((name) => `  participant ${alias(name)} as ${text(name)}`), ...lines, ''].join('\n');
}
