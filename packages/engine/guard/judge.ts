/** Texts are judged by nets in child processes of their own, with a deadline: every person who writes waits for it. */
import { join } from 'node:path';
import { packsIn } from '../packs/index.ts';
import { createPool, type Groups, type Outcome } from '../process/index.ts';
import { packsVariable } from '../protocol.ts';
import type { Judgment, Texts } from './judgment.ts';

export type TextJudge = {
  /** `groups`: between whom the processes are shared. Never rejects: one that is late or fails is a `death`. */
  judge(texts: readonly string[], groups: Groups): Promise<Outcome<Judgment>>;
  /** The same by the bundled net alone, in a hundredth of a second: what the operator looks at is not judged again. */
  suspect(texts: readonly string[], groups: Groups): Promise<Outcome<Judgment>>;
  /** Starts a process where there is none: a person who is about to write does not wait for it. */
  warm(): void;
  close(): Promise<void>;
};

/** Milliseconds of the processor, which mean the same on a machine that is busy with much else, and in all. */
type Deadline = { readonly processor: number; readonly timeout: number };

/**
 * For the bundled net, which takes a hundredth of it, and for the model of a pack, which reads about fifty tokens a second on two cores, its own
 * instructions among them.
 */
const usualDeadlines = {
  net: { processor: 10_000, timeout: 30_000 },
  pack: { processor: 360_000, timeout: 90_000 },
} as const;
/** Bytes: the bundled net takes 0.2 GB; a model of half a billion weights takes 1.6 GB, and more where they are not quantized. */
const allocated = 5e9;
const minute = 60_000;

/** Opens the processes, which start with the first text or when they are warmed. `packs`: the folder of the packs, looked at for each text. */
export function openTextJudge({
  packs,
  file = join(import.meta.dirname, 'guard.child.ts'),
  deadlines = usualDeadlines,
}: {
  packs: string;
  file?: string;
  deadlines?: { readonly net: Deadline; readonly pack: Deadline };
}): TextJudge {
  const pool = createPool<Texts, Judgment>({
    file,
    size: 2,
    ...deadlines.net,
    idle: 10 * minute,
    memory: { allocated },
    environment: { [packsVariable]: packs },
    // Who writes much gives way to pages and to who writes little.
    priority: 'fair',
    stderr: 'inherit',
  });
  const hasPack = () => packsIn(packs).some(({ manifest }) => manifest.pipeline.kind === 'guard');
  return {
    judge: (texts, groups) => pool.run({ texts }, { groups, ...(hasPack() && deadlines.pack) }),
    suspect: (texts, groups) => pool.run({ texts, isNetEnough: true }, { groups }),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
