import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { featureCard } from '../../contract/structs/calls/templates.ts';
import { validate, type Infer } from '../../contract/structs/schema.ts';
import { inputStructs } from '../../contract/structs/inputs/index.ts';
import { templateTabs } from '../../contract/facts/templates/tabs.ts';
import { templates } from '../../contract/facts/templates/templates.ts';
import { toolBySlug, type Tool } from '../../contract/facts/tools/index.ts';
import { costOf } from '../../contract/facts/tools/terms.ts';
import { locales, splitLocale } from '../../contract/facts/locales.ts';
import { anyDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

type Card = Infer<typeof featureCard>;
type Person = ReturnType<TestServer['person']>;

const fileOf = (tool: Tool) => (tool.fields.some(({ name }) => name === 'images') ? { images: ['a.png'] } : { image: 'a.png' });

/** All pages of the gallery, one after the other. */
async function everyCard(person: Person): Promise<Card[]> {
  const items: Card[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: { items: Card[]; next: string | null } } = await person.call(
      'GET',
      `/api/templates${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
    );
    items.push(...data.items);
    cursor = data.next;
  } while (cursor !== null);
  return items;
}

describe('templates', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: anyDatabase });
  });
  afterAll(() => server.close());

  it.each(locales)('open their tool filled in as it takes it, in %s', async (locale) => {
    const items = await everyCard(server.person({ 'accept-language': locale }));
    expect(items.length).toBe(templates.length);
    for (const card of items) {
      const tool = toolBySlug(card.tool)!;
      // What is left to the person: files, and the consent of who is shown.
      const given = { ...card.inputs, ...(tool.files.length > 0 && fileOf(tool)), ...(tool.consent && { consent: 'receipt' }) };
      const [error] = validate(given, inputStructs[tool.slug]);
      expect(error, card.id).toBeUndefined();
      expect(card.credits_cost, card.id).toBe(costOf(tool, card.inputs));
      expect(templateTabs, card.id).toContain(card.tab);
      expect(existsSync(fileURLToPath(new URL(`../../public${card.cover_url}`, import.meta.url))), card.cover_url).toBe(true);
    }
  });

  it('may be read again from the browser itself, and no call that is about somebody', async () => {
    const person = server.person();
    const rule = async (path: string) => (await person.raw(path)).headers.get('cache-control');
    expect(await Promise.all(['/api/templates', '/api/tools'].map(rule))).toEqual(['private, max-age=300', 'private, max-age=30']);
    expect((await person.raw('/api/templates')).headers.get('vary')).toContain('accept-language');
    const others = ['/api/credit/anonymous-user-credit', '/api/creations', '/api/site'];
    expect(await Promise.all(others.map(rule))).toEqual(others.map(() => 'no-store'));
  });

  it('come with the page of their gallery, in its language', async () => {
    const person = server.person({ 'accept-language': 'en' });
    for (const [page, query] of [
      ['/template', ''],
      ['/fr/template', ''],
      ['/zh/template/ai-sticker-maker', '?tool=ai-sticker-maker'],
    ] as const) {
      const { locale } = splitLocale(page);
      const answer = await person.raw(`${page}/_payload.json`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      const asked = await server.person({ 'accept-language': locale }).call('GET', `/api/templates${query}`);
      expect(await answer.json()).toEqual(asked.data);
    }
    for (const page of ['/template/ai-chatbot', '/template/nothing', '/template/ai-effect/x', '/pricing', '/de/template', ''])
      expect([page, (await person.raw(`${page}/_payload.json`)).status]).toEqual([page, 404]);
  });

  it('are narrowed by section, and end', async () => {
    const person = server.person();
    expect((await person.call('GET', '/api/templates?section=ai_sticker_maker')).data.items.length).toBeGreaterThan(0);
    const spooky = (await person.call('GET', '/api/templates?tool=ai-effect&tab=spooky')).data.items as Card[];
    expect(new Set(spooky.map(({ tool, tab }) => `${tool} ${tab}`))).toEqual(new Set(['ai-effect spooky']));
    expect((await person.call('GET', '/api/templates?section=nothing')).data).toEqual({ items: [], next: null });
    expect((await person.call('GET', '/api/templates?cursor=unknown')).data).toEqual({ items: [], next: null });
    expect((await person.call('GET', '/api/templates?section=a&section=b')).code).toBe(10001);
  });
});
