/** A portrait, a flash of lightning, and the same person in costume on Halloween night. */
import { join } from 'node:path';
import { maxFaceTurn } from '../../../../contract/facts/faces.ts';
import { EngineError } from '../../job/job.ts';
import { cutOut } from '../../cutout/cutout.ts';
import { randomFrom } from '@iridia/pixels/random';
import { findFaces } from '../../face/find.ts';
import { moved, turnOf, type Mesh } from '../../face/mesh.ts';
import { readImage } from '../../image/image.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import type { Plane } from '../../image/raster.ts';
import { draftNotes, seedOf, type Task } from '../../job/task.ts';
import { encodeVideo } from '../../media/encode.ts';
import { evenSize, type FrameBytes } from '../../media/video.ts';
import { anatomyOf, type Anatomy } from '../anatomy.ts';
import { createFog, createVignette, flash } from '../atmosphere.ts';
import { bitmapOf, blank, cover, drawing, frameOf, lay, type Bitmap } from '../bitmap.ts';
import { costumes, isCostume, type Costume } from './index.ts';
import { bat, batSize, nightScenery } from '../night.ts';
import { nightSound } from '../sound.ts';
import { edgesOf, endOf, isMore, peopleAround } from '../segmented.ts';
import { tintFace } from '../tint.ts';

const longest = 800;
const fps = 24;
const seconds = 6;
/** Time of the lightning in seconds. */
const strike = 1.1;

/** The subject without its background, and the faces in it; the whole image when no subject with a face is found. */
async function peopleIn(
  path: string,
  image: Image,
  faces: readonly Mesh[],
): Promise<{ alpha: Uint8Array; height: number; meshes: readonly Mesh[]; alone: boolean }> {
  try {
    const cut = await cutOut(path, { longest, onProgress: () => undefined });
    if (cut.width === image.width && cut.height === image.height) {
      // Who goes with the background gets no paint, which would hang in the night without a person.
      const meshes = faces.filter((mesh) => shareIn(cut.alpha, image, mesh) > 0.5);
      if (meshes.length > 0) {
        const { alpha, height } = await withoutFrame(image, meshes[0]!, cut.alpha);
        return { alpha: Uint8Array.from(alpha, (value) => Math.round(value * 255)), height, meshes, alone: true };
      }
    }
  } catch (error) {
    if (!(error instanceof EngineError && error.reason === 'noSubject')) throw error;
  }
  return { alpha: new Uint8Array(image.width * image.height).fill(255), height: image.height, meshes: faces, alone: false };
}

/** The cut-out up to the row where the people end; of a print that was cut out whole, the people in it. */
async function withoutFrame(image: Image, mesh: Mesh, alpha: Plane): Promise<{ alpha: Plane; height: number }> {
  const people = await peopleAround(image, mesh);
  if (!people || !isMore(alpha, people)) return { alpha, height: image.height };
  return { alpha: await edgesOf(image, people), height: endOf((at) => people.sure[at]!, image, mesh) };
}

/** How much of a face belongs to a cut-out, from 0 to 1. */
function shareIn(alpha: ArrayLike<number>, { width, height }: Image, mesh: Mesh): number {
  const within = mesh.filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
  return within.reduce((sum, [x, y]) => sum + alpha[Math.trunc(y) * width + Math.trunc(x)]!, 0) / mesh.length;
}

