import { cutMethods } from '../../facts/tools/sticker.ts';
import { oneOf, optional, record } from '../schema.ts';
import { fileName } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** An image, and how its subject is cut out. */
const backgroundRemoverInputs = record({ image: fileName, mask: optional(fileName), cut: optional(oneOf(cutMethods)) });

export const inputs = {
  'ai-background-remover': backgroundRemoverInputs,
} satisfies InputsBySlug;
