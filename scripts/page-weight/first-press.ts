/** Measures the first press that counts: what loads until a press has made a job or opened a checkout, on a phone with a slow connection. */
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { line } from './measure.ts';

type Visit = { path: string; act: (page: Page) => Promise<unknown>; counted: (page: Page) => Promise<unknown> };

const picture = join(import.meta.dirname, '../../public/examples/ai-background-remover.webp');
const submit = (page: Page) => page.locator('main form button[type=submit]').first().click();
/** The server has answered: a press that is only on its way has made nothing yet. */
const jobMade = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/generations');

const describe = async (page: Page, form: string) => {
  await page.locator(`${form} textarea[name=prompt]`).first().fill('a happy fox');
  await page.locator(`${form} button[type=submit]`).first().click();
};

/** A person's shortest way on each page, taken as soon as it can be seen, before any script answers. */
const visits: readonly Visit[] = [
  { path: '/', counted: jobMade, act: (page) => describe(page, 'main form') },
  {
    path: '/ai-sticker-maker',
    counted: jobMade,
    act: (page) => describe(page, 'main form'),
  },
  {
    path: '/ai-background-remover',
    counted: jobMade,
    act: async (page) => {
      await page.locator('main form input[type=file]').first().setInputFiles(picture);
      await submit(page);
    },
  },
  {
    path: '/pricing',
    counted: (page) => page.getByRole('dialog').waitFor(),
    act: (page) => page.locator('main button:not([popovertarget]):not([role=tab])').filter({ hasText: /\S/ }).first().click(),
  },
];

export type FirstPress = {
  page: string;
  /** Bytes of scripts that had been requested when the press counted. */
  scripts: number;
  /** Milliseconds from the request of the page until then. */
  time: number;
};

async function visit(browser: Browser, address: string, { path, act, counted }: Visit): Promise<FirstPress> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && bytes.set(requestId, 0));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => bytes.has(requestId) && bytes.set(requestId, encodedDataLength),
  );
  const began = performance.now();
  const isCounted = counted(page);
  await page.goto(address + path, { waitUntil: 'commit' });
  await act(page);
  await isCounted;
  const time = performance.now() - began;
  const until = new Set(bytes.keys());
  // What had been requested by then may still be on its way.
  await page.waitForLoadState('load');
  const isHere = () => [...until].every((id) => bytes.get(id) !== 0);
  for (const late = performance.now() + 10_000; !isHere() && performance.now() < late;) await page.waitForTimeout(100);
  await context.close();
  return { page: path, time, scripts: [...until].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0) };
}

/** The median of `times` visits by time, of each page and of the bare form at `bare`. */
export async function firstPresses(address: string, bare: string, times: number): Promise<FirstPress[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const median = async (at: string, each: Visit): Promise<FirstPress> => {
      const seen: FirstPress[] = [];
      for (let time = 0; time < times; time += 1) seen.push(await visit(browser, at, each));
      return seen.toSorted((a, b) => a.time - b.time)[Math.floor(times / 2)]!;
    };
    const all = [{ ...(await median(bare, { path: '/', counted: jobMade, act: (page) => describe(page, 'form') })), page: 'a bare form' }];
    for (const each of visits) all.push(await median(address, each));
    return all;
  } finally {
    await browser.close();
  }
}
