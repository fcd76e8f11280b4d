/** How fast this machine paints. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds; a machine on which one block takes longer is too slow to paint. */
const timeout = 30_000;

/** Resolves to floating-point operations a second of one block of a net that paints, on the processor; null where it can't be measured. */
export async function measurePace(): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'pace.program.ts')],
      { timeout, env: { PATH: process.env.PATH } },
    );
    const pace = Number(stdout.trim());
    return pace > 0 ? pace : null;
  } catch {
    return null;
  }
}
