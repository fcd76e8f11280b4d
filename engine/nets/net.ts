import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { operatorModels, ownModels } from './models.ts';

const sessions = new Map<string, Promise<InferenceSession>>();

export type Runtime = typeof import('onnxruntime-node');
export const runtime = async (): Promise<Runtime> => {
  const module = await import('onnxruntime-node');
  return (module as { default?: Runtime }).default ?? module;
};

/** Opens a net by its path, once per process. The memory arena is off: it doubles the memory for a fifth less time. */
export function openFile(path: string): Promise<InferenceSession> {
  const known = sessions.get(path);
  if (known) return known;
  const session = runtime().then(({ InferenceSession }) =>
    InferenceSession.create(path, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      enableCpuMemArena: false,
      enableMemPattern: false,
    }),
  );
  sessions.set(path, session);
  return session;
}

/** Opens a net by its file name, the operator's before the bundled one. */
export function openNet(file: string): Promise<InferenceSession> {
  const path = [operatorModels(), ownModels]
    .flatMap((folder) => (folder ? [join(folder, file)] : []))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`The weights ${file} are not there`);
  return openFile(path);
}
