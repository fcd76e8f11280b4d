/** A reader of texts and an examiner of files: takes the milliseconds of the processor that are its text or its path, and reports its priority. */
import { getPriority } from 'node:os';
import { serveTasks } from '@iridia/engine/process';
import { processorTime } from './processor-time.ts';

serveTasks(({ texts: [milliseconds] = [], path = milliseconds }: { texts?: string[]; path?: string }) => {
  for (const end = processorTime() + Number(path); processorTime() < end;);
  const priority = getPriority();
  return Promise.resolve({ rule: priority, ok: true, found: { frames: priority } });
});
