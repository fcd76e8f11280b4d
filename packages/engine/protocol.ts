/** The messages between the engine and its child processes. */
import type { EngineJob, EnginePart, EngineResult } from './job/job.ts';
import type { ChosenDevice } from './nets/device.ts';
import type { TaskName } from './tasks.ts';

/** `device` is where the nets of packs run. */
export type EngineTask = { name: TaskName; job: EngineJob; device: ChosenDevice['device'] };
export type EngineProgress = { fraction: number; stage: string } | { text: string } | { part: EnginePart };
/** `refused` names a message. */
export type EngineAnswer = { result: EngineResult } | { refused: string };

/** The operator's folder of nets, set only by the engine. */
export const modelsVariable = 'LOCAL_MODELS';
/** The folder of the packs in place, set only by the engine. */
export const packsVariable = 'MODELS_DIR';
