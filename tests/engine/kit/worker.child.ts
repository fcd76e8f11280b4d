/** A child for tests of the pool: does as it is told. */
import { serveTasks } from '../../../engine/process/index.ts';

export type Errand = { kind: 'pid' } | { kind: 'hang' } | { kind: 'crash' } | { kind: 'environment' } | { kind: 'grow' };
export type Answer = { pid: number; environment?: string[] };

serveTasks<Errand, Answer, 'began'>(async ({ kind }, onProgress) => {
  onProgress('began');
  if (kind === 'hang') await new Promise(() => undefined);
  if (kind === 'crash') process.exit(1);
  if (kind === 'grow') {
    const held: Buffer[] = [];
    for (;;) {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { pid: process.pid, ...(kind === 'environment' && { environment: Object.keys(process.env) }) };
});
