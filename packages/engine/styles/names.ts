import type { StyleName } from './style.ts';

/** How a style is asked of a model that paints, in English, the language of its words. */
export const styleNames: Readonly<Record<StyleName, string>> = {
  cartoon: 'cartoon illustration, bold outlines, flat colors',
  watercolour: 'watercolor painting, soft washes on paper',
  oil: 'oil painting, visible brush strokes',
  pencil: 'pencil drawing, graphite on paper',
  'pop-art': 'pop art, halftone dots, bright flat colors',
  pixel: 'pixel art, 16-bit',
  duotone: 'duotone print in two colors',
  'low-poly': 'low poly, faceted triangles',
};

/** The words of a prompt with those of a style after them. */
export const styledPrompt = (prompt: string, style: StyleName | null): string =>
  [prompt, ...(style ? [styleNames[style]] : [])].filter(Boolean).join(', ');
