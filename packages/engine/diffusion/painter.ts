/** The model of a pack that paints for a job: its limits, its choices, its progress. */
import type { EngineJob } from '../job/job.ts';
import { textOf, type Progress } from '../job/task.ts';
import { findAll, noteUse, type PipelineOf, type PlacedPack, type Range } from '../packs/index.ts';
import type { Size } from '@iridia/pixels/image';
import { readModel, type DiffusionModel } from './model.ts';
import { generate, type DiffusionRequest } from './pipeline.ts';
import type { SchedulerConfig } from './schedule.ts';

export type PaintMode = 'text' | 'image' | 'inpaint';
type Settings = PipelineOf<'diffusion'>;

const samplers: Readonly<Record<Settings['sampler'], string>> = {
  lcm: 'LCMScheduler',
  euler: 'EulerDiscreteScheduler',
  ddim: 'DDIMScheduler',
};

/** What a task asks for; the painter adds steps, guidance and what the image should not show, as far as its model has them. */
export type PaintRequest = Pick<DiffusionRequest, 'prompt' | 'seed' | 'width' | 'height' | 'from' | 'hole'>;

export type Painter = {
  /** The sides of an image of about this ratio of width to height, at the size that the model was trained for. */
  sizeFor(ratio: number): Size;
  /** Paints `width` × `height` pixels of red, green and blue. `onProgress` receives 0 to 1, after each step and each tile. */
  paint(request: PaintRequest, onProgress: (fraction: number) => void): Promise<Uint8Array>;
  /** What the result's record states besides the model: the steps and the guidance that were used. */
  notes: Readonly<Record<string, unknown>>;
};

/** Shares of the time: the words before the steps, and the decoder after them. */
const wordShare = 0.05;
const stepShare = 0.75;

const within = (value: unknown, { min, max, usual }: Range): number =>
  Math.min(max, Math.max(min, typeof value === 'number' && Number.isFinite(value) ? value : usual));

function schedulerOf({ sampler, spacing, prediction }: Settings): Partial<SchedulerConfig> {
  return { _class_name: samplers[sampler], timestep_spacing: spacing, prediction_type: prediction, clip_sample: false };
}

/** The usual side is the model's smallest; the area stays about its square, and no side exceeds the largest. */
function sizeIn({ sides }: Settings, { multiple }: DiffusionModel, ratio: number): Size {
  const [usual, largest] = [Math.min(...sides), Math.max(...sides) * Math.SQRT2];
  const fitted = (side: number) => Math.max(multiple, Math.round(Math.min(largest, side) / multiple) * multiple);
  return { width: fitted(usual * Math.sqrt(ratio)), height: fitted(usual / Math.sqrt(ratio)) };
}

function painterOf(pack: PlacedPack<Settings>, { inputs, ...job }: EngineJob): Painter {
  const settings = pack.manifest.pipeline;
  const model = readModel(pack.folder, schedulerOf(settings));
  const steps = Math.round(within(inputs.steps, settings.steps));
  const guidance = settings.guidance ? within(inputs.guidance, settings.guidance) : 1;
  const negative = settings.negative ? textOf({ inputs, ...job }, 'negative') : '';
  return {
    sizeFor: (ratio) => sizeIn(settings, model, ratio),
    notes: { steps, ...(settings.guidance && { guidance }) },
    paint(request, onProgress) {
      noteUse(pack);
      onProgress(wordShare);
      return generate(
        model,
        { ...request, steps, guidance, negative },
        {
          onStep: ({ done, count }) => onProgress(wordShare + (stepShare * done) / count),
          onTile: (share) => onProgress(wordShare + stepShare + (1 - wordShare - stepShare) * share),
        },
      );
    },
  };
}

/** Returns the painter of the preferred pack that can paint in this way; null when none is in place. */
export function painterFor(job: EngineJob, mode: PaintMode): Painter | null {
  const pack = findAll('diffusion').find(({ manifest }) => manifest.pipeline.modes.includes(mode));
  return pack ? painterOf(pack, job) : null;
}

/** Reports a painter's progress as a part of a job's, from one fraction to another. */
export const paintingPart =
  (onProgress: Progress, stage: string, from: number, to: number) =>
  (fraction: number): void =>
    onProgress(from + (to - from) * fraction, stage);
