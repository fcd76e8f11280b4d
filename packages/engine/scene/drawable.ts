/** Refuses words of which nothing would be seen, before anything is drawn. */
import { planOf, type Plan } from '@iridia/draft';
import { EngineError } from '../job/job.ts';

const unread = (): EngineError => new EngineError('refused', 'wordsNotRead');

/** Returns the plan of a prompt. Throws `refused` (`wordsNotRead`) for words that Draft can neither draw nor write. */
export function drawablePlan(prompt: string, options: Parameters<typeof planOf>[1]): Plan {
  const plan = planOf(prompt, options);
  if (plan.isEmpty) throw unread();
  return plan;
}

/** The scripts of the five languages that Draft reads, and emoji. */
const scripts = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{Extended_Pictographic}\d]/u;

/** Throws `refused` (`wordsNotRead`) for words of which none is in a script that Draft reads; no words are fine. */
export function refuseUnread(prompt: string): void {
  if (prompt.trim() !== '' && !scripts.test(prompt)) throw unread();
}
