/** Refuses words of which nothing would be seen, before anything is drawn. */
import { planOf, type Plan } from '@iridia/draft';
import { unread } from '../job/unread.ts';

/** Returns the plan of a prompt. Throws `refused` (`wordsNotRead`) for words that Draft can neither draw nor write. */
export function drawablePlan(prompt: string, options: Parameters<typeof planOf>[1]): Plan {
  const plan = planOf(prompt, options);
  if (plan.isEmpty) throw unread();
  return plan;
}
