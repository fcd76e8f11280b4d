/**
 * `npm run screens`: every screen of the build on one sheet, wide and narrow, light and dark, and once in another language. Writes
 * `.cache/screens.png`, or the file that is named. Needs a build, and Chromium.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { localePath } from '../contract/locales.ts';

const root = join(import.meta.dirname, '..');
const output = process.argv[2] ?? join(root, '.cache', 'screens.png');

const paths = [
  '/',
  '/ai-sticker-maker',
  '/ai-background-remover',
  '/ai-face-swap',
  '/ai-text-to-image',
  '/ai-chatbot',
  '/ai-effect',
  '/ai-tools',
  '/template',
  '/pricing',
  '/operation',
  '/my-creations',
  '/login',
  '/settings',
  '/pay-result',
  '/contact-us',
  '/content-policy',
  '/404',
];
/** The dialogs, by what opens them on the start page. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  credits: (page) => page.getByTestId('credits').click(),
  login: (page) => page.locator('header').getByRole('button', { name: 'Log in' }).click(),
};

/** In pixels of the sheet: the width of a column, and the tallest part of a page that is shown. */
const looks = [
  { name: 'wide', theme: 'light', locale: 'en', width: 1440, column: 480, tall: 900 },
  { name: 'wide', theme: 'dark', locale: 'en', width: 1440, column: 480, tall: 900 },
  { name: 'narrow', theme: 'light', locale: 'en', width: 390, column: 195, tall: 900 },
  { name: 'narrow', theme: 'dark', locale: 'en', width: 390, column: 195, tall: 900 },
  { name: 'narrow', theme: 'light', locale: 'ru', width: 390, column: 195, tall: 900 },
] as const;
const gap = 16;

async function startServer(dataDir: string) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'server', 'main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready on (http:\/\/\S+)/.exec(line)?.[1];
    if (address) return { address, stop: () => child.kill() };
  }
  throw new Error('The server ended before it was ready');
}

const data = await mkdtemp(join(tmpdir(), 'iridia-screens-'));
const server = await startServer(data);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

const pieces: OverlayOptions[] = [];
let left = gap;
let bottom = 0;
try {
  for (const { theme, locale, width, column, tall } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    let top = gap;
    const shoot = async (isWhole: boolean) => {
      // What is below the fold is fetched when it is seen.
      if (isWhole)
        await page.evaluate(async () => {
          for (const picture of document.images) picture.loading = 'eager';
          await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
        });
      // A screen as tall as the page, so that what is fixed to its lower edge stands there.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: isWhole ? Math.min(whole, Math.ceil((tall * width) / column)) : 900 });
      const picture = sharp(await page.screenshot()).resize({ width: column });
      const { data: drawn, info } = await picture.png().toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, tall);
      pieces.push({ input: await sharp(drawn).extract({ left: 0, top: 0, width: column, height }).toBuffer(), left, top });
      top += height + gap;
    };
    const open = async (path: string) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(server.address + localePath(locale, path));
      await page.getByTestId('credits').getByText(/\d/).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    };
    for (const path of paths) {
      await open(path);
      await shoot(true);
    }
    if (locale === 'en')
      for (const show of Object.values(dialogs)) {
        await open('/');
        await show(page);
        await page.getByRole('dialog').waitFor();
        await shoot(false);
      }
    await context.close();
    bottom = Math.max(bottom, top);
    left += column + gap;
  }
} finally {
  await browser.close();
  server.stop();
  await rm(data, { recursive: true, force: true });
}

await mkdir(dirname(output), { recursive: true });
await sharp({ create: { width: left, height: bottom, channels: 3, background: '#8C8C99' } })
  .composite(pieces)
  .png({ compressionLevel: 9 })
  .toFile(output);
console.log(`${pieces.length} screens on ${output}`);
