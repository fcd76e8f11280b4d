import { optional, record } from '../../structs/schema.ts';
import { duration, durations, fileName, motion, motions, prompt, ratio, ratios, seed } from '../../structs/inputs.ts';
import type { FormField, Tool } from './tool.ts';

const length: FormField = { kind: 'slider', name: 'duration', min: durations.min, max: durations.max, step: 1, initial: durations.usual };

export const textToVideo: Tool = {
  slug: 'text-to-video-ai',
  section: 'text_to_video',
  group: 'video',
  result: 'video',
  cost: 20,
  capability: 'video.fromText',
  fields: [
    { kind: 'prompt', name: 'prompt', max: 1000 },
    { kind: 'choice', name: 'ratio', options: ratios, initial: '16:9' },
    length,
    { kind: 'seed', name: 'seed' },
  ],
  inputs: record({ prompt, ratio: optional(ratio), duration: optional(duration), seed: optional(seed) }),
  files: [],
};

export const imageToVideo: Tool = {
  slug: 'image-to-video-ai',
  section: 'image_to_video',
  group: 'video',
  result: 'video',
  cost: 20,
  capability: 'video.fromImage',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'prompt', name: 'prompt', max: 1000, optional: true },
    { kind: 'choice', name: 'motion', options: motions, initial: 'push-in' },
    length,
    { kind: 'seed', name: 'seed' },
  ],
  inputs: record({
    image: fileName,
    prompt: optional(prompt),
    motion: optional(motion),
    duration: optional(duration),
    seed: optional(seed),
  }),
  files: ['image'],
};
