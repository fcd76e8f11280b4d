/** Decodes and re-encodes uploaded files in a separate process. */
import { fileURLToPath } from 'node:url';
import type { MessageKey } from '../messages/messages.ts';
import { createPool, type Death, type Groups, type PoolOptions } from '@iridia/engine/process';
import type { Showing } from '@iridia/engine';
import type { FileKind } from '@iridia/engine/sniff';
import { examinationTimes } from '../../contract/facts/deadlines.ts';
import { childLimits, minute, sharedChildren } from './children.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Decodes uploads in separate processes. */
    readonly examiner: Examiner;
  }
}

export type ExamineTask = {
  kind: FileKind | 'join';
  path: string;
  /** Output path of the clean file. */
  into: string;
  /** The type detected by `sniff`. */
  type: string;
  /** Of a result: what it must show, or it is refused as `nothingShown`. */
  shows?: Showing;
  /** Of a result: the image that it must differ from, or it is refused as `nothingChanged`. */
  differsFrom?: string | null;
  /** The images of `join`, from left to right. */
  paths?: string[];
};

/** Properties of the clean file, read from it. Size in bytes, dimensions in pixels, duration in seconds; `frames` of an image, as it was received. */
export type Examination = {
  type: string;
  extension: string;
  size: number;
  width: number | null;
  height: number | null;
  duration: number | null;
  frames?: number;
  /** The end of the received file was missing, with this share of its rows or seconds; 0 where only details are. */
  missing?: number;
  /** The first image of a video, as a data URL: for browsers that cannot play it. */
  still?: string;
};

/** `reason` is a message key; `cause` is for the log. */
export type Verdict = { ok: true; found: Examination } | { ok: false; reason: MessageKey; cause: string };

/** For whom a file is examined. Aborting `signal` ends the work and gives the place to the next in line. */
export type ForWhom = { groups?: Groups; signal?: AbortSignal };

export type Examiner = { examine(task: ExamineTask, forWhom?: ForWhom): Promise<Verdict>; close(): Promise<void> };

const program = fileURLToPath(new URL('./examine.child.ts', import.meta.url));

const deaths: Readonly<Record<Death['reason'], MessageKey>> = {
  timeout: 'uploadTooHeavy',
  memory: 'uploadTooHeavy',
  died: 'uploadUnreadable',
  cancelled: 'uploadBroken',
};

/** Creates the examiner with its processes, which run `file`. A crash or timeout of a process resolves to a failed `Verdict` rather than rejecting. */
export function createExaminer(file = program): Examiner {
  const { opening: processor } = examinationTimes;
  const open = (priority: PoolOptions['priority']) =>
    createPool<ExamineTask, Verdict>({ file, ...childLimits, priority, processor, size: sharedChildren, timeout: minute });
  // Videos take up to a minute, so images do not wait for them, nor compete with them for the processor; and who sends many images gives way.
  const [images, media] = [open('fair'), open('low')];
  return {
    examine: async (task, forWhom) => {
      const outcome = await (task.kind === 'media' || task.kind === 'audio' ? media : images).run(task, forWhom);
      if ('answer' in outcome) return outcome.answer;
      const { reason, cause } = outcome.death;
      return { ok: false, reason: deaths[reason], cause };
    },
    close: async () => {
      await Promise.all([images.close(), media.close()]);
    },
  };
}
