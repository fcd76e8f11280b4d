import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';

const folders = [process.env.LOCAL_MODELS, join(import.meta.dirname, '../../../../models')].filter((folder): folder is string =>
  Boolean(folder),
);

const sessions = new Map<string, Promise<InferenceSession>>();

export type Runtime = typeof import('onnxruntime-node');
export const runtime = async (): Promise<Runtime> => {
  const module = await import('onnxruntime-node');
  return (module as { default?: Runtime }).default ?? module;
};

/** A net by the name of its file, opened once a process. The arena is off: it doubles the memory for a fifth less time. */
export function openNet(file: string): Promise<InferenceSession> {
  const known = sessions.get(file);
  if (known) return known;
  const path = folders.map((folder) => join(folder, file)).find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`The weights ${file} are not there`);
  const session = runtime().then(({ InferenceSession }) =>
    InferenceSession.create(path, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      enableCpuMemArena: false,
      enableMemPattern: false,
    }),
  );
  sessions.set(file, session);
  return session;
}
