/** A child for tests of the pool: does what it is ordered to. */
import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { serveTasks } from '../../process/index.ts';
import { processorTime } from '../../process/watch.ts';

/** `spin` never gives its loop back, `burn` after so many milliseconds of the processor, of which it is allowed `allowed`. `fill` takes two gigabytes without giving its loop back. `crash-later`: the process answers, and ends with its next task; `throw-later`: throws in its next task. `keep`: holds so many bytes from then on. `hold`: until the file `until` exists. */
export type Errand =
  | { kind: 'pid' }
  | { kind: 'hang' }
  | { kind: 'spin' }
  | { kind: 'burn'; milliseconds: number; allowed?: number }
  | { kind: 'crash' }
  | { kind: 'crash-later' }
  | { kind: 'throw' }
  | { kind: 'throw-later' }
  | { kind: 'environment' }
  | { kind: 'grow' }
  | { kind: 'fill' }
  | { kind: 'keep'; bytes: number }
  | { kind: 'hold'; until: string };
export type Answer = { pid: number; priority: number; environment?: string[] };

const kept: Buffer[] = [];
let [isBroken, isFull] = [false, false];

/** A file without which the process doesn't start. */
const { GATE: gate } = process.env;
const isClosed = (): boolean => gate !== undefined && !existsSync(gate);
while (isClosed()) await new Promise((resolve) => setTimeout(resolve, 10));

serveTasks<Errand, Answer, 'began'>(async (errand, onProgress, allow) => {
  const { kind } = errand;
  if (isBroken) process.exit(1);
  onProgress('began');
  if (isFull || kind === 'throw') throw new Error('no room');
  isBroken = kind === 'crash-later';
  isFull = kind === 'throw-later';
  if (kind === 'hold') while (!existsSync(errand.until)) await new Promise((resolve) => setTimeout(resolve, 10));
  if (kind === 'hang') await new Promise(() => undefined);
  if (kind === 'spin') for (;;);
  if (kind === 'burn' && errand.allowed !== undefined) allow(errand.allowed);
  if (kind === 'burn') for (const end = processorTime() + errand.milliseconds; processorTime() < end;);
  if (kind === 'crash') process.exit(1);
  if (kind === 'fill') for (const held: Buffer[] = []; held.length < 128;) held.push(Buffer.alloc(16 * 1024 * 1024, 1));
  if (kind === 'keep') kept.push(Buffer.alloc(errand.bytes));
  if (kind === 'grow') {
    const held: Buffer[] = [];
    for (;;) {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { pid: process.pid, priority: getPriority(), ...(kind === 'environment' && { environment: Object.keys(process.env) }) };
});
