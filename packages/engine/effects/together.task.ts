/**
 * Two people come together: a hug on a winter evening, or kisses by the moon that end in an iris. Their heads are those of the photos, moved as they are;
 * what they wear is drawn.
 */
import { join } from 'node:path';
import { randomFrom } from '@iridia/pixels/random';
import type { EngineJob } from '../job/job.ts';
import { draftNotes, seedOf, type Task } from '../job/task.ts';
import { encodeVideo } from '../media/encode.ts';
import type { FrameBytes } from '../media/video.ts';
import { frameOf } from './bitmap.ts';
import * as hugs from './hug.ts';
import * as kisses from './kiss.ts';
import { readCouple } from './people.ts';
import { tenderSound } from './sound.ts';
import { coupleOf } from './couple.ts';

const fps = 24;
const seconds = 6;

/** What is played, and when the two meet, in seconds. */
const meetings = {
  hug: { play: hugs.hugging, touch: 2.6, evening: hugs.eveningLight },
  kiss: { play: kisses.kissing, touch: 4.4, evening: kisses.eveningLight },
} as const;

const bringTogether =
  (kind: keyof typeof meetings): Task =>
  async (job: EngineJob, onProgress) => {
    const { play, touch, evening } = meetings[kind];
    const seed = seedOf(job);
    onProgress(0.03, 'findingFaces');
    const people = await readCouple(job.files.images ?? job.files.image ?? [], job.folder);
    onProgress(0.25, 'meeting');
    const couple = await coupleOf(people, evening);
    const draw = await play(couple, touch, randomFrom(`${seed}/${kind}`));
    async function* frames(): AsyncGenerator<FrameBytes> {
      for (let index = 0; index < seconds * fps; index += 1) {
        onProgress(0.25 + (0.7 * (index + 1)) / (seconds * fps), 'filming');
        yield frameOf(await draw(index / fps));
      }
    }
    const sound = tenderSound(seconds, touch);
    const output = await encodeVideo(join(job.folder, 'result.mp4'), 'mp4', { ...couple.size, fps, sound }, frames());
    return { outputs: [output], notes: { ...draftNotes({ understood: [], unknown: [] }, seed), people: 2 } };
  };

export const hug: Task = bringTogether('hug');
export const kiss: Task = bringTogether('kiss');
