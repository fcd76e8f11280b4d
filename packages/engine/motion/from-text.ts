/**
 * A video from words: the named place, figures, and weather are painted in layers in front of a moving camera. Its notes mark it as a draft.
 */
import { join } from 'node:path';
import { motions } from '../../../contract/facts/tools/choices.ts';
import { meaningOf, type Plan } from '@iridia/draft';
import { drawablePlan } from '../scene/drawable.ts';
import { randomFrom } from '@iridia/pixels/random';
import type { Size } from '@iridia/pixels/image';
import { draftNotes, seedOf, textOf, type Progress, type Task } from '../job/task.ts';
import { encodeVideo } from '../media/encode.ts';
import { cameraAt, type Motion } from './camera.ts';
import { videoRate, lengthOf } from './length.ts';
import { particlesNamed, type ParticleKind } from './particle-kinds.ts';
import { createParticles } from './particles.ts';
import { blankFrame, drawLayer } from './render.ts';
import { buildScenery } from './scenery.ts';
import { darkenCorners } from './vignette.ts';

const sizes: Readonly<Record<string, Size>> = {
  '1:1': { width: 960, height: 960 },
  '3:4': { width: 810, height: 1080 },
  '4:3': { width: 1080, height: 810 },
  '9:16': { width: 720, height: 1280 },
  '16:9': { width: 1280, height: 720 },
};
const defaultSize = sizes['16:9']!;

/** The default particles of a place when the words name none. */
const defaultAir: Partial<Record<Plan['scene'], ParticleKind>> = {
  snow: 'snow',
  underwater: 'bubbles',
  space: 'stars',
  forest: 'fireflies',
  studio: 'dust',
};

/** What floats in the air: what the words name, the weather, or what the place has. */
export function airOf(prompt: string, { weathers, scene, time }: Pick<Plan, 'weathers' | 'scene' | 'time'>): ParticleKind {
  const weather = weathers.includes('snowfall') ? 'snow' : weathers.includes('rain') ? 'rain' : undefined;
  return particlesNamed(prompt) ?? weather ?? defaultAir[scene] ?? (time === 'night' ? 'fireflies' : 'dust');
}

/** How the video is made; `motion` and weather are derived from words and seed where they are missing. */
export type Script = { prompt: string; plan: Plan; size: Size; seconds: number; seed: number; motion?: Motion | undefined };

/** Renders a script to an MP4 at `path`. The same meaning, size, and seed give the same video in every language. */
export async function videoOf({ prompt, plan, size, seconds, seed, motion: asked }: Script, path: string, onProgress: Progress) {
  const random = randomFrom(`${seed}/${meaningOf(plan)}/film`);
  onProgress(0.05, 'painting');
  const { behind, before } = await buildScenery(plan, size, random);
  // Drawn in any case: what comes after it would otherwise depend on who named the motion.
  const drawn = motions[Math.trunc(random() * motions.length)]!;
  const motion = asked ?? drawn;
  const air = airOf(prompt, plan);
  const particles = await createParticles(air, size.height, random);
  // A low center keeps the subject's feet in the frame when the camera moves in.
  const center = { x: 0.5, y: 0.72 };
  const count = Math.round(seconds * videoRate);
  function* frames() {
    const frame = blankFrame(size.width, size.height);
    const finish = darkenCorners(frame);
    for (let index = 0; index < count; index += 1) {
      const view = { camera: cameraAt(motion, index / Math.max(1, count - 1)), zoom: 1.01, center, seconds: index / videoRate };
      for (const layer of behind) drawLayer(layer, frame, view);
      particles.draw(frame, view, 'behind');
      for (const layer of before) drawLayer(layer, frame, view);
      particles.draw(frame, view, 'before');
      finish();
      onProgress(0.2 + (0.77 * (index + 1)) / count, 'filming');
      yield frame.rgba;
    }
  }
  const output = await encodeVideo(path, 'mp4', { ...size, fps: videoRate }, frames());
  return { output, motion };
}

export const animateWords: Task = async (job, onProgress) => {
  const prompt = textOf(job, 'prompt');
  const seed = seedOf(job);
  onProgress(0.02, 'understanding');
  const plan = drawablePlan(prompt, { locale: job.locale, styleless: true });
  const { output, motion } = await videoOf(
    {
      prompt,
      plan,
      size: sizes[String(job.inputs.ratio)] ?? defaultSize,
      seconds: lengthOf(job),
      seed,
      motion: motions.find((one) => one === job.inputs.motion),
    },
    join(job.folder, 'result.mp4'),
    onProgress,
  );
  return { outputs: [output], notes: { ...draftNotes(plan, seed), motion } };
};
