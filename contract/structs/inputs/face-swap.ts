import { facesOfSwap } from '../../facts/tools/face-swap.ts';
import type { SlugIn } from '../../facts/tools/catalogue.ts';
import { record } from '../schema.ts';
import { consent, facesUpTo, fileName } from './values.ts';

export const faceSwapInputs = (slug: SlugIn<'face'>) => record({ target: fileName, faces: facesUpTo(facesOfSwap[slug]), consent });
