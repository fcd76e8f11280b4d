/** What the choices and sliders of the forms offer; the structs of the inputs take no other. */

/** Width to height of a picture or a clip. */
export const ratios = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const;

/** Seconds of a clip. */
export const durations = { min: 3, max: 10, usual: 5 } as const;

/** How the camera moves over a picture. */
export const motions = ['push-in', 'orbit', 'dolly', 'drift'] as const;

/** How fast a voice speaks; 1 is its own pace. */
export const speeds = { min: 0.5, max: 2, usual: 1 } as const;

/** How many times wider and higher a picture becomes. */
export const scales = [2, 4] as const;

/** How much of a style goes over the picture, from none to all. */
export const strengths = { min: 0, max: 1, usual: 0.7 } as const;

/** Looks that can be put over any picture. */
export const pictureStyles = ['cartoon', 'watercolour', 'oil', 'pencil', 'pop-art', 'pixel', 'duotone', 'low-poly'] as const;

/** Looks of a picture made from words; `plain` is the engine's own. */
export const promptStyles = ['plain', ...pictureStyles] as const;