/** Grades the colors for night: colder, darker, lit from the moon's side. */
function byNight({ rgb, width, height }: Image, alpha: Uint8Array, moonRight: boolean, faces: readonly Anatomy[]): Bitmap {
  const rgba = new Uint8Array(width * height * 4);
  const reach = Math.max(2, Math.round(width / 90)) * (moonRight ? 1 : -1);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const beside = x + reach < 0 || x + reach >= width ? alpha[at]! : alpha[at + reach]!;
      const rim = Math.max(0, alpha[at]! - beside) / 255;
      const low = (y / height) ** 3;
      // Light falls on the faces and fades with distance from them.
      const away = Math.min(...faces.map((face) => Math.hypot(x - face.mesh[4]![0], y - face.mesh[4]![1]) / face.width));
      const lit = 0.5 + 0.38 * Math.exp(-(Math.max(0, away - 0.6) ** 2) / 2);
      const [red, green, blue] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!];
      rgba[at * 4] = Math.min(255, red * lit + rim * 110 + low * 14);
      rgba[at * 4 + 1] = Math.min(255, green * lit * 0.96 + rim * 100 + low * 4);
      rgba[at * 4 + 2] = Math.min(255, blue * Math.min(1, lit * 1.12) + rim * 90 + 5);
      rgba[at * 4 + 3] = alpha[at]!;
    }
  return bitmapOf(rgba, width, height);
}

type Stage = {
  width: number;
  height: number;
  before: Bitmap;
  scenery: Bitmap;
  person: Bitmap;
  glow: Bitmap;
  foreground: Bitmap;
  light: Bitmap;
  bats: Bitmap[];
};

/** Builds all layers at the size of the video; the person stands at the bottom. */
async function setStage(path: string, costume: Costume, random: () => number): Promise<Stage> {
  const photo = await readImage(path, longest);
  const found = await findFaces(photo);
  const faces = found.filter(({ mesh }) => turnOf(mesh) <= maxFaceTurn);
  if (faces.length === 0) throw new EngineError('refused', found.length > 0 ? 'sourceFaceTurned' : 'noFace');
  const {
    alpha,
    height: whole,
    meshes: shown,
    alone,
  } = await peopleIn(
    path,
    photo,
    faces.map(({ mesh }) => mesh),
  );
  const image: Image = { ...photo, rgb: photo.rgb.subarray(0, photo.width * whole * 3), height: whole };
  // A hat may need more headroom than the photo has.
  const highest = Math.min(...shown.map((mesh) => anatomyOf(mesh).from(10, 0, -costume.headroom)[1]));
  const extra = Math.round(Math.min(image.height * 0.6, Math.max(0, image.height * 0.03 - highest)));
  const { width, height } = evenSize(image.width, image.height + extra);
  const meshes = shown.map((mesh): Mesh => moved(mesh, 1, 0, extra));
  const moonRight = meshes[0]![4]![0] < width * 0.55;

  const made: Image = { ...image, rgb: Buffer.from(image.rgb) };
  for (const mesh of shown) tintFace(made, mesh, costume.tint);
  const drawn = (part: ((face: Anatomy) => string) | undefined) =>
    drawing(part ? meshes.map((mesh) => part(anatomyOf(mesh))).join('') : '', width, height);
  const costumed = blank(width, height);
  cover(costumed, await drawn(costume.behind));
  lay(
    costumed,
    byNight(
      made,
      alpha,
      moonRight,
      shown.map((mesh) => anatomyOf(mesh)),
    ),
    { x: 0, y: extra, anchor: [0, 0] },
  );
  cover(costumed, await drawn((face) => costume.paint(face, random)));
  cover(costumed, await drawn(costume.over));

  const scene = nightScenery(width, height, random, moonRight);
  const scenery = alone
    ? await drawing(scene.behind, width, height)
    : bitmapOf(
        await sharpOf(made).resize(width, height, { fit: 'cover' }).modulate({ brightness: 0.4 }).ensureAlpha().raw().toBuffer(),
        width,
        height,
      );
  const before = await sharpOf(image).resize(width, height, { fit: 'cover', position: 'top' }).ensureAlpha().raw().toBuffer();
  return {
    width,
    height,
    before: bitmapOf(before, width, height),
    scenery,
    person: costumed,
    glow: await drawn(costume.glow),
    foreground: await drawing(scene.before, width, height),
    light: await drawing(scene.light, width, height),
    bats: await Promise.all([1, 0.3, -0.5, 0.3].map((wings) => drawing(bat(wings), batSize.width, batSize.height))),
  };
}

