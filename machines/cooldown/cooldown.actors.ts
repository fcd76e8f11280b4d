import type { Time } from '../kit/time.ts';
import { watchWait } from '../kit/waking.ts';

/** What the countdown needs to know of the wall clock. */
export const cooldownActors = (time: Time) => ({ watchCooldown: watchWait(time) });
