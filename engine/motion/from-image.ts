/** Animates a still picture: parallax between its subject and the background as a camera moves past. */
import { join } from 'node:path';
import sharp from 'sharp';
import { motions } from '../../contract/facts/tools/choices.ts';
import { randomFrom } from '../draft/random.ts';
import type { EngineJob } from '../job/job.ts';
import { readPicture, type Picture } from '../picture/picture.ts';
import { seedOf, textOf, type Progress, type Task } from '../job/task.ts';
import { encodeFilm } from '../media/encode.ts';
import { evenSize } from '../media/film.ts';
import { find } from '../packs/index.ts';
import { cameraAt, coveringZoom, middle, type Centre, type Motion } from './camera.ts';
import { layersByDepth, nearnessOf } from './depth.ts';
import { multiplied, opaque, type Layer } from './layer.ts';
import { filmRate, lengthOf } from './length.ts';
import { particlesNamed } from './particle-kinds.ts';
import { createParticles } from './particles.ts';
import { blankFrame, drawLayer } from './render.ts';
import { boundsOf, separate, type Separated } from './separate.ts';

const longest = 1280;
const shortestLongest = 640;
/** Distance of the far background; the subject's distance is 1. */
const far = 2.6;

const motionOf = (job: EngineJob): Motion => motions.find((motion) => motion === job.inputs.motion) ?? 'push-in';

async function pictureOf(path: string): Promise<Picture> {
  const picture = await readPicture(path, longest);
  const scale = Math.max(1, shortestLongest / Math.max(picture.width, picture.height));
  const { width, height } = evenSize(picture.width * scale, picture.height * scale);
  if (width === picture.width && height === picture.height) return picture;
  const rgb = await sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { rgb, width, height };
}

/**
 * A floor that starts at the subject's feet and recedes to a horizon, so that the subject stays on it; everything above the horizon has the
 * same distance.
 */
function distances(height: number, foot: number): (row: number) => number {
  const horizon = Math.min(height * 0.5, foot * 0.75);
  return (row) => {
    const share = Math.min(1, Math.max(0, (row - horizon) / (foot - horizon)));
    return 1 / (1 / far + (1 - 1 / far) * share);
  };
}

function layersOf({ ground, subject }: Separated): Layer[] {
  const { width, height } = ground;
  const place = { width, height, left: 0, top: 0, scale: 1 };
  const bounds = subject ? boundsOf(subject.alpha, width, height) : null;
  const foot = bounds ? Math.max(height * 0.55, bounds.bottom) : height;
  const layers: Layer[] = [{ ...place, pixels: opaque(ground.rgb), distance: distances(height, foot), solid: true }];
  if (subject) layers.push({ ...place, pixels: multiplied(subject.rgba), distance: 1, solid: false });
  return layers;
}

/** The point of attention: the upper part of the subject, unless it is at the border. */
function centreOf({ ground: { width, height }, subject }: Separated): Centre {
  const bounds = subject && boundsOf(subject.alpha, width, height);
  if (!bounds) return middle;
  const within = (value: number) => Math.min(0.65, Math.max(0.35, value));
  return {
    x: within((bounds.left + bounds.right) / 2 / width),
    y: within((bounds.top + (bounds.bottom - bounds.top) * 0.3) / height),
  };
}

type Scene = { layers: Layer[]; centre: Centre; hasDepth: boolean };

/** The picture in layers: by depth where a pack measures it, otherwise its subject before its background. */
async function sceneOf(path: string, picture: Picture, onProgress: Progress): Promise<Scene> {
  const pack = find('depth');
  if (pack) {
    onProgress(0.1, 'watching');
    const layers = layersByDepth(picture, await nearnessOf(picture, pack), far);
    return { layers, centre: middle, hasDepth: true };
  }
  const separated = await separate(path, picture, onProgress);
  return { layers: layersOf(separated), centre: centreOf(separated), hasDepth: separated.subject !== null };
}

export const animateImage: Task = async (job, onProgress) => {
  const path = job.files.image![0]!;
  onProgress(0.02, 'reading');
  const picture = await pictureOf(path);
  const { width, height } = picture;
  const { layers, centre, hasDepth } = await sceneOf(path, picture, (fraction, stage) => onProgress(0.03 + 0.25 * fraction, stage));
  const [ground, ...nearer] = layers;
  const motion = motionOf(job);
  const seconds = lengthOf(job);
  const seed = seedOf(job);
  const named = particlesNamed(textOf(job, 'prompt'));
  const particles = await createParticles(named ?? 'dust', height, randomFrom(`${seed}/particles`), named ? 1 : 0.6);
  const zoom = coveringZoom(motion, [1, far], height / width, centre);
  const count = Math.round(seconds * filmRate);
  function* frames() {
    const frame = blankFrame(width, height);
    for (let index = 0; index < count; index += 1) {
      const view = { camera: cameraAt(motion, index / Math.max(1, count - 1)), zoom, centre, seconds: index / filmRate };
      drawLayer(ground!, frame, view);
      particles.draw(frame, view, 'behind');
      for (const layer of nearer) drawLayer(layer, frame, view);
      particles.draw(frame, view, 'before');
      onProgress(0.3 + (0.67 * (index + 1)) / count, 'filming');
      yield frame.rgba;
    }
  }
  const output = await encodeFilm(join(job.folder, 'result.mp4'), 'mp4', { width, height, fps: filmRate }, frames());
  return { outputs: [output], notes: { motion, seed, depth: hasDepth, ...(named ? { particles: named } : {}) } };
};
