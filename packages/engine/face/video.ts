/** Swaps faces in moving images: faces are assigned on the first frame that has any, then each one is tracked. */
import type { EngineJob } from '../job/job.ts';
import type { Image } from '@iridia/pixels/image';
import type { FrameBytes } from '../media/video.ts';
import { findFaces, type Face } from './find.ts';
import { cutRgb, putRgb, rgbOf, type FramePart } from '../media/frame.ts';
import { moved, type Mesh } from './mesh.ts';
import { openPainter } from './painter.ts';
import { notesOf, placesFor, readPeople } from './people.ts';
import { windowAround } from './swap.ts';
import { createTracker } from './track.ts';
import type { Worn } from './wearer.ts';

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

type Painted = { part: FramePart; rgb: Promise<Uint8Array> };

/** The part of an image with the surroundings of all these faces: what a thread paints is no more. */
function partAround(image: Pick<Image, 'width' | 'height'>, meshes: readonly Mesh[]): FramePart {
  const windows = meshes.map((mesh) => windowAround(image, mesh));
  const left = Math.min(image.width - 1, ...windows.map((one) => one.left));
  const top = Math.min(image.height - 1, ...windows.map((one) => one.top));
  const right = Math.max(left + 1, ...windows.map((one) => one.left + one.width));
  const bottom = Math.max(top + 1, ...windows.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Frames that are searched while one is painted. */
const ahead = 2;

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
  const followed = [...places.entries()].flatMap(([wearer, place]) =>
    place.kind === 'face' ? [{ wearer, start: faces[place.index]!.mesh }] : [],
  );
  const track = createTracker(
    followed.map(({ start }) => start),
    secondsApart,
  );
  const notes: Record<string, unknown> = { ...notesOf(places), frames: 0, framesChanged: 0 };

  const rectangles = [...places.entries()].flatMap(([wearer, place]): Worn[] =>
    place.kind === 'rectangle' ? [{ wearer, mesh: place.mesh, opacity: 1 }] : [],
  );

  async function* frames(): AsyncGenerator<FrameBytes> {
    const painter = openPainter(places);
    const begun: { frame: FrameBytes; painted: Painted | null }[] = [];
    let [done, changed] = [0, 0];
    const paint = (frame: FrameBytes, worn: readonly Worn[]): Painted => {
      const part = partAround(
        moving,
        worn.map(({ mesh }) => mesh),
      );
      const image = { rgb: cutRgb(frame, width, part), width: part.width, height: part.height };
      const there = worn.map((one): Worn => ({ ...one, mesh: moved(one.mesh, 1, -part.left, -part.top) }));
      return { part, rgb: painter.paint(image, there) };
    };
    const finish = async (): Promise<FrameBytes> => {
      const { frame, painted } = begun.shift()!;
      if (painted) putRgb(frame, width, painted.part, await painted.rgb);
      done += 1;
      changed += painted ? 1 : 0;
      Object.assign(notes, { frames: done, framesChanged: changed });
      onFrame(done);
      return frame;
    };
    let rgb: Buffer | undefined;
    try {
      for await (const frame of moving.frames()) {
        rgb = rgbOf(frame, rgb);
        const tracks = await track({ rgb, width, height });
        const faced = tracks.flatMap(({ mesh, opacity }, index): Worn[] =>
          mesh && opacity > 0 ? [{ wearer: followed[index]!.wearer, mesh, opacity }] : [],
        );
        const worn = [...faced, ...rectangles];
        begun.push({ frame, painted: worn.length > 0 ? paint(frame, worn) : null });
        if (begun.length > ahead) yield await finish();
      }
      while (begun.length > 0) yield await finish();
    } finally {
      await painter.close();
    }
  }
  return { frames: frames(), notes };
}
