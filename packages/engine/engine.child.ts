/** The program of the built-in engine's child process: it runs one job at a time and loads only the task it needs. */
import { EngineError, type EngineResult } from './job/job.ts';
import { refuseWorthless } from './media/worth.ts';
import { useDevice } from './nets/device.ts';
import { useModels } from './nets/models.ts';
import { keepOnly } from './nets/net.ts';
import { modelsUsed, usePacks } from './packs/index.ts';
import { serveTasks } from './process/index.ts';
import { modelsVariable, packsVariable, type EngineAnswer, type EngineProgress, type EngineTask } from './protocol.ts';
import { tasks } from './tasks.ts';
import { inEnglish } from './words/english.ts';

/** Names the models that worked on something. */
function named<Result extends Pick<EngineResult, 'notes'>>(result: Result): Result {
  const models = modelsUsed();
  return models.length > 0 ? { ...result, notes: { ...result.notes, models } } : result;
}

useModels(process.env[modelsVariable] ?? null);
serveTasks<EngineTask, EngineAnswer, EngineProgress>(async ({ name, job, device }, onProgress) => {
  // What a job keeps for a moment goes with its folder, also when this process is killed.
  process.env['TMPDIR'] = job.folder;
  try {
    useDevice(device);
    await keepOnly(usePacks(process.env[packsVariable] ?? null));
    const work = await tasks[name]();
    const { outputs, notes } = await work(await inEnglish(job), (fraction, stage) => onProgress({ fraction, stage }), {
      onText: (text) => onProgress({ text }),
      onPart: (part) => onProgress({ part: named(part) }),
    });
    await refuseWorthless(job, outputs);
    return { result: named({ outputs, notes }) };
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'refused') return { refused: error.reason };
    throw error;
  }
});
