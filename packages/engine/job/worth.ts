/** What the results of a job must show to be worth their price. */
import type { Capability } from '../../../contract/facts/tools/tool.ts';
import type { EngineJob } from './job.ts';

/** `color`, anything; `shapes`, more than one color. */
export type Showing = 'color' | 'shapes';

/** The image that each of these capabilities changes. The tasks for videos count what they change themselves, frame by frame. */
const changed: Partial<Record<Capability, string>> = {
  'image.cutout': 'image',
  'image.fromImage': 'image',
  'image.garment': 'image',
  'image.inpaint': 'image',
};

/** What the results of a job must show: what is made from words alone, or moves over an image, has more than one color. */
export const showingOf = ({ capability, files }: Pick<EngineJob, 'capability' | 'files'>): Showing =>
  Object.keys(files).length === 0 || capability === 'video.fromImage' ? 'shapes' : 'color';

/** The path of the image that the results of a job must differ from; null where they are another thing anyway. */
export const sourceOf = ({ capability, files }: Pick<EngineJob, 'capability' | 'files'>): string | null =>
  files[changed[capability] ?? '']?.[0] ?? null;
