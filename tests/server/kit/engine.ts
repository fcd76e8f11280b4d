import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { EngineError, type Engine, type EngineJob, type EngineResult, type EngineRun } from '../../../packages/engine/job/job.ts';

export type Step = (job: EngineJob, run: EngineRun) => Promise<void> | void;

/** An engine whose every step a test writes: it really writes an image, as large as asked. */
export type TestEngine = Engine & { readonly jobs: EngineJob[]; steps: Step };

/** `steps` run before the image is written; throwing in one is how a test breaks the engine. */
export function createTestEngine(steps: Step = () => undefined, name = 'test'): TestEngine {
  const jobs: EngineJob[] = [];
  const engine: TestEngine = {
    name,
    jobs,
    steps,
    offers: () => true,
    run: async (job, run): Promise<EngineResult> => {
      jobs.push(job);
      await engine.steps(job, run);
      if (run.signal.aborted) throw new EngineError('cancelled', 'cancelled');
      const path = join(job.folder, 'made.png');
      await writeFile(
        path,
        await sharp({ create: { width: 64, height: 48, channels: 4, background: '#7A5CF6' } })
          .png()
          .toBuffer(),
      );
      return { outputs: [{ path, type: 'image/png', width: 64, height: 48, duration: null }], notes: { draft: true, seed: 1 } };
    },
    close: () => Promise.resolve(),
  };
  return engine;
}

/** A promise with external handles: a test stops an engine at a point and releases it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
