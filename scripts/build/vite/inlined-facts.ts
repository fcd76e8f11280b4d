/**
 * Puts each limit and each duration into its place: of the two lists, which are as long as a chart, a page needs a few numbers.
 */
import type { Plugin } from 'vite';
import { limits } from '../../../contract/facts/limits.ts';
import { times } from '../../../contract/facts/times.ts';

const lists: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { limits, times };

/** The code of a module with the numbers that it reads from a list; what is nested in one stays. */
export function withNumbers(code: string): string {
  const imported = Object.keys(lists).filter((name) => new RegExp(`import \\{ ${name} \\} from '[^']*/facts/${name}\\.ts'`).test(code));
  return imported.reduce(
    (rest, name) =>
      rest.replaceAll(new RegExp(`(?<![.\\w$])${name}\\.(\\w+)`, 'g'), (whole, key: string) => {
        const value = lists[name]![key];
        return typeof value === 'number' ? String(value) : whole;
      }),
    code,
  );
}

export const inlinedFacts = (): Plugin => ({
  name: 'inlined-facts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:contract|machines|src)\/.*\.tsx?(?:\?whole)?$/, code: /facts\/(?:limits|times)\.ts/ },
    handler: (code) => ({ code: withNumbers(code), map: null }),
  },
});
