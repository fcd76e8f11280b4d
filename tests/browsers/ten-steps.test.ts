/** Ten things that people do, in three browsers, on the built site and the real server. `npm run test:browsers` builds it first. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, makeDataDir, startServer, type RunningServer } from '../e2e/kit/server.ts';
import { openByPuppeteer } from './by-puppeteer.ts';
import { openByWebDriver } from './by-webdriver.ts';
import type { Visitor, Wanted } from './visitor.ts';

const sample = (name: string) => join(import.meta.dirname, '../../public/samples', name);
const shots = join(import.meta.dirname, '../../.cache/browsers');
const password = 'Kaleido5cope';

const webKit = ['4.1', '6.0', '4.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((path) => existsSync(path));

type Browser = { name: string; path: string | undefined; from: string; open: (path: string, home: string) => Promise<Visitor> };

const browsers: readonly Browser[] = [
  {
    name: 'Chromium',
    path: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    from: 'chromium',
    open: (path, home) => openByPuppeteer('chrome', path, home),
  },
  { name: 'Firefox', path: '/usr/bin/firefox-esr', from: 'firefox-esr', open: (path, home) => openByPuppeteer('firefox', path, home) },
  { name: 'WebKit', path: webKit, from: 'webkit2gtk-driver and xvfb', open: openByWebDriver },
];

const button = (name: RegExp, place?: string): Wanted => ({ css: 'button', name, ...(place && { in: place }) });
const link = (name: RegExp, place?: string): Wanted => ({ css: 'a[href]', name, ...(place && { in: place }) });
const dialog = '[role=dialog]';
/** A job on a busy machine (milliseconds). */
const jobTimeout = 120_000;

