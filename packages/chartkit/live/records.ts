/** The tabs that run, and their records: a store outside React, which the page subscribes to. */
import type { StateValue } from 'xstate';
import type { ActorRecord } from '../record/channel.ts';
import { actorName } from '../record/recording.ts';
import { listenToTabs } from '../record/broadcast.ts';

export type Tab = { readonly id: string; readonly path: string; readonly records: readonly ActorRecord[] };

/** The sender of what no actor sent. */
const page = 'page';

let tabs: readonly Tab[] = [];
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

function received({ tab: id, path, records }: { tab: string; path: string; records: readonly ActorRecord[] }): void {
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
    stop ??= listenToTabs(received);
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

/** What one actor sent another. `from` is null for what a view, a timer or a promise sent. `at`: the index among the records. */
export type Message = { readonly from: string | null; readonly to: string; readonly record: ActorRecord; readonly at: number };

/** The conversation of the actors: who sent what to whom, in the order in which it was taken. */
export const messagesOf = (records: readonly ActorRecord[]): Message[] =>
  records.map((record, at) => ({ from: record.from ? actorName(record.from) : null, to: actorName(record.identity), record, at }));

/** The actors and where they are, those that another one started below it. `depth`: how many started one another on the way to it. */
export function actorsOf(records: readonly ActorRecord[]): { name: string; depth: number; record: ActorRecord }[] {
  const last = new Map(records.map((record) => [actorName(record.identity), record]));
  return [...last]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .filter(([, { status }]) => status === 'active')
    .map(([name, record]) => ({ name, depth: record.identity.child?.split('.').length ?? 0, record }));
}

/** A state value in words: `open.form, code`. */
export const spokenState = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, below]) => (below === undefined || JSON.stringify(below) === '{}' ? key : `${key}.${spokenState(below)}`))
        .join(', ');

/** A sequence diagram in Mermaid: who sent whom what, and the state that it led to. What comes from no actor comes from the page. */
export function sequenceOf(records: readonly ActorRecord[]): string {
  const text = (words: string) => words.replaceAll(/[;#<>"]/g, ' ').replaceAll(':', ' ');
  const alias = (name: string) => text(name).replaceAll(/\W/g, '_');
  const messages = messagesOf(records);
  const names = [...new Set(messages.flatMap(({ from, to }) => [from ?? page, to]))];
  const lines = messages.map(({ from, to, record: { event, value, taken } }) => {
    const arrow = taken.length > 0 || event.type === 'xstate.init' ? '->>' : '--)';
    return `  ${alias(from ?? page)}${arrow}${alias(to)}: ${text(`${event.type} → ${spokenState(value)}`)}`;
  });
  return ['sequenceDiagram', ...names.map((name) => `  participant ${alias(name)} as ${text(name)}`), ...lines, ''].join('\n');
}
