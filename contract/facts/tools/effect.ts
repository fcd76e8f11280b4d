import { list, oneOf, optional, record, ruled } from '../../structs/schema.ts';
import { effectById, effects, effectsOf } from './effects.ts';
import { consent, fileName, seed, strength } from '../../structs/inputs.ts';
import type { Tool } from './tool.ts';

const effectIds = effects.map(({ id }) => id);
const halloweenIds = effectsOf('halloween').map(({ id }) => id);

const pictures = { image: optional(fileName), images: optional(list(fileName, { min: 1, max: 2 })) };

/** One picture may be given as `image` too. */
const hasPicture = ({ image, images }: { image?: unknown; images?: unknown }): true | string => (image || images ? true : 'images');

export const effectMaker: Tool = {
  slug: 'ai-effect',
  section: 'ai_effect',
  group: 'fun',
  result: 'video',
  cost: 20,
  capability: 'effect.*',
  fields: [
    { kind: 'effect', name: 'effect', options: effectIds },
    { kind: 'pictures', name: 'images', min: 1, max: 2 },
  ],
  inputs: ruled(
    record({ ...pictures, effect: oneOf(effectIds), strength: optional(strength), seed: optional(seed), consent }),
    'pictures',
    (inputs) => {
      const given = [inputs.image, ...(inputs.images ?? [])].filter(Boolean).length;
      if (given > (effectById(inputs.effect)?.pictures.max ?? 1)) return 'images';
      return hasPicture(inputs);
    },
  ),
  files: ['image', 'images'],
  consent: true,
};

export const halloweenVideo: Tool = {
  slug: 'ai-halloween-video-generator',
  section: 'ai_halloween_video_generator',
  group: 'fun',
  result: 'video',
  cost: 20,
  capability: 'effect.halloween',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'effect', name: 'effect', options: halloweenIds },
  ],
  inputs: ruled(
    record({ ...pictures, effect: optional(oneOf(halloweenIds)), seed: optional(seed), consent }),
    'pictures',
    (inputs) => hasPicture(inputs) === true || 'image',
  ),
  files: ['image', 'images'],
  consent: true,
};

const togetherVideo = (slug: string, section: string, capability: 'effect.hug' | 'effect.kiss'): Tool => ({
  slug,
  section,
  group: 'fun',
  result: 'video',
  cost: 20,
  capability,
  fields: [{ kind: 'pictures', name: 'images', min: 1, max: 2 }],
  inputs: ruled(record({ ...pictures, seed: optional(seed), consent }), 'pictures', hasPicture),
  files: ['image', 'images'],
  consent: true,
  adult: true,
});

export const hugVideo = togetherVideo('ai-hug-generator', 'ai_hug_generator', 'effect.hug');
export const kissVideo = togetherVideo('ai-french-kiss-video-generator', 'ai_french_kiss_video_generator', 'effect.kiss');
