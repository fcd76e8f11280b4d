/** A job's inputs under the names that most hosted models use. Files are sent as data URLs. */
import type { EngineJob } from '@iridia/engine';
import { FileUrl } from './body.ts';

const names: Readonly<Record<string, string>> = {
  image: 'image_url',
  images: 'image_urls',
  mask: 'mask_url',
  video: 'video_url',
  audio: 'audio_url',
  target: 'target_image_url',
  faces: 'face_image_url',
  garment: 'garment_image_url',
  background: 'background_image_url',
};

const plainKeys: Readonly<Record<string, string>> = {
  prompt: 'prompt',
  text: 'text',
  seed: 'seed',
  ratio: 'aspect_ratio',
  duration: 'duration',
  strength: 'strength',
  scale: 'scale',
  language: 'language',
  voice: 'voice',
  speed: 'speed',
  style: 'style',
  motion: 'motion',
};

/** Returns the inputs, with files that `jsonBody` writes as data URLs. `suffix` is removed from the file input names, for engines that call an image `image`. */
export function hostedInputs({ inputs, files }: Pick<EngineJob, 'inputs' | 'files'>, suffix = ''): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [key, name] of Object.entries(plainKeys))
    if (inputs[key] !== undefined && typeof inputs[key] !== 'object') given[name] = inputs[key];
  for (const [input, paths] of Object.entries(files)) {
    const urls = paths.map((path) => new FileUrl(path));
    const name = (names[input] ?? `${input}_url`).replace(suffix === '' ? /$^/ : new RegExp(`_?${suffix}(?=s?$)`), '');
    given[name] = name.endsWith('s') ? urls : urls[0];
  }
  return given;
}
