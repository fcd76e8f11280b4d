/** Writes a sound part by part while it is made, so that its beginning is heard before its end is there. */
import { join as pathOf } from 'node:path';
import type { EngineResult, EngineRun } from '../job/job.ts';
import { encodeMp3 } from '../media/sound.ts';
import { secondsOf, type Sound } from '../media/video.ts';
import { join } from '../voice/samples.ts';
import { levelled } from './loudness.ts';

/** Seconds that every part but the first has at least: a part is a file and a request. */
const leastSeconds = 4;

export type Parts = {
  /** Takes the sound sentence by sentence, but for the last one: the whole follows that at once. */
  add: (sound: Sound) => Promise<void>;
  /** Another voice says everything anew: nothing of the one that broke off is heard before it. */
  restart: () => void;
};

/** Writes MP3 files to the folder, and reports each with the notes of the result that it begins. */
export function openParts(folder: string, notes: EngineResult['notes'], onPart: EngineRun['onPart']): Parts {
  let waiting: Sound | null = null;
  let [take, count] = [1, 0];
  return {
    async add(sound) {
      if (!onPart) return;
      waiting = waiting ? { ...sound, samples: join([waiting.samples, sound.samples]) } : sound;
      if (count > 0 && secondsOf(waiting) < leastSeconds) return;
      const part = levelled(waiting);
      waiting = null;
      count += 1;
      const output = await encodeMp3(pathOf(folder, `part-${take}-${count}.mp3`), part);
      onPart({ outputs: [output], notes, isFirst: count === 1 });
    },
    restart() {
      waiting = null;
      [take, count] = [take + 1, 0];
    },
  };
}
