import { facesOfSwap } from '../../facts/tools/face-swap.ts';
import type { SlugIn } from '../../facts/tools/catalogue.ts';
import { record } from '../schema.ts';
import { consent, facesUpTo, fileName } from './values.ts';

/** The target file, plus as many new faces as the swap accepts. */
export const faceSwapInputs = (slug: SlugIn<'face'>) => record({ target: fileName, faces: facesUpTo(facesOfSwap[slug]), consent });
