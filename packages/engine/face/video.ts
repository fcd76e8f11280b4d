/** Swaps faces in moving images: faces are assigned on the first frame that has any, then each one is tracked. */
import type { EngineJob } from '../job/job.ts';
import type { Image } from '@iridia/pixels/image';
import type { FrameBytes } from '../media/video.ts';
import { findFaces, type Face } from './find.ts';
import { putRgb, rgbOf } from './frame.ts';
import { faceWidth, type Mesh } from './mesh.ts';
import { notesOf, placesFor, readPeople, type FacePlace } from './people.ts';
import { fitFace, putOn, type SwapOptions } from './swap.ts';
import { createTracker } from './track.ts';
import type { NewFace } from './warp.ts';

export type Frames = AsyncIterable<FrameBytes> | Iterable<FrameBytes>;
export type Moving = {
  width: number;
  height: number;
  /** Mean time between two frames in seconds. */
  secondsApart: number;
  count: number;
  /** `preview` yields a few frames from the whole length, to find the first with faces; `frames` yields all of them. */
  preview: () => Frames;
  frames: () => Frames;
  /** Source pixels per pixel of these frames. */
  shrunk: number;
};

/** The faces of the first frame that has any; an empty list when no frame does. */
export async function firstFaces(frames: Frames, { width, height }: Pick<Image, 'width' | 'height'>): Promise<Face[]> {
  for await (const frame of frames) {
    const faces = await findFaces({ rgb: rgbOf(frame), width, height });
    if (faces.length > 0) return faces;
  }
  return [];
}

/** Renders one person's face throughout the video: it is fitted again only when its size changes, and its light is remembered. */
function createWearer({ person, kind }: FacePlace): (image: Image, mesh: Mesh, opacity: number) => Promise<void> {
  const memory: SwapOptions['memory'] = {};
  let fitted: { face: NewFace; width: number } | null = null;
  return async (image, mesh, opacity) => {
    const width = faceWidth(mesh);
    if (!fitted || Math.abs(Math.log(width / fitted.width)) > 0.2)
      fitted = { face: await fitFace(person.image, person.mesh, width), width };
    putOn(fitted.face, image, mesh, { place: kind, opacity, memory });
  };
}

export type Swapped = {
  frames: AsyncGenerator<FrameBytes>;
  /** The notes of the result; complete after the last frame. */
  notes: Record<string, unknown>;
};

/** `onFrame` receives the number of finished frames. Rejects with the errors of `readPeople` and `placesFor`. */
export async function swapInFrames(job: EngineJob, moving: Moving, onFrame: (done: number) => void): Promise<Swapped> {
  const { width, height, secondsApart, shrunk } = moving;
  const people = (await readPeople(job)).map(({ box, ...person }) => ({
    ...person,
    box: box && { x: box.x / shrunk, y: box.y / shrunk, width: box.width / shrunk, height: box.height / shrunk },
  }));
  const faces = await firstFaces(moving.preview(), moving);
  const places = placesFor(people, faces);
  const wearers = places.map(createWearer);
  const followed = [...places.entries()].flatMap(([wearer, place]) =>
    place.kind === 'face' ? [{ wearer, start: faces[place.index]!.mesh }] : [],
  );
  const track = createTracker(
    followed.map(({ start }) => start),
    secondsApart,
  );
  const notes: Record<string, unknown> = { ...notesOf(places), frames: 0, framesChanged: 0 };

  async function* frames(): AsyncGenerator<FrameBytes> {
    let [done, changed] = [0, 0];
    for await (const frame of moving.frames()) {
      const image: Image = { rgb: rgbOf(frame), width, height };
      let shown = false;
      const tracks = await track(image);
      for (const [index, { mesh, opacity }] of tracks.entries()) {
        if (!mesh || opacity <= 0) continue;
        await wearers[followed[index]!.wearer]!(image, mesh, opacity);
        shown = true;
      }
      for (const [index, place] of places.entries()) {
        if (place.kind !== 'rectangle') continue;
        await wearers[index]!(image, place.mesh, 1);
        shown = true;
      }
      if (shown) putRgb(frame, image.rgb);
      done += 1;
      changed += shown ? 1 : 0;
      Object.assign(notes, { frames: done, framesChanged: changed });
      onFrame(done);
      yield frame;
    }
  }
  return { frames: frames(), notes };
}