describe.each(browsers)('$name', ({ name, path, from, open }) => {
  const isHere = path !== undefined && existsSync(path);
  if (!isHere) console.warn(`SKIPPED: ten steps in ${name}. It comes with Debian's ${from}.`);
  let data: Awaited<ReturnType<typeof makeDataDir>>;
  let home: Awaited<ReturnType<typeof makeDataDir>>;
  let server: RunningServer;
  let visitor: Visitor;
  const email = `${crypto.randomUUID()}@example.com`;

  beforeAll(async () => {
    if (!isHere) return;
    mkdirSync(shots, { recursive: true });
    [data, home] = await Promise.all([makeDataDir(), makeDataDir()]);
    server = await startServer(data.path, 0, { DAILY_CREDITS: '99' });
    visitor = await open(path, home.path);
  }, 120_000);
  afterAll(async () => {
    if (!isHere) return;
    await visitor.close();
    await server.stop();
    await Promise.all([data.remove(), home.remove()]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await visitor.screenshot(join(shots, `${name} ${task.name}.png`));
  });

  const shows = (wanted: Wanted, timeout = 20_000) => expect.poll(() => visitor.count(wanted), { timeout }).toBeGreaterThan(0);
  const hides = (wanted: Wanted) => expect.poll(() => visitor.count(wanted)).toBe(0);
  const click = async (wanted: Wanted, timeout?: number) => {
    await shows(wanted, timeout);
    await visitor.click(wanted);
  };
  const fill = async (wanted: Wanted, text: string) => {
    await shows(wanted);
    await visitor.type(wanted, text);
  };
  const credits = () => visitor.read<string>(`document.querySelector('[data-testid=credits]')?.textContent ?? ''`);
  /** The chip also states the word. */
  const balance = (printed: string) => Number(/[\d,]+/.exec(printed)?.[0].replaceAll(',', ''));
  /** The page is alive once it knows the balance. What comes once a day by itself is closed. */
  const goes = async (to: string) => {
    await visitor.open(server.address + to);
    await expect.poll(credits, { timeout: 30_000 }).toMatch(/\d/);
  };
  const place = () => visitor.read<string>('location.pathname');
  const step = (what: string, act: () => Promise<void>) => it.skipIf(!isHere)(what, act, 240_000);

  step('the language is changed', async () => {
    await goes('/');
    await click(button(/^Language: English$/, 'header'));
    await click(link(/^Français$/, 'header'));
    await expect.poll(place).toBe('/fr');
    await expect.poll(() => visitor.read('document.documentElement.lang')).toMatch(/^fr\b/);
    await click(button(/^Langue\s?: Français$/, 'header'));
    await click(link(/^English$/, 'header'));
    await expect.poll(place).toBe('/');
  });

  step('the theme is changed, and stays after a reload', async () => {
    const theme = () => visitor.read('document.documentElement.dataset.theme');
    await goes('/');
    const before = await theme();
    await click(button(/^Theme$/, 'header'));
    const after = before === 'dark' ? 'light' : 'dark';
    await expect.poll(theme).toBe(after);
    await visitor.reload();
    await expect.poll(theme).toBe(after);
  });

  step('a sticker is made from words and downloaded', async () => {
    await goes('/ai-sticker-maker');
    await fill({ css: 'textarea[name=prompt]' }, 'a happy fox with sunglasses');
    await click(button(/^Make sticker/));
    const download = link(/^Download PNG/);
    await shows(download, jobTimeout);
    await visitor.click(download);
    const files = () => readdirSync(home.path, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
    await expect.poll(files).toHaveLength(1);
    const whole = () => readFileSync(join(home.path, files()[0]!));
    await expect.poll(() => whole().subarray(1, 4).toString()).toBe('PNG');
  });

  step('faces are swapped', async () => {
    await goes('/ai-face-swap');
    await click(button(/^Sample 1$/));
    await expect.poll(() => visitor.read<number>(`(document.querySelector('main form').innerText.match(/Ready/g) ?? []).length`)).toBe(2);
    await click(button(/^Yes, I am 18 or older$/));
    await click({ css: 'main form button[type=submit]', name: /credit/ });
    await shows(link(/^Download/, 'main section'), jobTimeout);
  });

  step('several pictures are made at once', async () => {
    await goes('/ai-image-to-image');
    await visitor.attach({ css: 'main form input[type=file]' }, ['cat.jpg', 'portrait.jpg', 'coffee-small.jpg'].map(sample));
    await click({ css: 'main form label', name: /^Pencil$/ });
    await click({ css: 'main form button[type=submit]', name: /3 credits/ });
    await expect.poll(() => visitor.count(link(/^Download/, 'main')), { timeout: jobTimeout }).toBeGreaterThanOrEqual(3);
  });

  step('a reload in the middle loses no job', async () => {
    await goes('/ai-text-to-image');
    await fill({ css: 'textarea[name=prompt]' }, 'a lighthouse in the fog');
    const sentJob = () =>
      visitor.read<number>(`performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/generations')).length`);
    await click({ css: 'main form button[type=submit]', name: /credit/ });
    await expect.poll(sentJob).toBeGreaterThan(0);
    await visitor.reload();
    await shows(link(/^Download/, 'main'), jobTimeout);
  });

  step('a creation is deleted, and brought back', async () => {
    await goes('/my-creations');
    const made = { css: 'main li' };
    await shows(made);
    const before = await visitor.count(made);
    await click(button(/^Delete$/, 'main'));
    await expect.poll(() => visitor.count(made)).toBe(before - 1);
    await click(button(/^Undo$/));
    await expect.poll(() => visitor.count(made)).toBe(before);
  });

  step('an account is opened with the code from a letter', async () => {
    await goes('/');
    await click(button(/^Log in$/, 'header'));
    await click(button(/^Create an account$/, dialog));
    await fill({ css: 'input[type=email]', in: dialog }, email);
    await click(button(/^Send code$/, dialog));
    await expect.poll(() => codeFor(server.address, email)).not.toBeNull();
    await fill({ css: 'input', name: /^Verification code/, in: dialog }, (await codeFor(server.address, email))!);
    await fill({ css: 'input', name: /^Password/, in: dialog }, password);
    await click({ css: 'button[type=submit]', name: /^Create account$/, in: dialog });
    await shows(button(/^Your account$/, 'header'));
  });

  step('credits are bought', async () => {
    await goes('/pricing');
    const before = balance(await credits());
    await click({ css: '[role=tab]', name: /^One-time$/, in: 'main' });
    await click(button(/^Buy/, 'main'));
    await shows({ css: 'iframe', in: dialog }, 30_000);
    await visitor.inFrame(`${dialog} iframe`, async (checkout) => {
      await expect.poll(() => checkout.count({ css: '#number, input[name=number]' })).toBe(1);
      await checkout.type({ css: '#number, input[name=number]' }, '4242 4242 4242 4242');
      await checkout.type({ css: '#expiry' }, '12/34');
      await checkout.type({ css: '#csc' }, '123');
      await checkout.type({ css: '#name' }, 'Ann');
      await checkout.click({ css: 'button' });
    });
    await hides({ css: dialog, name: /Payment/ });
    await expect.poll(async () => balance(await credits()), { timeout: 30_000 }).toBeGreaterThan(before);
  });

  step('the person signs out, and in again', async () => {
    await goes('/');
    await click(button(/^Your account$/, 'header'));
    await click(button(/^Log out$/, 'header'));
    await shows(button(/^Log in$/, 'header'));
    await goes('/login');
    await fill({ css: 'main input[type=email]' }, email);
    await fill({ css: 'main input', name: /^Password/ }, password);
    await click({ css: 'main button[type=submit]', name: /^Log in$/ });
    await shows(button(/^Your account$/, 'header'));
  });
});
