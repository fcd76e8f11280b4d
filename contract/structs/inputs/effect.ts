import { effectImages } from '../../facts/tools/effect.ts';
import { effectById, effects, effectsOf } from '../../facts/tools/effects.ts';
import { list, oneOf, optional, record, ruled } from '../schema.ts';
import { consent, fileName, seed, strength } from './values.ts';
import type { InputsBySlug } from './inputs.ts';

const idsOf = (cards: typeof effects): string[] => cards.map(({ id }) => id);

const images = { image: optional(fileName), images: optional(list(fileName, effectImages)) };

/** A single image may also be sent as `image`. */
const hasImage = ({ image, images }: { image?: unknown; images?: unknown }): true | string => (image || images ? true : 'images');

/** An effect, and as many images as its card accepts. */
const effectMakerInputs = ruled(
  record({ ...images, effect: oneOf(idsOf(effects)), strength: optional(strength), seed: optional(seed), consent }),
  'pictures',
  (inputs) => {
    const given = [inputs.image, ...(inputs.images ?? [])].filter(Boolean).length;
    if (given > (effectById(inputs.effect)?.pictures.max ?? 1)) return 'images';
    return hasImage(inputs);
  },
);

/** An image and a costume. */
const halloweenVideoInputs = ruled(
  record({ ...images, effect: optional(oneOf(idsOf(effectsOf('halloween')))), seed: optional(seed), consent }),
  'pictures',
  (inputs) => hasImage(inputs) === true || 'image',
);

/** Used by the hug and kiss generators. */
const togetherVideoInputs = ruled(record({ ...images, seed: optional(seed), consent }), 'pictures', hasImage);

export const inputs = {
  'ai-effect': effectMakerInputs,
  'ai-halloween-video-generator': halloweenVideoInputs,
  'ai-hug-generator': togetherVideoInputs,
  'ai-french-kiss-video-generator': togetherVideoInputs,
} satisfies InputsBySlug;
