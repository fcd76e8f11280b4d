/** The public interface of the package: an engine takes an `EngineJob` and returns an `EngineResult`. */
export { createEngine, type BuiltInEngine, type EngineOptions } from './engine.ts';
export {
  EngineError,
  type Engine,
  type EngineJob,
  type EngineOutput,
  type EnginePart,
  type EngineResult,
  type EngineRun,
} from './job/job.ts';
export { showingOf, sourceOf, type Showing } from './job/worth.ts';
export { leftOutOf } from './left-out.ts';
export { measurePace } from './diffusion/pace.ts';
export { checkNets } from './nets/check.ts';
export { capabilities } from './tasks.ts';
