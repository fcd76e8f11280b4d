/** `virtual:flows`: it exports what it declares, and on a development server it is read again when a chart was edited, and only then. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { flows } from '../../scripts/build/vite/flows.ts';

const root = '/product';

function served() {
  const plugin: any = flows(root);
  const flowPages = vi.fn(() => ({ pages: [], relays: [] }));
  plugin.configureServer({ ssrLoadModule: async () => ({ flowPages }) });
  const invalidated: string[] = [];
  const modules = ['\0virtual:flows', '\0virtual:flows/payment', join(root, 'src/dev/charts/page.tsx')].map((id) => ({ id }));
  const environment = {
    moduleGraph: {
      idToModuleMap: new Map(modules.map((module) => [module.id, module])),
      invalidateModule: ({ id }: { id: string }) => void invalidated.push(id),
    },
  };
  return {
    flowPages,
    invalidated,
    read: () => plugin.load('\0virtual:flows') as Promise<string>,
    edit: (path: string) => plugin.hotUpdate.call({ environment }, { file: join(root, path) }) as unknown,
  };
}

test('the module exports the names that its declaration has, and no other', async () => {
  const declaration = readFileSync(join(import.meta.dirname, '../../src/dev/charts/virtual.d.ts'), 'utf8');
  const declared = [...declaration.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  const exported = (await import(`data:text/javascript,${encodeURIComponent(await served().read())}`)) as object;
  expect(Object.keys(exported).sort()).toEqual(declared.sort());
});

test('an edited chart is read and drawn again', async () => {
  const { flowPages, invalidated, read, edit } = served();
  await read();
  await read();
  expect(flowPages).toHaveBeenCalledTimes(1);
  // The other modules of the page are reloaded as after any change.
  expect(edit('machines/payment/payment.machine.ts')).toBeUndefined();
  expect(invalidated).toEqual(['\0virtual:flows', '\0virtual:flows/payment']);
  await read();
  expect(flowPages).toHaveBeenCalledTimes(2);
});

test('another file leaves the drawings alone', async () => {
  const { flowPages, invalidated, read, edit } = served();
  await read();
  edit('src/dev/charts/page.tsx');
  edit('machines-of-others/a.ts');
  await read();
  expect(invalidated).toEqual([]);
  expect(flowPages).toHaveBeenCalledTimes(1);
});
