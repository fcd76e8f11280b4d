/** Who shows and who waits. */
import type { DialogName } from './dialogs.types.ts';

type Stage = { current: DialogName | null; waiting: readonly DialogName[] };

/** What a person is asked for to go on comes before what we would like to show; the panel of the day is only an offer beside the page. */
const rank: Record<DialogName, number> = { login: 3, payment: 2, credits: 1, pricing: 0, invite: 0, explore: 0, menu: 0, dailyReward: -1 };

/** Puts a dialog on the stage, or behind those of its rank. One of higher rank takes the stage, and the other waits to come back. */
export function request({ current, waiting }: Stage, dialog: DialogName): Stage {
  if (current === null) return { current: dialog, waiting };
  if (current === dialog || waiting.includes(dialog)) return { current, waiting };
  if (rank[dialog] > rank[current]) return { current: dialog, waiting: [current, ...waiting] };
  const place = waiting.findIndex((other) => rank[other] < rank[dialog]);
  return { current, waiting: place < 0 ? [...waiting, dialog] : waiting.toSpliced(place, 0, dialog) };
}

/** Takes a dialog away, from the stage or from the queue. */
export function close({ current, waiting }: Stage, dialog: DialogName | null): Stage {
  if (dialog !== current) return { current, waiting: waiting.filter((other) => other !== dialog) };
  const [next = null, ...rest] = waiting;
  return { current: next, waiting: rest };
}

/** The one on the stage, then those that wait. */
export const held = ({ current, waiting }: Stage): readonly DialogName[] => (current === null ? [] : [current, ...waiting]);
