/** Decodes and re-encodes uploaded files in a separate process. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MessageKey } from '../messages/messages.ts';
import { createPool } from '@iridia/engine/process';
import type { FileKind } from '@iridia/engine/sniff';
import { childLimits, minute } from './children.ts';

export type ExamineTask = {
  kind: FileKind | 'join';
  path: string;
  /** Output path of the clean file. */
  into: string;
  /** The type detected by `sniff`. */
  type: string;
  /** The pictures of `join`, from left to right. */
  paths?: string[];
};

/** Properties of the clean file. Dimensions in pixels, duration in seconds. */
export type Examination = { type: string; extension: string; width: number | null; height: number | null; duration: number | null };

/** `reason` is a message key; `cause` is for the log. */
export type Verdict = { ok: true; found: Examination } | { ok: false; reason: MessageKey; cause: string };

export type Examiner = { examine(task: ExamineTask): Promise<Verdict>; close(): Promise<void> };

const file = fileURLToPath(new URL('./examine.child.ts', import.meta.url));

/** Creates the examiner with its process pool. A crash or timeout of a process resolves to a failed `Verdict` rather than rejecting. */
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
