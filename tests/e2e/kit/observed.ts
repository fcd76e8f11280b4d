/** The code of the built pages once more, with the channel that reports to walks what the actors of a page do. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export async function buildObserved(): Promise<void> {
  // The one who plants faults has built it.
  if (process.env['OBSERVED']) return;
  const root = join(import.meta.dirname, '../../..');
  const building = spawn(process.execPath, [join(root, 'scripts/build/observed.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = (await once(building, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The observed code was not built');
}
