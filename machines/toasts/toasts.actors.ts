import type { Time } from '../kit/time.ts';
import { watchTab } from '../kit/waking.ts';
import { toastMachine } from '../toast/toast.machine.ts';

export type ToastsServices = { time: Time };

/** The chart of one toast, with the wall clock. */
export const toastsActors = ({ time }: ToastsServices) => ({
  toast: toastMachine.provide({ actors: { watchClock: watchTab(time) } }),
});
