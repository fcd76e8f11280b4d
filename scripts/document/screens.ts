/**
 * `npm run screens`: renders every screen of the build on one sheet: wide and narrow, light and dark, and once in another language. Writes
 * `.cache/screens.png`, or the file given as an argument. `npm run screens -- --tour` takes the images of the README, `docs/tour`, instead.
 * Needs Chromium and a build, for the tour one with `FLOWS=1`.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localePath } from '../../contract/facts/locales.ts';
import { openBuiltServer, signUp } from '../setup/built-server.ts';
import { takeTour } from './screens/tour.ts';

const root = join(import.meta.dirname, '../..');
const output = process.argv[2] ?? join(root, '.cache', 'screens.png');

const paths = [
  '/',
  '/ai-sticker-maker',
  '/ai-background-remover',
  '/ai-face-swap',
  '/ai-text-to-image',
  '/ai-chatbot',
  '/ai-text-to-audio',
  '/ai-effect',
  '/ai-effect/create',
  '/ai-tools',
  '/template',
  '/template/home',
  '/pricing',
  '/login',
  '/pay-result',
  '/contact-us',
  '/report',
  '/verify',
  '/developers',
  '/content-policy',
  '/privacy-policy',
  '/terms-of-service',
  '/404',
];
/** Pages that require an account. */
const own = ['/operation', '/my-creations', '/settings'];

type Show = (page: Page) => Promise<void>;
const header =
  (name: string): Show =>
  (page) =>
    page.locator('header').getByRole('button', { name }).click();
const inDialog =
  (name: string): Show =>
  (page) =>
    page.getByRole('dialog').last().getByRole('button', { name }).first().click();
/** The dialogs, by the page they open on and the clicks that open them. */
const dialogs: readonly { path: string; shows: readonly Show[]; isOwn?: boolean }[] = [
  { path: '/', shows: [header('Log in')] },
  { path: '/', shows: [(page) => page.getByTestId('credits').click()] },
  { path: '/', shows: [header('Get more credits')] },
  { path: '/', shows: [header('Get more credits'), inDialog('Choose Basic')], isOwn: true },
  { path: '/operation', shows: [(page) => page.getByRole('main').getByRole('button', { name: 'Invite a friend' }).click()], isOwn: true },
  { path: '/ai-background-remover', shows: [(page) => page.getByRole('button', { name: 'Explore' }).first().click()] },
];

/** In pixels of the sheet: the width of a column, and the maximum height of a page. */
const looks = [
  { name: 'wide', theme: 'light', locale: 'en', width: 1440, column: 480, tall: 900 },
  { name: 'wide', theme: 'dark', locale: 'en', width: 1440, column: 480, tall: 900 },
  { name: 'narrow', theme: 'light', locale: 'en', width: 390, column: 195, tall: 900 },
  { name: 'narrow', theme: 'dark', locale: 'en', width: 390, column: 195, tall: 900 },
  { name: 'narrow', theme: 'light', locale: 'ru', width: 390, column: 195, tall: 900 },
] as const;
const gap = 16;

const today = new Date().toISOString().slice(0, 10);
/** Marks the daily greetings as seen. */
const greeted = { [storageKeys.creditsDialogAt]: today, [storageKeys.dailyRewardAt]: today };

const isTour = process.argv.includes('--tour');
const server = await openBuiltServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

if (isTour) {
  const folder = join(root, 'docs', 'tour');
  await mkdir(folder, { recursive: true });
  try {
    const sizes = await takeTour(browser, server.address, folder, greeted);
    console.log(`docs/tour: ${sizes.length} pictures, ${Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB`);
  } finally {
    await browser.close();
    await server.stop();
  }
  process.exit();
}

const pieces: OverlayOptions[] = [];
const token = await signUp(server.address);
let left = gap;
let bottom = 0;
try {
  for (const { theme, locale, width, column, tall } of looks) {
    let top = gap;
    const enter = async (kept: Readonly<Record<string, string>>): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      await context.addInitScript((entries) => {
        if (location.protocol !== 'about:') for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, kept);
      return context.newPage();
    };
    const shoot = async (page: Page, isWhole: boolean) => {
      // Content below the fold is fetched when it becomes visible.
      if (isWhole)
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        });
      // The viewport is as tall as the page, so that elements fixed to the bottom are drawn there.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: isWhole ? Math.min(whole, Math.ceil((tall * width) / column)) : 900 });
      const image = sharp(await page.screenshot()).resize({ width: column });
      const { data: drawn, info } = await image.png().toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, tall);
      pieces.push({ input: await sharp(drawn).extract({ left: 0, top: 0, width: column, height }).toBuffer(), left, top });
      top += height + gap;
    };
    const open = async (page: Page, path: string) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(server.address + localePath(locale, path));
      await page.getByTestId('credits').getByText(/\d/).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    };
    const visitor = await enter(greeted);
    const person = await enter({ ...greeted, [storageKeys.token]: token });
    for (const path of paths) {
      await open(visitor, path);
      await shoot(visitor, true);
    }
    for (const path of own) {
      await open(person, path);
      await shoot(person, true);
    }
    if (locale === 'en')
      for (const { path, shows, isOwn } of dialogs) {
        const page = isOwn ? person : visitor;
        await open(page, path);
        for (const show of shows) {
          await show(page);
          await page.getByRole('dialog').last().waitFor();
        }
        await page.waitForLoadState('networkidle');
        await shoot(page, false);
      }
    await visitor.context().close();
    await person.context().close();
    bottom = Math.max(bottom, top);
    left += column + gap;
  }
} finally {
  await browser.close();
  await server.stop();
}

await mkdir(dirname(output), { recursive: true });
await sharp({ create: { width: left, height: bottom, channels: 3, background: '#8C8C99' } })
  .composite(pieces)
  .png({ compressionLevel: 9 })
  .toFile(output);
console.log(`${pieces.length} screens on ${output}`);
