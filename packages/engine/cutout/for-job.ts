/** Cuts out the subject of a job's image, for every task that starts with a cut-out. */
import sharp from 'sharp';
import type { EngineJob } from '../job/job.ts';
import type { Progress } from '../job/task.ts';
import { cutOut, type Cutout } from './cutout.ts';
import { unpacked } from '@iridia/pixels/image';

export const asPng = ({ rgba, width, height }: Cutout): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png(unpacked)
    .toBuffer();

/** Cuts out the job's `image` at no more than `longest` pixels per side, guided by its `mask` and its choice of proposal. */
export const cutFor = (job: EngineJob, longest: number, onProgress: Progress): Promise<Cutout> =>
  cutOut(job.files.image![0]!, {
    maskPath: job.files.mask?.[0],
    proposal: job.inputs.cut === 'grab' ? 'grab' : 'net',
    longest,
    onProgress,
  });
