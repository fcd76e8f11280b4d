import { cutMethods } from '../../facts/tools/sticker.ts';
import { oneOf, optional, record } from '../schema.ts';
import { fileName } from './values.ts';

/** A picture, and how its subject is cut out. */
export const backgroundRemoverInputs = record({ image: fileName, mask: optional(fileName), cut: optional(oneOf(cutMethods)) });
