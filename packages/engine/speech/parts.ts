/** Writes a sound part by part while it is made, so that its beginning is heard before its end is there. */
import { join as pathOf } from 'node:path';
import type { EngineRun } from '../job/job.ts';
import { encodeMp3 } from '../media/sound.ts';
import { secondsOf, type Sound } from '../media/video.ts';
import { join } from '../voice/samples.ts';
import { levelled } from './loudness.ts';

/** Seconds that every part but the first has at least: a part is a file and a request. */
const leastSeconds = 4;

/** Returns a function that takes the sound sentence by sentence, and writes MP3 files `part-1.mp3`, `part-2.mp3` … to the folder. */
export function writingParts(folder: string, onPart: EngineRun['onPart']): (sound: Sound) => Promise<void> {
  let waiting: Sound | null = null;
  let count = 0;
  return async (sound) => {
    if (!onPart) return;
    waiting = waiting ? { ...sound, samples: join([waiting.samples, sound.samples]) } : sound;
    if (count > 0 && secondsOf(waiting) < leastSeconds) return;
    const part = levelled(waiting);
    waiting = null;
    count += 1;
    onPart(await encodeMp3(pathOf(folder, `part-${count}.mp3`), part));
  };
}
