/**
 * Leaves of the API's calls what sends them. The structs that read their answers load with the answers: they are as large as the charts of a
 * page, and nothing can be read before it has been asked for.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const whole = '?whole';

/** What the browser needs of a call before its answer. */
const sends = ['method', 'path', 'idempotent'] as const;

const isCall = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The module that stands in for the calls of `id`, whose values are `exported`: structs that are used by themselves stay where they are. */
export function thinModule(id: string, exported: Readonly<Record<string, unknown>>): string {
  const from = JSON.stringify(id + whole);
  const lines = Object.entries(exported).map(([name, value]) => {
    if (!isCall(value)) return `export { ${name} } from ${from};`;
    const kept = Object.fromEntries(sends.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
    return `export const ${name} = { ...${JSON.stringify(kept)}, whole: async () => (await import(${from})).${name} };`;
  });
  return lines.join('\n');
}

export const thinCalls = (): Plugin => ({
  name: 'thin-calls',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(whole) ? id : null),
  load: {
    filter: { id: /\/contract\/structs\/calls\/[\w-]+\.ts(\?whole)?$/ },
    async handler(id) {
      if (id.endsWith(whole)) return { code: readFileSync(id.slice(0, -whole.length), 'utf8'), moduleType: 'ts' };
      if (id.endsWith('/call.ts')) return null;
      return thinModule(id, (await import(pathToFileURL(id).href)) as Record<string, unknown>);
    },
  },
});
