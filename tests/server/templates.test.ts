import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validate } from '../../contract/schema.ts';
import { toolBySlug } from '../../contract/tools/index.ts';
import { locales } from '../../contract/locales.ts';
import { embedded } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

describe('templates', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: embedded });
  });
  afterAll(() => server.close());

  it.each(locales)('open their tool filled in as it takes it, in %s', async (locale) => {
    const { data } = await server.person({ 'accept-language': locale }).call('GET', '/api/templates');
    expect(data.items.length).toBeGreaterThan(5);
    for (const card of data.items) {
      const tool = toolBySlug(card.tool)!;
      const [error] = validate(card.inputs, tool.inputs);
      expect(error, card.id).toBeUndefined();
      expect(card.credits_cost).toBe(tool.cost);
      expect(existsSync(fileURLToPath(new URL(`../../public${card.cover_url}`, import.meta.url))), card.cover_url).toBe(true);
    }
  });

  it('are narrowed by section, and end', async () => {
    const person = server.person();
    expect((await person.call('GET', '/api/templates?section=ai_sticker_maker')).data.items.length).toBeGreaterThan(0);
    expect((await person.call('GET', '/api/templates?section=nothing')).data).toEqual({ items: [], next: null });
    expect((await person.call('GET', '/api/templates?cursor=unknown')).data).toEqual({ items: [], next: null });
    expect((await person.call('GET', '/api/templates?section=a&section=b')).code).toBe(10001);
  });
});
