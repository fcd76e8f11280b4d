import { afterEach, expect, test, vi } from 'vitest';
import { createGeneration } from '../../contract/structs/calls/generations.ts';
import { changeSettings, exportMe } from '../../contract/structs/calls/users.ts';
import { callApi, callForBody, fetchFile } from '../../src/platform/api.ts';
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

test('a submit under a key outlives its page unless it is large; what may be asked again does not', async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ code: 100000, msg: '', data: null })));
  vi.stubGlobal('fetch', sent);
  const keeps = async (prompt: string) => {
    await callApi(createGeneration, { body: { tool: 'ai-sticker-maker', inputs: { prompt } } }).catch(() => undefined);
    return sent.mock.lastCall![1]?.keepalive ?? false;
  };
  expect([await keeps('a fox'), await keeps('x'.repeat(9000))]).toEqual([true, false]);
  await callApi(changeSettings, { body: { locale: 'en' } }).catch(() => undefined);
  expect(sent.mock.lastCall![1]?.keepalive ?? false).toBe(false);
});

test('a line that breaks in the middle of an answer isn’t a fault of ours', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
      controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(broken, { headers: { 'content-type': 'application/json' } }))),
  );
  await expect(callForBody(exportMe, { quiet: true })).rejects.toMatchObject({ reason: 'unreached' });
});

test('a site that takes the question and never answers is not waited for without end', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      (_, init) => new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('late')))),
    ),
  );
  const reason = reasonOfLoss();
  timeout.abort();
  expect(await reason).toBe('unreached');
});
