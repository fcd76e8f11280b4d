import { facesOfSwap } from '../../facts/tools/face-swap.ts';
import type { SlugIn } from '../../facts/tools/catalogue.ts';
import { record } from '../schema.ts';
import { consent, facesUpTo, fileName } from './values.ts';

/** What carries the faces, and as many new faces as the swap takes. */
export const faceSwapInputs = (slug: SlugIn<'face'>) => record({ target: fileName, faces: facesUpTo(facesOfSwap[slug]), consent });
