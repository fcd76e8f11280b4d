import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { templateServices } from '../../src/actors/listing.ts';
import { loadPayload, takePayload } from '../../src/platform/payload.ts';

const card = (id: string) => ({ id, cover_url: '', detail_url: '', name_lang: id, credits_cost: 1, tab: 'a', tool: 'b', inputs: {} });
const page = (id: string) => ({ items: [card(id)], next: id });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const asked: string[] = [];
let answer: (path: string) => Response;
beforeEach(() => {
  asked.length = 0;
  answer = () => json(page('payload'));
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push(path);
    return path.startsWith('/api/') ? json({ code: codes.success, msg: '', data: page('api') }) : answer(path);
  });
});
afterEach(async () => {
  await takePayload('/fr/template/ai-effect');
  vi.unstubAllGlobals();
});

const first = { filter: null, cursor: null };
const firstId = async () => (await templateServices('ai-effect', 'fr').loadPage(first, new AbortController().signal)).data?.items[0]?.id;

test('the first page of a gallery comes with its code, once; what follows is asked for', async () => {
  await Promise.all([loadPayload('/fr/template/ai-effect'), loadPayload('/fr/template/ai-effect')]);
  expect(asked).toEqual(['/fr/template/ai-effect/_payload.json']);
  expect(await firstId()).toBe('payload');
  expect(asked).toHaveLength(1);
  expect(await firstId()).toBe('api');
});

test('a filter and the next page are asked for', async () => {
  await loadPayload('/fr/template/ai-effect');
  for (const query of [
    { filter: 'spooky', cursor: null },
    { filter: null, cursor: 'x' },
  ])
    expect((await templateServices('ai-effect', 'fr').loadPage(query, new AbortController().signal)).data?.items[0]?.id).toBe('api');
});

test.each([
  ['missing', () => json({}, 404)],
  ['of another shape', () => json({ items: [{ id: 1 }], next: null })],
  ['not JSON', () => new Response('<!doctype html>')],
  [
    'out of reach',
    () => {
      throw new TypeError('offline');
    },
  ],
])('a payload that is %s stands in nobody’s way', async (_, broken: () => Response) => {
  answer = broken;
  await loadPayload('/fr/template/ai-effect');
  expect(await firstId()).toBe('api');
});
