/**
 * Two people come together: a hug on a winter evening, or kisses at night that end in an iris, in one of several places. Their heads are those of the photos, moved as they are;
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
import { oneOf } from './place.ts';

const fps = 24;
const seconds = 6;

/** What is played, and when the two meet, in seconds. */
const meetings = {
  hug: { play: hugs.hugging, touch: 2.6, places: hugs.places },
  kiss: { play: kisses.kissing, touch: 4.4, places: kisses.places },
} as const;

const bringTogether =
  (kind: keyof typeof meetings): Task =>
  async (job: EngineJob, onProgress) => {
    const { play, touch, places } = meetings[kind];
    const seed = seedOf(job);
    const random = randomFrom(`${seed}/${kind}`);
    const place = oneOf(places, random);
    onProgress(0.03, 'findingFaces');
    const people = await readCouple(job.files.images ?? job.files.image ?? [], job.folder);
    onProgress(0.25, 'meeting');
    const couple = await coupleOf(people, place.light);
    const draw = await play(couple, place, touch, random);
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
