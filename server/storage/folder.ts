import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../core/services.ts';

/** Runs `work` with a temporary folder, which is always removed afterward, and returns its result. */
export async function withFolder<T>({ config }: Pick<Services, 'config'>, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(config.dataDir, 'incoming');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'request-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
