/** Asks a process of its own to open an uploaded file and to write it anew. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MessageKey } from '../messages/messages.ts';
import { createPool } from '@iridia/engine/process';
import type { FileKind } from '@iridia/engine/sniff';
import { childLimits, minute } from './children.ts';

export type ExamineTask = {
  kind: FileKind | 'join';
  path: string;
  /** Where the clean file is written. */
  into: string;
  /** The type found by `sniff`. */
  type: string;
  /** The pictures of `join`, left to right. */
  paths?: string[];
};

/** What the clean file is. Pixels, seconds. */
export type Examination = { type: string; extension: string; width: number | null; height: number | null; duration: number | null };

/** `reason` is the key of a message; `cause` is for the log. */
export type Verdict = { ok: true; found: Examination } | { ok: false; reason: MessageKey; cause: string };

export type Examiner = { examine(task: ExamineTask): Promise<Verdict>; close(): Promise<void> };

const file = fileURLToPath(new URL('./examine.child.ts', import.meta.url));

export function createExaminer(): Examiner {
  const pool = createPool<ExamineTask, Verdict>({
    file,
    ...childLimits,
    size: Math.min(2, availableParallelism()),
    timeout: minute,
  });
  return {
    examine: async (task) => {
      const outcome = await pool.run(task);
      if ('answer' in outcome) return outcome.answer;
      const { reason, cause } = outcome.death;
      return { ok: false, reason: reason === 'timeout' || reason === 'memory' ? 'uploadTooHeavy' : 'uploadUnreadable', cause };
    },
    close: () => pool.close(),
  };
}
