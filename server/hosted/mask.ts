/** Masks in the form that the OpenAI API takes. Images are decoded in a process of their own, as everywhere. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPool, type Pool } from '@iridia/engine/process';
import { EngineError } from '@iridia/engine';
import { childLimits, minute } from '../media/children.ts';

export type MaskTask = { mask: string; image: string; into: string };
export type MaskAnswer = { ok: true } | { ok: false; cause: string };
export type MaskPool = Pool<MaskTask, MaskAnswer>;

/** Creates the pool; its process starts with the first mask. */
export const openMasks = (): MaskPool =>
  createPool({ file: fileURLToPath(new URL('./mask.child.ts', import.meta.url)), ...childLimits, size: 2, timeout: minute });

/**
 * Converts our mask, where white marks the area to change, to the API's, where transparency marks it, at the size of `image`. Resolves to the
 * path of a PNG in `folder`. Rejects with an `EngineError`.
 */
export async function theirMask(masks: MaskPool, task: Omit<MaskTask, 'into'>, folder: string, signal: AbortSignal): Promise<string> {
  const into = join(folder, 'their-mask.png');
  const outcome = await masks.run({ ...task, into }, { signal });
  if ('answer' in outcome && outcome.answer.ok) return into;
  const cause = 'answer' in outcome ? String(!outcome.answer.ok && outcome.answer.cause) : outcome.death.cause;
  throw new EngineError(signal.aborted ? 'cancelled' : 'failed', 'engineFailed', { cause: new Error(cause) });
}
