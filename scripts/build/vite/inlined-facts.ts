/**
 * Puts each limit and each duration into its place: of the two lists, which are as long as a chart, a page needs a few numbers.
 */
import type { Plugin } from 'vite';
import { limits } from '../../../contract/facts/limits.ts';
import { times } from '../../../contract/facts/times.ts';

const lists: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { limits, times };

const comments = /\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm;

/**
 * The code of a module with the numbers that it reads from a list; what is nested in one stays. An import of which nothing is left goes, or the list
 * would be in the file of the first module that names it.
 */
export function withNumbers(code: string): string {
  return Object.entries(lists).reduce((before, [name, list]) => {
    const imported = new RegExp(`import \\{ ${name} \\} from '(?:[^']*/facts|\\.\\.?)/${name}\\.ts';?`);
    if (!imported.test(before)) return before;
    const after = before.replaceAll(new RegExp(`(?<![.\\w$])${name}\\.(\\w+)`, 'g'), (whole, key: string) => {
      const value = list[key];
      return typeof value === 'number' ? String(value) : whole;
    });
    const rest = after.replace(imported, '').replaceAll(comments, '');
    return new RegExp(`(?<![.\\w$])${name}\\b`).test(rest) ? after : after.replace(imported, '');
  }, code);
}

export const inlinedFacts = (): Plugin => ({
  name: 'inlined-facts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:contract|machines|src)\/.*\.tsx?(?:\?whole)?$/, code: /\/(?:limits|times)\.ts'/ },
    handler: (code) => ({ code: withNumbers(code), map: null }),
  },
});
