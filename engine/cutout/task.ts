/** The subject of a picture on a transparent ground. */
import sharp from 'sharp';
import type { EngineJob } from '../job.ts';
import { writePng, type Progress, type Task } from '../task.ts';
import { cutOut, type Cutout } from './cutout.ts';

const longestCutout = 3072;

export const asPng = ({ rgba, width, height }: Cutout): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** Cuts out the job's `image`, led by its `mask` and its choice of a proposal. */
export const cutFor = (job: EngineJob, longest: number, onProgress: Progress): Promise<Cutout> =>
  cutOut(job.files.image![0]!, {
    maskPath: job.files.mask?.[0],
    proposal: job.inputs.cut === 'grab' ? 'grab' : 'net',
    longest,
    onProgress,
  });

export const removeBackground: Task = async (job, onProgress) => {
  if (job.inputs.background !== undefined) return (await import('../background/task.ts')).changeBackground(job, onProgress);
  const cutout = await cutFor(job, longestCutout, onProgress);
  onProgress(0.95, 'encoding');
  return writePng(job, await asPng(cutout), { width: cutout.width, height: cutout.height }, {});
};
