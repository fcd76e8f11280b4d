/** Options of the choices and sliders in the forms; the input structs accept no other values. */

/** Width to height of an image or a clip. */
export const ratios = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const;

/** Clip duration in seconds. */
export const durations = { min: 3, max: 10, usual: 5 } as const;

/** Camera movements over an image. */
export const motions = ['push-in', 'orbit', 'dolly', 'drift'] as const;

/** Speech rate; 1 is the natural pace of the voice. */
export const speeds = { min: 0.5, max: 2, usual: 1 } as const;

/** Factor by which the width and height of an image grow. */
export const scales = [2, 4] as const;

/** How strongly a style is applied to the image, from none to full. */
export const strengths = { min: 0, max: 1, usual: 0.7 } as const;

/**
 * Limits of what a person may choose of a model that paints; a model has narrower ones. More steps take more time, more guidance follows the
 * words more closely.
 */
export const paintings = { steps: { min: 1, max: 50 }, guidance: { min: 0, max: 20 } } as const;

/** Styles that can be applied to any image. */
export const imageStyles = ['cartoon', 'watercolour', 'oil', 'pencil', 'pop-art', 'pixel', 'duotone', 'low-poly'] as const;

/** Styles of an image generated from a prompt or a photo; `plain` is the engine's default, or the photo as it is. */
export const promptStyles = ['plain', ...imageStyles] as const;
