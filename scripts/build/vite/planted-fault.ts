import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A change of one file of the product, which must contain the text once. */
export type Fault = { file: string; find: string; put: string };

/** Puts a fault into the product's code as it is built or tested; the file itself stays as it is. */
export const plantedFault = (root: string, { file, find, put }: Fault): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  transform(code, id) {
    if (id !== join(root, file)) return null;
    if (code.split(find).length !== 2) throw new Error(`${file} does not contain this once: ${find}`);
    return code.replace(find, () => put);
  },
});

/** The fault that `npm run test:faults` wants tests to find. */
export const faultUnderTest = (root: string): Plugin[] =>
  process.env['FAULT'] ? [plantedFault(root, JSON.parse(process.env['FAULT']) as Fault)] : [];
