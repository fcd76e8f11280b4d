/**
 * Wiring that the table cannot express: subscriptions to another chart's context, and rules that need more than one fact. Each is in the
 * file named here and should become a chart. Read only by `npm run flows`.
 */
import type { Role } from './roles.ts';

export type Closure = { file: string; from: Role; to: Role; does: string };

export const closures: readonly Closure[] = [
  { file: 'dailyReward.ts', from: 'session', to: 'dialogs', does: 'offers the reward once on each day of the person, at midnight too' },
];
