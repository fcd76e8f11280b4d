/** The length of the requested video. */
import { durations } from '../../../contract/facts/tools/choices.ts';
import type { EngineJob } from '../job/job.ts';

/** Frames per second of generated videos. */
export const videoRate = 25;

/** Seconds, clamped to the range that the form offers. */
export const lengthOf = ({ inputs: { duration } }: EngineJob): number =>
  typeof duration === 'number' ? Math.min(durations.max, Math.max(durations.min, duration)) : durations.usual;
