/** `src/early/early.js`: what it sends before the page's code is here is what that code would send, and it sends nothing that only a chart can judge. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGeneration, upload } from '../../../contract/structs/calls/generations.ts';
import { siteFacts } from '../../../contract/structs/calls/users.ts';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { stickerMaker } from '../../../contract/facts/tools/sticker.ts';
import { backgroundRemover } from '../../../contract/facts/tools/background-remover.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { earlySubmitOf } from '../../../machines/form/form.early.ts';
import { subscriptionSession } from '../../../contract/structs/calls/payments.ts';
import { callApi } from '../../../src/platform/api.ts';
import { earlyCheckout, submittableEarly } from '../../../src/early/submittable.ts';
import { forgetEarlyCheckout, whenEarlyRequestDone, whenVisitorKnown, replayEarlyInput, wasSentEarly } from '../../../src/early/input.ts';
import { generationServices } from '../../../src/actors/generation.ts';
import { paymentServices } from '../../../src/actors/payment.ts';

/** In the page of the test: `node:vm` would choose the page of no test. */
// oxlint-disable-next-line no-eval
const runHere = globalThis.eval;
const script = readFileSync(join(import.meta.dirname, '../../../src/early/early.js'), 'utf8');
const calls = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

/** A prerendered form, and the script of the page's head. */
function opened(tool: Tool, controls: string): HTMLFormElement {
  document.body.innerHTML = `<form>${controls}<button type="submit">Make</button></form>`;
  const form = document.querySelector('form')!;
  const { 'data-submit': sendable } = submittableEarly([{ submit: earlySubmitOf(tool) }]);
  if (sendable !== undefined) form.dataset['submit'] = sendable;
  form.addEventListener('submit', (event) => event.preventDefault());
  runHere(script);
  return form;
}
const words = '<textarea name="prompt"></textarea><input name="seed"><button type="button" role="tab">Image</button>';
const sticker = () => opened(stickerMaker, words);

