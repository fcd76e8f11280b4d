/** Animates a still image: parallax between its subject and the background as a camera moves past. */
import { refuseUnread } from '../job/unread.ts';
import { join } from 'node:path';
import sharp from 'sharp';
import { motions } from '../../../contract/facts/tools/choices.ts';
import { randomFrom } from '@iridia/pixels/random';
import type { EngineJob } from '../job/job.ts';
import { readImage } from '../image/image.ts';
import type { Image } from '@iridia/pixels/image';
import { seedOf, textOf, type Progress, type Task } from '../job/task.ts';
import { encodeVideo } from '../media/encode.ts';
import { evenSize } from '../media/video.ts';
import { find } from '../packs/index.ts';
import { cameraAt, coveringPlane, coveringZoom, middle, type Center, type Motion } from './camera.ts';
import { layersByDepth, nearnessOf } from './depth.ts';
import { multiplied, opaque, type Layer } from './layer.ts';
import { videoRate, lengthOf } from './length.ts';
import { particlesNamed, phrasesBeside } from './particle-kinds.ts';
import { createParticles } from './particles.ts';
import { blankFrame, drawLayer } from './render.ts';
import { boundsOf, separate, type Bounds, type Separated } from './separate.ts';
import { drawTurned } from './turned.ts';

const longest = 1280;
const shortestLongest = 640;
/** Distance of a background without a floor; the subject's distance is 1. */
const far = 2.6;

const motionOf = (job: EngineJob): Motion => motions.find((motion) => motion === job.inputs.motion) ?? 'push-in';

async function imageOf(path: string): Promise<Image> {
  const image = await readImage(path, longest);
  const scale = Math.max(1, shortestLongest / Math.max(image.width, image.height));
  const { width, height } = evenSize(image.width * scale, image.height * scale);
  if (width === image.width && height === image.height) return image;
  const rgb = await sharp(image.rgb, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { rgb, width, height };
}

/** Distance of the upper border of a floor on which the subject stands. */
const farOnFloor = 2;
/** A subject that reaches below this share of the height is cut off by the image, so that no floor is seen under it. */
const cutOff = 0.97;

/**
 * A single plane from the subject's feet into the distance: the inverse of its distance is linear in the row, and so every straight line on
 * it stays straight.
 */
function floor(foot: number): (row: number) => number {
  return (row) => 1 / (1 / farOnFloor + (1 - 1 / farOnFloor) * (row / foot));
}

type Scene = {
  /** Farthest first. */
  layers: Layer[];
  center: Center;
  hasDepth: boolean;
  /** Distances that have to cover the frame; none when the image is a single plane. */
  covering: number[];
};

function sceneWith({ ground, subject }: Separated): Scene {
  const { width, height } = ground;
  const place = { width, height, left: 0, top: 0, scale: 1 };
  const pixels = opaque(ground.rgb);
  const bounds = subject && boundsOf(subject.alpha, width, height);
  if (!bounds)
    return { layers: [{ ...place, pixels, distance: 1, solid: true, turns: true }], center: middle, hasDepth: false, covering: [] };
  const distance = bounds.bottom < cutOff * height ? floor(Math.max(height * 0.7, bounds.bottom)) : far;
  return {
    layers: [
      { ...place, pixels, distance, solid: true },
      { ...place, pixels: multiplied(subject.rgba), distance: 1, solid: false },
    ],
    center: centerOf(bounds, width, height),
    hasDepth: true,
    covering: typeof distance === 'number' ? [1, distance] : [1, distance(0), distance(height)],
  };
}

/** The point of attention: the upper part of the subject, unless it is at the border. */
function centerOf(bounds: Bounds, width: number, height: number): Center {
  const within = (value: number) => Math.min(0.65, Math.max(0.35, value));
  return {
    x: within((bounds.left + bounds.right) / 2 / width),
    y: within((bounds.top + (bounds.bottom - bounds.top) * 0.3) / height),
  };
}

/** The image in layers: by depth where a pack measures it, otherwise its subject before its background, or one plane without a subject. */
async function sceneOf(path: string, image: Image, onProgress: Progress): Promise<Scene> {
  const pack = find('depth');
  if (pack) {
    onProgress(0.1, 'watching');
    const layers = layersByDepth(image, await nearnessOf(image, pack), far);
    return { layers, center: middle, hasDepth: true, covering: [1, far] };
  }
  return sceneWith(await separate(path, image, onProgress));
}

export const animateImage: Task = async (job, onProgress) => {
  const words = textOf(job, 'prompt');
  // Before the layers, which take seconds.
  refuseUnread(words);
  const path = job.files.image![0]!;
  onProgress(0.02, 'reading');
  const image = await imageOf(path);
  const { width, height } = image;
  const { layers, center, hasDepth, covering } = await sceneOf(path, image, (fraction, stage) => onProgress(0.03 + 0.25 * fraction, stage));
  const [ground, ...nearer] = layers;
  const motion = motionOf(job);
  const seconds = lengthOf(job);
  const seed = seedOf(job);
  const named = particlesNamed(words);
  // Nothing floats in a photo by itself: every pixel is the photo’s.
  const particles = named && (await createParticles(named, height, randomFrom(`${seed}/particles`), 1));
  const shape = height / width;
  const zoom = covering.length > 0 ? coveringZoom(motion, covering, shape, center) : coveringPlane(motion, shape);
  const count = Math.round(seconds * videoRate);
  function* frames() {
    const frame = blankFrame(width, height);
    for (let index = 0; index < count; index += 1) {
      const view = { camera: cameraAt(motion, index / Math.max(1, count - 1)), zoom, center, seconds: index / videoRate };
      if (ground!.turns) drawTurned(ground!, frame, view);
      else drawLayer(ground!, frame, view);
      particles?.draw(frame, view, 'behind');
      for (const layer of nearer) drawLayer(layer, frame, view);
      particles?.draw(frame, view, 'before');
      onProgress(0.3 + (0.67 * (index + 1)) / count, 'filming');
      yield frame.rgba;
    }
  }
  const output = await encodeVideo(join(job.folder, 'result.mp4'), 'mp4', { width, height, fps: videoRate }, frames());
  const unknown = phrasesBeside(words);
  const notes = { motion, seed, depth: hasDepth, ...(named ? { particles: named } : {}), ...(unknown.length > 0 ? { unknown } : {}) };
  return { outputs: [output], notes };
};
