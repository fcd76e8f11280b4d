/** Texts are judged by nets in child processes of their own, with a deadline: every person who writes waits for it. */
import { join } from 'node:path';
import { packsIn } from '../packs/index.ts';
import { createPool, type Groups, type Outcome } from '../process/index.ts';
import { packsVariable } from '../protocol.ts';
import type { Judgment, Texts } from './judgment.ts';

export type TextJudge = {
  /** `groups`: between whom the processes are shared. Never rejects: one that is late or fails is a `death`. */
  judge(texts: readonly string[], groups: Groups): Promise<Outcome<Judgment>>;
  close(): Promise<void>;
};

/**
 * Milliseconds: for the bundled net, which takes a hundredth of them, and for the model of a pack, which reads about fifty tokens a second on
 * two cores, its own instructions among them.
 */
const usualDeadlines = { net: 10_000, pack: 90_000 } as const;
/** Bytes: the bundled net takes 0.2 GB; a model of half a billion weights takes 1.6 GB, and more where they are not quantized. */
const allocated = 5e9;
const minute = 60_000;

/** Opens the processes, which start with the first text. `packs`: the folder of the packs, looked at for each text. */
export function openTextJudge({
  packs,
  file = join(import.meta.dirname, 'guard.child.ts'),
  deadlines = usualDeadlines,
}: {
  packs: string;
  file?: string;
  deadlines?: { readonly net: number; readonly pack: number };
}): TextJudge {
  const pool = createPool<Texts, Judgment>({
    file,
    size: 2,
    timeout: deadlines.net,
    idle: 10 * minute,
    memory: { allocated },
    environment: { [packsVariable]: packs },
    // Like the engine, so that what many people write takes no more of a core than what one of them makes, and pages come first.
    priority: 'low',
    stderr: 'inherit',
  });
  const hasPack = () => packsIn(packs).some(({ manifest }) => manifest.pipeline.kind === 'guard');
  return {
    judge: (texts, groups) => pool.run({ texts }, { groups, ...(hasPack() && { timeout: deadlines.pack }) }),
    close: () => pool.close(),
  };
}
