/** The program of the built-in engine's child process: it runs one job at a time and loads only the task it needs. */
import { EngineError } from './job/job.ts';
import { useModels } from './nets/models.ts';
import { serveTasks } from './process/index.ts';
import { modelsVariable, type EngineAnswer, type EngineProgress, type EngineTask } from './protocol.ts';
import { tasks } from './tasks.ts';

useModels(process.env[modelsVariable] ?? null);
serveTasks<EngineTask, EngineAnswer, EngineProgress>(async ({ name, job }, onProgress) => {
  try {
    const work = await tasks[name]();
    return { result: await work(job, (fraction, stage) => onProgress({ fraction, stage })) };
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'refused') return { refused: error.reason };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
});
