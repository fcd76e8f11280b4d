/** Refuses words in scripts that Draft does not read. */
import { EngineError } from './job.ts';

/** The error for words of which nothing is read. */
export const unread = (): EngineError => new EngineError('refused', 'wordsNotRead');

/** The scripts of the five languages that Draft reads, and emoji. */
const scripts = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{Extended_Pictographic}\d]/u;

/** Throws `refused` (`wordsNotRead`) for words of which none is in a script that Draft reads; no words are fine. */
export function refuseUnread(prompt: string): void {
  if (prompt.trim() !== '' && !scripts.test(prompt)) throw unread();
}
