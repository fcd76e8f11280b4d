/** A child process: takes one job at a time, tells its progress, answers. It may be killed at any moment. */
import { EngineError, type EngineJob, type EngineResult } from '../job.ts';
import { tasks, type TaskName } from '../tasks.ts';

export type Order = { id: number; task: TaskName; job: EngineJob };
export type Report =
  | { id: number; kind: 'progress'; fraction: number; stage: string }
  | { id: number; kind: 'done'; result: EngineResult }
  | { id: number; kind: 'refused'; reason: string }
  | { id: number; kind: 'failed'; message: string };

const report = (message: Report) => process.send?.(message);

process.on('message', ({ id, task, job }: Order) => {
  const work = async () => (await tasks[task]())(job, (fraction, stage) => report({ id, kind: 'progress', fraction, stage }));
  work().then(
    (result) => report({ id, kind: 'done', result }),
    (error: unknown) => {
      if (error instanceof EngineError && error.kind === 'refused') report({ id, kind: 'refused', reason: error.reason });
      else report({ id, kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
// Without its parent a child has nobody to work for.
process.on('disconnect', () => process.exit(0));
