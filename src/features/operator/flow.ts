import type { operatorFlow } from '../../actors/operator.ts';

/** The chart of the open console. */
export type Flow = ReturnType<typeof operatorFlow>;
