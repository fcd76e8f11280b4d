import { facesOfSwap } from '../../facts/tools/face-swap.ts';
import type { InputsBySlug } from './by-slug.ts';
import { record } from '../schema.ts';
import { consent, facesUpTo, fileName } from './values.ts';

/** The target file, plus as many new faces as the swap accepts. */
const faceSwap = (slug: keyof typeof facesOfSwap) => record({ target: fileName, faces: facesUpTo(facesOfSwap[slug]), consent });

export const inputs = {
  'ai-face-swap': faceSwap('ai-face-swap'),
  'multiple-face-swap': faceSwap('multiple-face-swap'),
  'gif-face-swap': faceSwap('gif-face-swap'),
  'ai-gif-face-swap': faceSwap('ai-gif-face-swap'),
  'multiple-face-swap-gif': faceSwap('multiple-face-swap-gif'),
  'video-face-swap': faceSwap('video-face-swap'),
  'multiple-face-swap-video': faceSwap('multiple-face-swap-video'),
} satisfies InputsBySlug;