/** Brightness of the lightning: two flashes that decay. */
const lightning = (after: number): number =>
  after < 0 ? 0 : Math.exp(-after * 7) + (after > 0.18 ? 0.55 * Math.exp(-(after - 0.18) * 9) : 0);

function* play(stage: Stage, random: () => number): Generator<FrameBytes> {
  const { width, height, before, scenery, person, glow, foreground, light, bats } = stage;
  const fog = createFog(random, [120, 110, 150], 0.75);
  const vignette = createVignette(width, height, 0.75);
  const flock = Array.from({ length: 7 }, () => ({
    x: random() * width * 1.4 - width * 0.2,
    y: height * (0.05 + random() * 0.4),
    speed: width * (0.08 + random() * 0.14) * (random() < 0.5 ? -1 : 1),
    size: (width / 720) * (0.25 + random() * 0.6),
    beat: 7 + random() * 5,
  }));
  const [middleX, middleY] = [width / 2, height / 2];
  for (let index = 0; index < seconds * fps; index += 1) {
    const time = index / fps;
    const frame = blank(width, height);
    if (time < strike) {
      lay(frame, before, { x: middleX, y: middleY, scale: 1 + 0.03 * (time / strike) });
    } else {
      const after = time - strike;
      const near = after / (seconds - strike);
      lay(frame, scenery, { x: middleX, y: middleY, scale: 1.02 + 0.04 * near });
      flash(frame, 0.55 * lightning(after - 2.9));
      for (const { x, y, speed, size, beat } of flock) {
        const way = x + speed * after;
        const over = width * 1.5;
        const place = ((((way + width * 0.25) % over) + over) % over) - width * 0.25;
        const pose = bats[Math.trunc(after * beat) % bats.length]!;
        lay(frame, pose, { x: place, y: y + Math.sin(after * 2.4 + x) * height * 0.02, scale: size, opacity: 0.95 });
      }
      const scale = 1 + 0.05 * near;
      const sway = Math.sin(after * 1.3) * width * 0.003;
      const anchor = [middleX, height] as const;
      const standing = { x: middleX + sway, y: height + 2, anchor, scale, angle: Math.sin(after * 0.9) * 0.006 };
      lay(frame, person, standing);
      lay(frame, glow, { ...standing, mode: 'glow', opacity: Math.min(1, after) * (0.5 + 0.35 * Math.sin(after * 3.2)) });
      fog(frame, after);
      lay(frame, foreground, { x: middleX, y: height, anchor, scale: 1 + 0.08 * near });
      lay(frame, light, {
        x: middleX,
        y: height,
        anchor,
        scale: 1 + 0.08 * near,
        mode: 'glow',
        opacity: 0.75 + 0.15 * Math.sin(after * 11) + 0.1 * Math.sin(after * 23),
      });
      vignette(frame);
      flash(frame, 0.95 * lightning(after) + 0.18 * lightning(after - 2.9));
    }
    yield frameOf(frame);
  }
}

export const dressForHalloween: Task = async (job, onProgress) => {
  const id = isCostume(job.inputs.effect) ? job.inputs.effect : 'witch';
  const seed = seedOf(job);
  const random = randomFrom(`${seed}/${id}`);
  onProgress(0.03, 'findingFaces');
  const path = (job.files.image ?? job.files.images)![0]!;
  onProgress(0.08, 'costuming');
  const stage = await setStage(path, costumes[id], random);
  const { width, height } = stage;
  const count = seconds * fps;
  const frames = function* () {
    let done = 0;
    for (const frame of play(stage, random)) {
      done += 1;
      onProgress(0.3 + (0.65 * done) / count, 'filming');
      yield frame;
    }
  };
  const sound = nightSound(seconds, strike, random);
  const output = await encodeVideo(join(job.folder, 'result.mp4'), 'mp4', { width, height, fps, sound }, frames());
  return { outputs: [output], notes: { ...draftNotes({ understood: [], unknown: [] }, seed), costume: id } };
};
