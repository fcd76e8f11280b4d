import { cutVideoFormats } from '../../facts/tools/video-background-remover.ts';
import { oneOf, optional, record } from '../schema.ts';
import { background, color, fileName } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** A clip and its new background. */
const videoBackgroundRemoverInputs = record({
  video: fileName,
  /** Without a key color, the engine detects the people in the clip. */
  keyColour: optional(color),
  format: optional(oneOf(cutVideoFormats)),
  background: optional(background),
});

export const inputs = {
  'video-background-remover': videoBackgroundRemoverInputs,
} satisfies InputsBySlug;
