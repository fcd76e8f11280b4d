/** Removes what is inside the given rectangles from a clip; the rest of the image, the sound, and the length stay the same. */
import { limits } from '../../../contract/facts/limits.ts';
import { EngineError } from '../job/job.ts';
import type { Task } from '../job/task.ts';
import { encodeResult } from '../media/encode.ts';
import { openWithin } from '../media/within.ts';
import { markIn } from './mark.ts';
import { cropOf, fillerOf, placesOf, type Filler } from './place.ts';
import { createCutter } from './shots.ts';

const longest = 1920;
const fastest = 30;
/** Limit on the pixels of all frames together. */
const maxPixels = 1_600_000_000;
/** Seconds between two samples of a place, at most; the number of samples per shot, and the memory limit of all samples in bytes. */
const lookEvery = 0.4;
const maxLooks = 25;
const maxBytes = 300 * 1024 * 1024;

type Region = { x: number; y: number; width: number; height: number };
/** The first frame of the shot, and the samples of each place. */
type Shot = { from: number; looks: Buffer[][] };

/** Rejects with `refused`: `noMask`, `maskTooLarge`, `nothingChanged`. */
export const cleanVideo: Task = async (job, onProgress) => {
  onProgress(0.02, 'watching');
  const video = await openWithin(job.files.video![0]!, { longest, fps: fastest }, maxPixels);
  const { width, height, fps, count, original } = video;
  const scale = { x: width / original.width, y: height / original.height };
  const regions = ((job.inputs.regions ?? []) as Region[]).map((region) => ({
    x: region.x * scale.x,
    y: region.y * scale.y,
    width: region.width * scale.x,
    height: region.height * scale.y,
  }));
  const places = placesOf(regions, width, height);
  if (places.length === 0) throw new EngineError('refused', 'noMask');
  const filled = places.reduce((sum, { hole }) => sum + hole.reduce((inside, value) => inside + value, 0), 0);
  if (filled > limits.removedOfFrame * width * height) throw new EngineError('refused', 'maskTooLarge');

  const begins = createCutter(video);
  const shots: Shot[] = [];
  const lookBytes = places.reduce((sum, { box }) => sum + box.width * box.height * 3, 0);
  const every = Math.max(1, Math.min(Math.round(lookEvery * fps), Math.floor(count / maxLooks)), Math.ceil((count * lookBytes) / maxBytes));
  let index = 0;
  for await (const frame of video.frames()) {
    const isCut = begins(frame);
    if (isCut) shots.push({ from: index, looks: places.map(() => []) });
    const shot = shots.at(-1)!;
    if ((index - shot.from) % every === 0) for (const [at, { box }] of places.entries()) shot.looks[at]!.push(cropOf(frame, width, box));
    index += 1;
    onProgress(0.02 + 0.28 * Math.min(1, index / count), 'watching');
  }

  const fillers: { from: number; fill: Filler[] }[] = [];
  for (const [at, { from, looks }] of shots.entries()) {
    const fill: Filler[] = [];
    for (const [which, place] of places.entries()) {
      const seen = looks[which]!;
      const step = Math.max(1, Math.ceil(seen.length / maxLooks));
      const hole = markIn(seen, place.hole, place.box) ?? place.hole;
      fill.push(
        await fillerOf(
          { ...place, hole },
          seen.filter((_, index) => index % step === 0),
          places.filter((other) => other !== place),
        ),
      );
      onProgress(0.3 + (0.25 * (at + (which + 1) / places.length)) / shots.length, 'filling');
    }
    looks.length = 0;
    fillers.push({ from, fill });
  }

  let isChanged = false;
  async function* frames() {
    let shot = 0;
    let done = 0;
    for await (const frame of video.frames()) {
      if (fillers[shot + 1]?.from === done) shot += 1;
      const marked = () => places.map(({ box }) => cropOf(frame, width, box));
      const before = isChanged ? [] : marked();
      for (const fill of fillers[shot]!.fill) fill(frame, width);
      isChanged ||= marked().some((part, at) => !part.equals(before[at]!));
      done += 1;
      onProgress(0.55 + 0.42 * Math.min(1, done / index), 'filming');
      yield frame;
    }
  }
  const sound = await video.sound();
  const output = await encodeResult(job.folder, { width, height, fps, sound, alpha: video.alpha, crf: 16 }, frames());
  if (!isChanged) throw new EngineError('refused', 'nothingChanged');
  return { outputs: [output], notes: { shots: shots.length } };
};
