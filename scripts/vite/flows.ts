import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:flows';

/** The module `virtual:flows`: what `/__flows` shows, computed by Node from the charts as they are written. */
export const flows = (root: string): Plugin => ({
  name: 'flows',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(module) {
    if (module !== `\0${id}`) return null;
    const { flowPages } = (await import(pathToFileURL(join(root, 'scripts/flows/page.ts')).href)) as typeof import('../flows/page.ts');
    const { pages, tells } = flowPages();
    const text = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
    return `export const pages = ${text(pages)};\nexport const tells = ${text(tells)};\n`;
  },
});
