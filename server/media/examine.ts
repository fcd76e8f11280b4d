/** Asks a process of its own to open an uploaded file and to write it anew. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MessageKey } from '../messages/messages.ts';
import { createPool } from '../processes/pool.ts';
import type { FileKind } from '../../engine/media/sniff.ts';

export type ExamineTask = {
  kind: FileKind | 'join';
  path: string;
  /** Where the clean file is written. */
  into: string;
  /** The type found by `sniff`. */
  type: string;
  demuxer?: string;
  /** The pictures of `join`, left to right. */
  paths?: string[];
};

/** What the clean file is. Pixels, seconds. */
export type Examination = { type: string; extension: string; width: number | null; height: number | null; duration: number | null };

/** `reason` is the key of a message; `cause` is for the log. */
export type Verdict = { ok: true; found: Examination } | { ok: false; reason: MessageKey; cause: string };

export type Examiner = { examine(task: ExamineTask): Promise<Verdict>; close(): Promise<void> };

const file = fileURLToPath(new URL('./examine.child.ts', import.meta.url));
const megabyte = 1024 * 1024;

export function createExaminer(): Examiner {
  const pool = createPool<ExamineTask, Verdict>({
    file,
    children: Math.min(2, availableParallelism()),
    seconds: 60,
    memory: 900 * megabyte,
    idleSeconds: 60,
  });
  return {
    examine: async (task) => {
      const outcome = await pool.run(task);
      if ('answer' in outcome) return outcome.answer;
      const { reason, cause } = outcome.death;
      return { ok: false, reason: reason === 'died' ? 'uploadUnreadable' : 'uploadTooHeavy', cause };
    },
    close: () => pool.close(),
  };
}