function write(name: string, text: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(`[name=${name}]`)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const click = () => document.querySelector<HTMLButtonElement>('[type=submit]')!.click();
/** What is promised in this turn has happened. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const sent = () => calls.mock.calls.map(([address, { body }]) => [address, body === undefined ? undefined : JSON.parse(String(body))]);

beforeEach(() => {
  calls.mockReset().mockImplementation(async () => Response.json({ code: 0, msg: '', data: {} }));
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.documentElement.lang = 'en-US';
  localStorage.clear();
});
afterEach(() => {
  replayEarlyInput();
  vi.unstubAllGlobals();
});

test('an early submit sends the job with the headers of every call, and is stored where the chart restores it', async () => {
  localStorage.setItem(storageKeys.token, 'tok');
  sticker();
  write('prompt', '  a happy fox ');
  click();
  click();
  await turn();
  expect(sent()).toEqual([[createGeneration.path, { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a happy fox' } }]]);
  const headers = new Headers(calls.mock.calls[0]![1].headers);
  const key = headers.get('idempotency-key')!;
  expect(generationServices.recallJob('ai-sticker-maker')).toEqual({
    tool: 'ai-sticker-maker',
    idempotencyKey: key,
    jobId: null,
    inputs: { mode: 'text', prompt: 'a happy fox' },
  });
  await callApi(createGeneration, { body: { tool: 'x', inputs: {} }, headers: { 'Idempotency-Key': key } }).catch(() => undefined);
  const own = new Headers(calls.mock.calls[1]![1].headers);
  own.delete('accept');
  expect([...headers]).toEqual([...own]);
});

test('text typed after an early submit stays in the form, and the job has the words of the submit', async () => {
  const form = sticker();
  write('prompt', 'a fox');
  click();
  write('prompt', 'a fox and more');
  await turn();
  const typed: string[] = [];
  form.addEventListener('input', ({ target }) => typed.push((target as HTMLTextAreaElement).value));
  const clicked: [string | undefined, boolean][] = [];
  form.addEventListener('submit', () => clicked.push([typed.at(-1), wasSentEarly(form)]));
  expect(replayEarlyInput()).toBe(true);
  expect(sent()).toMatchObject([[createGeneration.path, { inputs: { prompt: 'a fox' } }]]);
  expect(clicked).toEqual([['a fox and more', true]]);
  expect(wasSentEarly(form)).toBe(false);
});

test.each<[string, () => void]>([
  ['without words', () => sticker()],
  ['with too many words', () => (sticker(), write('prompt', 'a'.repeat(1001)))],
  ['after another control was changed', () => (sticker(), write('prompt', 'a fox'), write('seed', '7'))],
  ['after a tab was pressed', () => (sticker(), write('prompt', 'a fox'), document.querySelector<HTMLElement>('[role=tab]')!.click())],
  ['of a form with people in its files', () => (opened({ ...stickerMaker, consent: true }, words), write('prompt', 'a fox'))],
  [
    'while a job of the tool is stored',
    () => {
      generationServices.rememberJob({ tool: 'ai-sticker-maker', idempotencyKey: 'k', jobId: null, inputs: {} });
      sticker();
      write('prompt', 'a fox');
    },
  ],
  ['without the file that is needed', () => opened(backgroundRemover, '<input type="file" name="image">')],
  [
    'on a page whose address fills the form',
    () => {
      history.replaceState(null, '', '/?prompt=a%20dog');
      sticker();
      write('prompt', 'a fox');
    },
  ],
])('a press %s is left to the page', async (_name, prepare) => {
  prepare();
  click();
  await turn();
  history.replaceState(null, '', '/');
  expect(calls).not.toHaveBeenCalled();
  expect(wasSentEarly(document.querySelector('form')!)).toBe(false);
});

test('a blocked storage sends nothing: a reload would not find the job', async () => {
  sticker();
  write('prompt', 'a fox');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  click();
  await turn();
  vi.restoreAllMocks();
  expect(calls).not.toHaveBeenCalled();
});

test('the page waits for the first answer, which names the visitor, and not for one that is lost', async () => {
  sticker();
  let answer = () => undefined as void;
  calls.mockImplementation(
    () =>
      new Promise((_, reject) => {
        answer = () => reject(new Error('offline'));
      }),
  );
  write('prompt', 'a fox');
  click();
  await turn();
  const met = vi.fn();
  void whenVisitorKnown().then(met);
  await turn();
  expect(met).not.toHaveBeenCalled();
  answer();
  await turn();
  expect(met).toHaveBeenCalled();
});

test.each([
  { bytes: 1000, first: [] },
  { bytes: 1_000_000, first: [siteFacts.path] },
])('a file of $bytes bytes goes once, after $first', async ({ bytes, first }) => {
  const requests: { opened: string[]; body: FormData | null }[] = [];
  class Upload {
    static readonly UNSENT = 0;
    static readonly DONE = 4;
    readyState = 0;
    readonly seen = { opened: [] as string[], body: null as FormData | null };
    constructor() {
      requests.push(this.seen);
    }
    open(...address: string[]) {
      this.readyState = 1;
      this.seen.opened = address;
    }
    setRequestHeader() {}
    addEventListener() {}
    send(body: FormData) {
      this.seen.body = body;
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  opened(backgroundRemover, '<input type="file" name="image" accept="image/png,image/jpeg">');
  const field = document.querySelector('input')!;
  const file = new File(['x'.repeat(bytes)], 'cat.png', { type: 'image/png' });
  Object.defineProperty(field, 'files', { value: [file] });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(requests[0]!.opened.length > 0).toBe(first.length === 0);
  await turn();
  expect(sent()).toEqual(first.map((path) => [path, undefined]));
  expect(requests).toMatchObject([{ opened: [upload.method, upload.path] }]);
  expect((requests[0]!.body!.get('file') as File).name).toBe('cat.png');
});

/** A prerendered page with two plans, and a user in front of it who clicks the first of them, then the other. */
function plansClicked(): void {
  localStorage.setItem(storageKeys.token, 'tok');
  const plans = [4, 5] as const;
  document.body.innerHTML = plans.map((plan) => `<button data-checkout="${earlyCheckout(plan)['data-checkout']}">Choose</button>`).join('');
  runHere(script);
  for (const button of document.querySelectorAll('button')) button.click();
}
const checkout = { checkout_url: 'https://pay.example/1', txn_id: 'pay_1' };
const opening = async () => Response.json({ code: codes.success, msg: '', data: checkout });
const never = new AbortController().signal;

test('a click on a plan opens the checkout that its chart expects, once, with the headers of every call', async () => {
  calls.mockImplementation(opening);
  plansClicked();
  expect(calls.mock.calls.map(([address]) => address)).toEqual(['/api/pay/subscription-session?plan_id=4']);
  expect(await paymentServices.subscriptionSession(4, never)).toMatchObject({ data: checkout });
  expect(calls).toHaveBeenCalledTimes(1);
  // A later submit opens a checkout of its own.
  await paymentServices.subscriptionSession(4, never);
  expect(calls).toHaveBeenCalledTimes(2);
  const [early, own] = calls.mock.calls.map(([address, { headers }]) => ({ address, headers: new Headers(headers) }));
  own!.headers.delete('accept');
  expect([...early!.headers]).toEqual([...own!.headers]);
  // Without a price the server charges the one on the list, with which the page was built, and no other.
  const address = new URL(String(own!.address), location.href);
  for (const shown of ['shown_price', 'shown_credits']) address.searchParams.delete(shown);
  expect(`${address.pathname}${address.search}`).toBe(early!.address);
  expect(early!.address).toContain(subscriptionSession.path);
});

test.each([
  ['of another plan', 5, vi.fn<() => void>()],
  ['that nobody asked for', 4, forgetEarlyCheckout],
] as const)('a checkout %s answers nothing', async (_, plan, between) => {
  plansClicked();
  between();
  calls.mockClear().mockImplementation(opening);
  expect(await paymentServices.subscriptionSession(plan, never)).toMatchObject({ data: checkout });
  expect(calls).toHaveBeenCalledTimes(1);
});

test('the page waits for a checkout that is being opened, but not for one whose answer is lost', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  calls.mockImplementationOnce(() => promise);
  plansClicked();
  const isMade = vi.fn<() => void>();
  void whenEarlyRequestDone().then(isMade);
  await turn();
  expect(isMade).not.toHaveBeenCalled();
  resolve(await opening());
  await turn();
  expect(isMade).toHaveBeenCalled();
  replayEarlyInput();
  forgetEarlyCheckout();
  calls.mockRejectedValueOnce(new TypeError('offline'));
  plansClicked();
  await whenEarlyRequestDone();
});

