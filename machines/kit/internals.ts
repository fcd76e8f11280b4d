import { emitsOf as emits } from '../../packages/chartkit/chart/internals.ts';

export * from '../../packages/chartkit/chart/internals.ts';

/** The types of the facts that an action can emit; `notice` makes one of them. */
export const emitsOf = (action: unknown): string[] => emits(action, { notice: 'notice.raised' });
