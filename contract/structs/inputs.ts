/** Structs of the `inputs` that several tools share; a file is given by the name that the upload answered. */
import { limits } from '../facts/constants.ts';
import { locales } from '../facts/locales.ts';
import { either, integer, list, number, oneOf, oneOfNumbers, optional, record, text } from './schema.ts';
import { pictureStyles } from '../facts/tools/styles.ts';

export const prompt = text({ min: 1, max: limits.promptLength });
export const fileName = text({ min: 1, max: 128, pattern: /^[0-9A-Za-z][0-9A-Za-z._-]*$/ });
/** Any whole number of 32 bits; the same seed and words draw the same picture. */
export const seed = integer({ min: 0, max: 4_294_967_295 });

/** The id of a consent's receipt. */
export const consent = text({ min: 1, max: 64 });

export const ratios = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const;
export const ratio = oneOf(ratios);

/** Seconds. */
export const durations = { min: 3, max: 10, usual: 5 } as const;
export const duration = number({ min: durations.min, max: durations.max });

export const motions = ['push-in', 'orbit', 'dolly', 'drift'] as const;
export const motion = oneOf(motions);

export const speeds = { min: 0.5, max: 2, usual: 1 } as const;
export const speed = number({ min: speeds.min, max: speeds.max });

export const scales = [2, 4] as const;
export const scale = oneOfNumbers(scales);

/** How much of a style goes over the picture. */
export const strengths = { min: 0, max: 1, usual: 0.7 } as const;
export const strength = number({ min: strengths.min, max: strengths.max });

export { pictureStyles };
/** Looks of a picture made from words; `plain` is the engine's own. */
export const promptStyles = ['plain', ...pictureStyles] as const;

export const language = oneOf(locales);

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