test('the page waits for it as long as the script in its head does', async () => {
  calls.mockReturnValue(new Promise(() => undefined));
  plansClicked();
  const { early } = globalThis as unknown as { early: { courtesy: number } };
  expect(early.courtesy).toBe(2000);
  early.courtesy = 300;
  vi.useFakeTimers();
  try {
    const isMade = vi.fn<() => void>();
    void whenEarlyRequestDone().then(isMade);
    await vi.advanceTimersByTimeAsync(299);
    expect(isMade).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isMade).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('a checkout whose answer is lost is asked for again', async () => {
  calls.mockRejectedValueOnce(new TypeError('offline'));
  plansClicked();
  calls.mockImplementation(opening);
  expect(await paymentServices.subscriptionSession(4, never)).toMatchObject({ data: checkout });
  expect(calls).toHaveBeenCalledTimes(2);
});

test('images that are not yet visible free the network for a submit, and return with its answer', async () => {
  sticker();
  document.body.insertAdjacentHTML('beforeend', '<img src="/seen.webp"><img src="/below.webp" loading="lazy">');
  const below = document.querySelector<HTMLImageElement>('[loading]')!;
  vi.spyOn(below, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(below, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 100, 100));
  const addresses = () => [...document.images].map((image) => image.getAttribute('src'));
  const { promise, resolve } = Promise.withResolvers<Response>();
  calls.mockImplementation(() => promise);
  write('prompt', 'a happy fox');
  click();
  await turn();
  expect(addresses()).toEqual(['/seen.webp', null]);
  resolve(Response.json({ code: 0, msg: '', data: {} }));
  await turn();
  expect(addresses()).toEqual(['/seen.webp', '/below.webp']);
});
