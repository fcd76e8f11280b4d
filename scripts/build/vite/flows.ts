import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:flows';

type FlowPages = ReturnType<typeof import('../../document/flows/page.ts').flowPages>;

/** What the page that imports the module may expect of it. */
type Declared = typeof import('virtual:flows');

/** A module whose value is parsed as JSON, which is faster than as code. */
const text = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/**
 * The module `virtual:flows`: what `/__flows` shows, computed by Node from the charts as they are written. Each drawing is a module of its
 * own, which a page loads with the chart that it shows. On a development server both follow the charts as they are edited.
 */
export function flows(root: string): Plugin {
  let load = async (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);
  let known: Promise<FlowPages> | null = null;
  const read = () =>
    (known ??= load('scripts/document/flows/page.ts').then((module) =>
      (module as typeof import('../../document/flows/page.ts')).flowPages(),
    ));
  return {
    name: 'flows',
    configureServer(server) {
      // Node keeps a module as it first was; the server reads it again after a change.
      load = (path) => server.ssrLoadModule(`/${path}`);
    },
    hotUpdate({ file }) {
      if (!file.startsWith(join(root, 'machines') + sep)) return;
      known = null;
      const { moduleGraph } = this.environment;
      for (const module of moduleGraph.idToModuleMap.values()) if (module.id?.startsWith(`\0${id}`)) moduleGraph.invalidateModule(module);
    },
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    async load(module) {
      if (!module.startsWith(`\0${id}`)) return null;
      const { pages, relays } = await read();
      const chart = module.slice(id.length + 2);
      if (chart === '') {
        const own = pages.map(({ flow: { machine } }) => `${JSON.stringify(machine)}: () => import(${JSON.stringify(`${id}/${machine}`)})`);
        const exported: Record<keyof Declared, string> = {
          pages: text(pages satisfies Declared['pages']),
          relays: text(relays satisfies Declared['relays']),
          drawings: `{ ${own.join(', ')} }`,
        };
        return Object.entries(exported)
          .map(([name, code]) => `export const ${name} = ${code};\n`)
          .join('');
      }
      const { flow } = pages.find((page) => page.flow.machine === chart)!;
      const { laidFirst } = (await load('scripts/document/flows/laid.ts')) as typeof import('../../document/flows/laid.ts');
      return `export default ${text(await laidFirst(flow))};\n`;
    },
  };
}
