/** The dialog queue: which one is open and which ones wait. */
import type { DialogName } from './dialogs.types.ts';

type Stage = { current: DialogName | null; waiting: readonly DialogName[] };

/** Dialogs that a person needs to continue rank above those we offer; the daily reward is only an offer and ranks last. */
const rank: Record<DialogName, number> = { login: 3, payment: 2, credits: 1, pricing: 0, invite: 0, explore: 0, menu: 0, dailyReward: -1 };

/** Opens a dialog, or queues it behind those of its rank. A higher rank replaces the open one, which returns to the queue. */
export function request({ current, waiting }: Stage, dialog: DialogName): Stage {
  if (current === null) return { current: dialog, waiting };
  if (current === dialog || waiting.includes(dialog)) return { current, waiting };
  if (rank[dialog] > rank[current]) return { current: dialog, waiting: [current, ...waiting] };
  const place = waiting.findIndex((other) => rank[other] < rank[dialog]);
  return { current, waiting: place < 0 ? [...waiting, dialog] : waiting.toSpliced(place, 0, dialog) };
}

/** Removes a dialog, open or queued. */
export function close({ current, waiting }: Stage, dialog: DialogName | null): Stage {
  if (dialog !== current) return { current, waiting: waiting.filter((other) => other !== dialog) };
  const [next = null, ...rest] = waiting;
  return { current: next, waiting: rest };
}

/** The open dialog, then the queued ones. */
export const held = ({ current, waiting }: Stage): readonly DialogName[] => (current === null ? [] : [current, ...waiting]);
