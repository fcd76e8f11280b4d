/** Starts a child that blocks its event loop, prints its process id, and waits to be killed. */
import { join } from 'node:path';
import { createPool } from '../../process/index.ts';
import type { Answer, Errand } from './worker.child.ts';

const file = join(import.meta.dirname, 'worker.child.ts');
const pool = createPool<Errand, Answer, 'began'>({ file, size: 1, timeout: 600_000, idle: 600_000, memory: {} });
void pool.run({ kind: 'spin' }, { onProgress: () => process.stdout.write(`${pool.children().join(' ')}\n`) });
