/** Structs of single values that the inputs of several tools hold; a file is given by the name that the upload answered. */
import { textLengths } from '../../facts/text-lengths.ts';
import { locales } from '../../facts/locales.ts';
import { durations, motions, ratios, scales, speeds, strengths } from '../../facts/tools/choices.ts';
import { either, integer, list, number, oneOf, oneOfNumbers, optional, record, text } from '../schema.ts';

/** Words that say what is made, or that are spoken. */
export const prompt = text({ min: 1, max: textLengths.prompt });
/** The name of an uploaded file. */
export const fileName = text({ min: 1, max: 128, pattern: /^[0-9A-Za-z][0-9A-Za-z._-]*$/ });
/** Any whole number of 32 bits; the same seed and words draw the same picture. */
export const seed = integer({ min: 0, max: 4_294_967_295 });
/** The id of a consent's receipt. */
export const consent = text({ min: 1, max: 64 });
/** One of `ratios`. */
export const ratio = oneOf(ratios);
/** Seconds. */
export const duration = number({ min: durations.min, max: durations.max });
/** One of `motions`. */
export const motion = oneOf(motions);
/** Within `speeds`. */
export const speed = number({ min: speeds.min, max: speeds.max });
/** One of `scales`. */
export const scale = oneOfNumbers(scales);
/** Within `strengths`. */
export const strength = number({ min: strengths.min, max: strengths.max });
/** One of the five languages. */
export const language = oneOf(locales);
/** A colour without alpha. */
export const colour = text({ pattern: /^#[0-9a-fA-F]{6}$/, description: '#rrggbb' });

/** Pixels of the file that it lies on, from the upper left corner. */
export const box = record({
  x: number({ min: 0 }),
  y: number({ min: 0 }),
  width: number({ min: 1 }),
  height: number({ min: 1 }),
});

/** A colour, a picture, or a scene painted from words. */
export const background = either(record({ colour }), record({ image: fileName }), record({ prompt }));

/** Who becomes whom: the picture of a new face, and where in the target the old one is; without a box the faces are taken by size. */
export const facesUpTo = (max: number) => list(record({ box: optional(box), image: fileName }), { min: 1, max });
