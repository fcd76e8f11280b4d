import type { WakeEvent } from '../kit/waking.ts';

/** When the wait is over, in milliseconds since 1970. */
export type CooldownInput = { until: number };

export type CooldownContext = CooldownInput & {
  /** Milliseconds of the wait that remain, as of the last step of the countdown. */
  remaining: number;
};

export type CooldownTypes = { context: CooldownContext; events: WakeEvent; input: CooldownInput };
