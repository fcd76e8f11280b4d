/** Structs of single values that several tools share; a file is referenced by the name that the upload call returned. */
import { asPrompt, asText, isBlank } from '../../facts/entered.ts';
import { limits } from '../../facts/limits.ts';
import { textLengths } from '../../facts/text-lengths.ts';
import { locales } from '../../facts/locales.ts';
import { durations, motions, paintings, ratios, scales, speeds, strengths } from '../../facts/tools/choices.ts';
import { either, integer, list, number, oneOf, oneOfNumbers, optional, record, ruled, text } from '../schema.ts';

const seen = (value: string): boolean => !isBlank(value);

/** A text prompt; blanks alone are none. */
export const prompt = ruled(text({ min: 1, max: textLengths.prompt, as: asPrompt }), 'seen', seen, { pattern: '\\S' });
/** Text to be spoken. */
export const spoken = ruled(text({ min: 1, max: textLengths.prompt, as: asText }), 'seen', seen, { pattern: '\\S' });
/** The name of an uploaded file. */
export const fileName = text({ min: 1, max: 128, pattern: /^[0-9A-Za-z][0-9A-Za-z._-]*$/ });
/** Any unsigned 32-bit integer; the same seed and prompt produce the same image. */
export const seed = integer({ min: 0, max: limits.seed });
/** Choices that a model has which paints: what the image should not show, steps, guidance. The engine keeps them within its limits. */
export const painting = {
  negative: optional(prompt),
  steps: optional(integer(paintings.steps)),
  guidance: optional(number(paintings.guidance)),
};
/** The id of a consent receipt; left out where all files are the site's own samples. */
export const consent = optional(text({ min: 1, max: 64 }));
export const ratio = oneOf(ratios);
/** Seconds. */
export const duration = number({ min: durations.min, max: durations.max });
export const motion = oneOf(motions);
export const speed = number({ min: speeds.min, max: speeds.max });
export const scale = oneOfNumbers(scales);
export const strength = number({ min: strengths.min, max: strengths.max });
export const language = oneOf(locales);
/** A color without alpha. */
export const color = text({ pattern: /^#[0-9a-fA-F]{6}$/, description: '#rrggbb' });

/** A rectangle in pixels of its file, from the top left corner. */
export const box = record({
  x: number({ min: 0 }),
  y: number({ min: 0 }),
  width: number({ min: 1 }),
  height: number({ min: 1 }),
});

/** A color, an image, or a scene generated from a prompt. */
export const background = either(record({ colour: color }), record({ image: fileName }), record({ prompt }));

/**
 * Up to `max` face replacements: the image of the new face, and the box of the old face in the target; without a box, faces are assigned
 * by size.
 */
export const facesUpTo = (max: number) => list(record({ box: optional(box), image: fileName }), { min: 1, max });
