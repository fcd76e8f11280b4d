/** What ofetch takes from other packages, by what browsers have had for years: 2 kB less on every page. */
import type { Plugin } from 'vite';

/** The modules that stand in for packages, by name. */
export const fetchParts: Readonly<Record<string, string>> = {
  ufo: `
    export const withBase = (path, base) => base + path;
    export function withQuery(address, query) {
      const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
      return given.size === 0 ? address : address + (address.includes('?') ? '&' : '?') + given;
    }`,
  // Every answer is then checked against the struct of its call, so text that is not JSON may stay text.
  destr: `
    export default function read(text) {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    }`,
};

/** Gives these parts to ofetch alone, in the browser's code. */
export const smallFetch = (): Plugin => ({
  name: 'small-fetch',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (name, importer) => (name in fetchParts && importer?.includes('/ofetch/') ? `\0${name}` : null),
  load: (id) => fetchParts[id.slice(1)] ?? null,
});
