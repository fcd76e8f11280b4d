import { cutVideoFormats } from '../../facts/tools/video-background-remover.ts';
import { oneOf, optional, record } from '../schema.ts';
import { background, colour, fileName } from './values.ts';

/** A clip, and what its subject stands on. */
export const videoBackgroundRemoverInputs = record({
  video: fileName,
  /** Without one the people in the clip are found. */
  keyColour: optional(colour),
  format: optional(oneOf(cutVideoFormats)),
  background: optional(background),
});
