/** The built-in rules in child processes: the loop that answers everybody never reads a stranger's text, and a text that takes too long is refused. */
import { fileURLToPath } from 'node:url';
import { createPool, type Groups } from '@iridia/engine/process';
import { Refusal } from '../core/refusal.ts';
import type { Rule } from '@iridia/moderation';

declare module '../core/services.ts' {
  interface Services {
    /** Reads texts by the content policy, in separate processes. */
    readonly judge: Judge;
  }
}

/** `today` in milliseconds since 1970. */
export type JudgeTask = { texts: readonly string[]; adult: boolean; isOneImage: boolean; today: number };
export type Verdict = { rule: Rule | null };

export type Judge = {
  /**
   * Returns the rule that texts break, or null. `groups`: between whom the processes are shared. Throws the refusal `textUnread` when the
   * rules were not done in time, and `unavailable`.
   */
  ruleOf(task: JudgeTask, groups: Groups): Promise<Rule | null>;
  /** Starts a process where there is none: a person who is about to write does not wait for it. */
  warm(): void;
  close(): Promise<void>;
};

const program = fileURLToPath(new URL('./judge.child.ts', import.meta.url));

/** Milliseconds of the processor: what the rules take for any text of the budget is a tenth of it. And in all, on a machine that is busy with much else. */
const [deadline, latest] = [2000, 20_000];
/** Milliseconds of the processor that a network has in a minute before it gives way to others: a hundred prompts. */
const allowance = 500;
const megabyte = 1024 * 1024;

/** Opens the processes, which run `file` and start with the first text or when they are warmed. */
export function openJudge(file = program): Judge {
  const pool = createPool<JudgeTask, Verdict>({
    file,
    size: 3,
    processor: deadline,
    timeout: latest,
    // Who writes much gives way to pages and to who writes little.
    priority: 'fair',
    allowance,
    idle: 10 * 60_000,
    memory: { resident: 400 * megabyte },
  });
  return {
    async ruleOf(task, groups) {
      const outcome = await pool.run(task, { groups });
      if ('answer' in outcome) return outcome.answer.rule;
      const { reason, cause } = outcome.death;
      if (reason === 'timeout' || reason === 'memory') throw new Refusal('invalidInput', { key: 'textUnread', cause });
      throw new Refusal('unavailable', { cause });
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
