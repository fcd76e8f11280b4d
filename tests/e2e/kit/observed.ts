/** Before a run: the code of the built pages once more, with the channel that tells walks what the actors of a page do. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export default function buildObserved(): void {
  // The one who plants faults has built it.
  if (process.env['OBSERVED']) return;
  const root = join(import.meta.dirname, '../../..');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'observed.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The observed code was not built');
}
