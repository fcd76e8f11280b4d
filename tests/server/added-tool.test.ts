/** Adding a tool is an entry in the catalog: the API lists it, judges it, charges it and has it made, with no line of its own. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ToolSlug } from '../../contract/facts/tools/catalog.ts';
import type { Tool } from '../../contract/facts/tools/index.ts';
import type { createTestEngine } from './kit/engine.ts';
import { formOf, image } from './kit/images.ts';
import type { TestServer } from './kit/server.ts';

const replaced = ['../../contract/facts/tools/index.ts', '../../contract/structs/inputs/index.ts'] as const;
vi.mock('../../contract/facts/tools/index.ts', async (original) => {
  const catalog = await original<typeof import('../../contract/facts/tools/index.ts')>();
  const added: Tool = {
    slug: 'ai-frame-maker' as ToolSlug,
    section: 'ai_tools',
    group: 'edit',
    result: 'image',
    cost: 3,
    capability: 'image.enhance',
    fields: [
      { kind: 'picture', name: 'image' },
      { kind: 'choice', name: 'frame', options: ['wood', 'gold'], initial: 'wood' },
      { kind: 'prompt', name: 'scene', max: 400, optional: true },
      { kind: 'background', name: 'behind', optional: true },
    ],
    files: ['image', 'behind'],
  };
  const tools = [...catalog.tools, added];
  return { ...catalog, tools, toolBySlug: (slug: string) => tools.find((tool) => tool.slug === slug) };
});
vi.mock('../../contract/structs/inputs/index.ts', async (original) => {
  const { inputStructs } = await original<typeof import('../../contract/structs/inputs/index.ts')>();
  const { background, fileName, prompt } = await import('../../contract/structs/inputs/values.ts');
  const { oneOf, optional, record } = await import('../../contract/structs/schema.ts');
  const added = record({ image: fileName, frame: oneOf(['wood', 'gold']), scene: optional(prompt), behind: optional(background) });
  return { inputStructs: { ...inputStructs, 'ai-frame-maker': added } };
});

let server: TestServer;
let engine: ReturnType<typeof createTestEngine>;
beforeAll(async () => {
  // What files before this one have loaded has the catalog as it is.
  vi.resetModules();
  const [databases, engines, servers] = await Promise.all([
    import('./kit/databases.ts'),
    import('./kit/engine.ts'),
    import('./kit/server.ts'),
  ]);
  engine = engines.createTestEngine();
  server = await servers.openTestServer({ database: databases.anyDatabase, parts: { engines: [engine] }, work: true });
});
afterAll(async () => {
  await server.close();
  for (const path of replaced) vi.doUnmock(path);
  vi.resetModules();
});

test('it is offered, judged, paid and made', async () => {
  const person = server.person();
  const { data: offers } = await person.call('GET', '/api/tools');
  expect(offers.find(({ slug }: { slug: string }) => slug === 'ai-frame-maker')).toMatchObject({ cost: 3, served: true, result: 'image' });

  const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(await image()) });
  const make = (inputs: object, key: string) =>
    person.call('POST', '/api/generations', { body: { tool: 'ai-frame-maker', inputs }, headers: { 'idempotency-key': key } });
  expect((await make({ image: data.item.name, frame: 'paper' }, 'a')).code).toBe(10001);
  expect((await make({ image: '01ARZ3NDEKTSV4RRFFQ69G5FAV.png', frame: 'gold' }, 'b')).code).toBe(40004);
  // Words are judged by the kind of the field that they stand in, whatever the field is called.
  expect((await make({ image: data.item.name, frame: 'gold', scene: 'undress her' }, 'd')).code).toBe(10007);
  expect((await make({ image: data.item.name, frame: 'gold', behind: { prompt: 'undress her' } }, 'e')).code).toBe(10007);
  const made = await make({ image: data.item.name, frame: 'gold' }, 'c');
  await vi.waitFor(async () => expect((await person.call('GET', `/api/generations/${made.data.id}`)).data.status).toBe('succeeded'), {
    timeout: 20_000,
    interval: 30,
  });
  expect(engine.jobs.at(-1)).toMatchObject({ tool: 'ai-frame-maker', capability: 'image.enhance', inputs: { frame: 'gold' } });
  expect((await person.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain).toBe(16);
});
