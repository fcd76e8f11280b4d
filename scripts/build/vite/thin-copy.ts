/**
 * Leaves of a tool's copy what is above its form, and at the end of its page: what stands between needs no script, so the browser reads it from
 * the HTML, and loads it once everything answers.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ToolCopy, ToolHead } from '../../../copy/types/tool.ts';

const whole = '?whole';

/** The module that stands in for the copy of `id`. */
export function thinCopyOf(id: string, { search, h1, lead, action, closing }: ToolCopy): string {
  const head: ToolHead = { search, h1, lead, action, closing };
  return `export default { ...${JSON.stringify(head)}, whole: async () => (await import(${JSON.stringify(id + whole)})).default };`;
}

export const thinCopy = (): Plugin => ({
  name: 'thin-copy',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(whole) ? id : null),
  load: {
    filter: { id: /\/copy\/\w\w\/tools\/(?!names|cards)[\w-]+\.ts(\?whole)?$/ },
    async handler(id) {
      if (id.endsWith(whole)) return { code: readFileSync(id.slice(0, -whole.length), 'utf8'), moduleType: 'ts' };
      const { default: copy } = (await import(pathToFileURL(id).href)) as { default: ToolCopy };
      return thinCopyOf(id, copy);
    },
  },
});
