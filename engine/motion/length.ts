/** How long a film is that a person asked for. */
import { durations } from '../../contract/facts/tools/choices.ts';
import type { EngineJob } from '../job/job.ts';

/** Frames a second of films that are made here. */
export const filmRate = 25;

/** Seconds, within what the form offers. */
export const lengthOf = ({ inputs: { duration } }: EngineJob): number =>
  typeof duration === 'number' ? Math.min(durations.max, Math.max(durations.min, duration)) : durations.usual;
