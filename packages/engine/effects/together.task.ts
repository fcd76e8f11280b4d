/**
 * Two people come together: a hug on a warm evening, or a kiss by the moon that ends in an iris. The people of the photos are moved: their heads
 * turn and incline, their lids close; no pixels of them are generated.
 */
import { join } from 'node:path';
import { randomFrom } from '@iridia/pixels/random';
import type { EngineJob } from '../job/job.ts';
import { draftNotes, seedOf, type Task } from '../job/task.ts';
import { encodeVideo } from '../media/encode.ts';
import type { FrameBytes } from '../media/video.ts';
import { frameOf } from './bitmap.ts';
import { hugging } from './hug.ts';
import { kissing } from './kiss.ts';
import { readCouple } from './people.ts';
import { tenderSound } from './sound.ts';
import { rehearsed } from './couple.ts';
import { stageFor } from './stage.ts';

const fps = 24;
const seconds = 6;

/** What is played, and when the two meet, in seconds. */
const meetings = { hug: { play: hugging, touch: 2.6 }, kiss: { play: kissing, touch: 4.4 } } as const;

const bringTogether =
  (kind: keyof typeof meetings): Task =>
  async (job: EngineJob, onProgress) => {
    const { play, touch } = meetings[kind];
    const seed = seedOf(job);
    onProgress(0.03, 'findingFaces');
    const people = await readCouple(job.files.images ?? job.files.image ?? [], job.folder);
    const stage = stageFor(people);
    onProgress(0.25, 'meeting');
    const draw = await play(await rehearsed(stage), touch, randomFrom(`${seed}/${kind}`));
    function* frames(): Generator<FrameBytes> {
      for (let index = 0; index < seconds * fps; index += 1) {
        onProgress(0.25 + (0.7 * (index + 1)) / (seconds * fps), 'filming');
        yield frameOf(draw(index / fps));
      }
    }
    const sound = tenderSound(seconds, touch);
    const output = await encodeVideo(join(job.folder, 'result.mp4'), 'mp4', { ...stage.size, fps, sound }, frames());
    return { outputs: [output], notes: { ...draftNotes({ understood: [], unknown: [] }, seed), people: 2 } };
  };

export const hug: Task = bringTogether('hug');
export const kiss: Task = bringTogether('kiss');
