/** While prerendering, every lazy import notes its module, so that the page can state what it loads next. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const lazyImport = /\bimport\(\s*(["'])([^"']+)\1\s*\)/g;

export const notedImports = (root: string): Plugin => ({
  name: 'noted-imports',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  transform: {
    order: 'post',
    async handler(code, id) {
      if (!id.startsWith(`${root}src/`) || !code.includes('import(')) return null;
      const found = await Promise.all([...code.matchAll(lazyImport)].map(async (match) => this.resolve(match[2]!, id)));
      const modules = found.map((module) => (module ? relative(root, module.id) : null));
      let place = 0;
      return {
        code: code.replaceAll(lazyImport, (call: string) => {
          const module = modules[place++];
          return module ? `(globalThis.noteImport?.(${JSON.stringify(module)}), ${call})` : call;
        }),
        map: null,
      };
    },
  },
});
