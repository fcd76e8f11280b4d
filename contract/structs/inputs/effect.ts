import { effectImages } from '../../facts/tools/effect.ts';
import { effectById, effects, effectsOf } from '../../facts/tools/effects.ts';
import { anyOfThese, list, oneOf, optional, record, ruled } from '../schema.ts';
import { consent, fileName, seed, strength } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

const idsOf = (cards: typeof effects): string[] => cards.map(({ id }) => id);

const images = { image: optional(fileName), images: optional(list(fileName, effectImages)) };

/** A single image may also be sent as `image`. */
const hasImage = ({ image, images }: { image?: unknown; images?: unknown }): true | string => (image || images ? true : 'images');

const mostImagesOf = (id: string): number => effectById(id)?.pictures.max ?? 1;

/** The most images that cards accept, for the API document: a single `image` counts with `images`. */
const mostImages = [...new Set(idsOf(effects).map(mostImagesOf))].map((max) => ({
  if: { properties: { effect: { enum: idsOf(effects).filter((id) => mostImagesOf(id) === max) } } },
  // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's word, in an object that nobody awaits
  then: {
    properties: { images: { maxItems: max } },
    if: { required: ['image'] },
    // oxlint-disable-next-line unicorn/no-thenable -- as above
    then: { properties: { images: { maxItems: max - 1 } } },
  },
}));

/** An effect, and as many images as its card accepts. */
const effectMakerInputs = ruled(
  record({ ...images, effect: oneOf(idsOf(effects)), strength: optional(strength), seed: optional(seed), consent }),
  'pictures',
  (inputs) => {
    const given = [inputs.image, ...(inputs.images ?? [])].filter(Boolean).length;
    if (given > mostImagesOf(inputs.effect)) return 'images';
    return hasImage(inputs);
  },
  { ...anyOfThese('image', 'images'), allOf: mostImages },
);

/** An image and a costume. */
const halloweenVideoInputs = ruled(
  record({ ...images, effect: optional(oneOf(idsOf(effectsOf('halloween')))), seed: optional(seed), consent }),
  'pictures',
  (inputs) => hasImage(inputs) === true || 'image',
  anyOfThese('image', 'images'),
);

/** Used by the hug and kiss generators. */
const togetherVideoInputs = ruled(
  record({ ...images, seed: optional(seed), consent }),
  'pictures',
  hasImage,
  anyOfThese('image', 'images'),
);

export const inputs = {
  'ai-effect': effectMakerInputs,
  'ai-halloween-video-generator': halloweenVideoInputs,
  'ai-hug-generator': togetherVideoInputs,
  'ai-french-kiss-video-generator': togetherVideoInputs,
} satisfies InputsBySlug;
