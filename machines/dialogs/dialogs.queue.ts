/** The requested dialogs in the order in which they are shown; the first one is open. */
import type { DialogName } from './dialogs.types.ts';

type Queue = readonly DialogName[];

/** Dialogs that a user needs to continue rank above those we offer, what is free above the prices; the daily reward is only an offer and ranks last. */
const rank: Record<DialogName, number> = {
  login: 4,
  payment: 3,
  credits: 2,
  shortage: 1,
  pricing: 0,
  invite: 0,
  explore: 0,
  menu: 0,
  dailyReward: -1,
};

/** The queue with a dialog behind those of its rank: one that outranks the open dialog opens, and the open one waits. */
export function enqueue(queue: Queue, dialog: DialogName): Queue {
  if (queue.includes(dialog)) return queue;
  const place = queue.findIndex((other) => rank[other] < rank[dialog]);
  return queue.toSpliced(place < 0 ? queue.length : place, 0, dialog);
}

/** The queue without a dialog, open or waiting. */
export const dequeue = (queue: Queue, dialog: DialogName): Queue => queue.filter((other) => other !== dialog);
