import { cutMethods } from '../../facts/tools/sticker.ts';
import { oneOf, optional, record } from '../schema.ts';
import { fileName } from './values.ts';

export const backgroundRemoverInputs = record({ image: fileName, mask: optional(fileName), cut: optional(oneOf(cutMethods)) });
