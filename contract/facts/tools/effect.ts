import { effects, effectsOf } from './effects.ts';
import type { SlugIn } from './catalog.ts';
import { tool } from './tool.ts';

/** Number of images accepted by an effect with two people. */
export const effectImages = { min: 1, max: 2 } as const;

export const effectMaker = tool('ai-effect', {
  capability: 'effect.*',
  fields: [
    { kind: 'effect', name: 'effect', options: effects.map(({ id }) => id) },
    { kind: 'pictures', name: 'images', ...effectImages },
  ],
  files: ['image', 'images'],
  consent: true,
});

export const halloweenVideo = tool('ai-halloween-video-generator', {
  capability: 'effect.halloween',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'effect', name: 'effect', options: effectsOf('halloween').map(({ id }) => id) },
  ],
  files: ['image', 'images'],
  consent: true,
});

const togetherVideo = (slug: SlugIn<'fun'>, capability: 'effect.hug' | 'effect.kiss') =>
  tool(slug, {
    capability,
    fields: [{ kind: 'pictures', name: 'images', ...effectImages }],
    files: ['image', 'images'],
    consent: true,
    adult: true,
  });

export const hugVideo = togetherVideo('ai-hug-generator', 'effect.hug');
export const kissVideo = togetherVideo('ai-french-kiss-video-generator', 'effect.kiss');
