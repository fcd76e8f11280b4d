import { textLengths } from '../text-lengths.ts';
import { durations, motions, ratios } from './choices.ts';
import { tool, type FormField } from './tool.ts';

const length: FormField = { kind: 'slider', name: 'duration', min: durations.min, max: durations.max, step: 1, initial: durations.usual };

export const textToVideo = tool('text-to-video-ai', {
  capability: 'video.fromText',
  fields: [
    { kind: 'prompt', name: 'prompt', max: textLengths.prompt },
    { kind: 'choice', name: 'ratio', options: ratios, initial: '16:9' },
    length,
    { kind: 'seed', name: 'seed' },
  ],
  files: [],
});

export const imageToVideo = tool('image-to-video-ai', {
  capability: 'video.fromImage',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'prompt', name: 'prompt', max: textLengths.prompt, optional: true, reads: 'particles' },
    { kind: 'choice', name: 'motion', options: motions, initial: 'push-in' },
    length,
    { kind: 'seed', name: 'seed' },
  ],
  files: ['image'],
});
