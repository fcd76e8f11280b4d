import { afterEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../contract/structs/calls/users.ts';
import { callApi, fetchFile } from '../../src/platform/api.ts';
import { reasonOfLoss } from '../../src/platform/reason.ts';

/** Why something did not come is decided in one place, from what the browser states and what answered. */

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const never = new AbortController().signal;
const page = (status: number) => () => Promise.resolve(new Response('<h1>nginx</h1>', { status }));
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

const cases = [
  ['offline', false, refused],
  ['unreached', true, refused],
  ['away', true, page(502)],
  ['away', true, page(504)],
  ['ours', true, page(500)],
  ['missing', true, page(404)],
] as const;

test.each(cases)('a call, a file and a part of the page are %s (network: %s)', async (reason, onLine, answer) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.stubGlobal('fetch', vi.fn(answer));
  await expect(callApi(changeSettings, { body: { locale: 'en' } })).rejects.toMatchObject({ reason });
  await expect(fetchFile('/api/files/x', never)).rejects.toMatchObject({ reason });
  expect(await reasonOfLoss()).toBe(reason);
});

test('a site that answers has lost a part of its own', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ id: 'x' }))),
  );
  expect(await reasonOfLoss()).toBe('ours');
});

test('what changes something outlives its page unless it is large; what only reads does not', async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ code: 100000, msg: '', data: null })));
  vi.stubGlobal('fetch', sent);
  const keeps = async (locale: string) => {
    await callApi(changeSettings, { body: { locale } as never }).catch(() => undefined);
    return sent.mock.lastCall![1]?.keepalive ?? false;
  };
  expect([await keeps('fr'), await keeps('x'.repeat(9000))]).toEqual([true, false]);
});
