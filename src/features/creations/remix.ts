import { formPathOf } from '../../../contract/facts/tools/form-path.ts';
import type { Creation } from '../../../machines/creations/creation.ts';

/** The form of the tool, with the words and the choices that made it: on a phone, the last result stands above it. */
export const remixOf = ({ tool, choices = {} }: Creation): string => `${formPathOf(tool, choices)}#make`;
