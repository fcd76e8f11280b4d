/** The images of the README: what a visitor does first, shown in the built product. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import toolSamples from '../../../copy/en/pages/toolSamples.ts';
import sticker from '../../../copy/en/pages/sticker.ts';

type Shot = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly path: string;
  readonly show?: (page: Page) => Promise<void>;
};

const submit = (page: Page) => page.locator('main form button[type=submit]').first();

/** Waits for the result of the form, and puts the form and the result on screen together. */
async function make(page: Page): Promise<void> {
  await submit(page).click();
  await page
    .getByRole('region', { name: 'Result' })
    .getByRole('link', { name: /^Download/ })
    .waitFor({ timeout: 90_000 });
  // Below the bar that stays at the top.
  await page.evaluate(() => window.scrollBy(0, document.querySelector('main form')!.getBoundingClientRect().top - 140));
}

/** Waits until the images on screen are decoded: a result once stood half painted in the README. */
const decoded = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().bottom > 0;
    return Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => undefined)));
  });

const shots: readonly Shot[] = [
  {
    name: 'sticker',
    width: 1280,
    height: 800,
    theme: 'light',
    path: '/ai-sticker-maker',
    async show(page) {
      await page.getByRole('button', { name: sticker.sampleFox }).click();
      await make(page);
    },
  },
  {
    name: 'background-remover',
    width: 1280,
    height: 800,
    theme: 'light',
    path: '/ai-background-remover',
    async show(page) {
      await page.getByRole('group', { name: toolSamples.label }).getByRole('button').first().click();
      await page
        .locator('main form')
        .getByText(/· Ready$/)
        .waitFor();
      await make(page);
    },
  },
  { name: 'templates', width: 1280, height: 800, theme: 'dark', path: '/template' },
  { name: 'pricing', width: 1280, height: 800, theme: 'light', path: '/fr/pricing' },
  {
    name: 'flows',
    width: 1280,
    height: 800,
    theme: 'light',
    path: '/__flows/payment',
    show: (page) => page.locator('main svg').first().waitFor(),
  },
];

/** Takes every image from the server at `address` into `folder`, as WebP half as wide as the screen was. Returns their sizes in bytes. */
export async function takeTour(
  browser: Browser,
  address: string,
  folder: string,
  kept: Readonly<Record<string, string>>,
): Promise<number[]> {
  const sizes: number[] = [];
  for (const { name, width, height, theme, path, show } of shots) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: 'en-US', reducedMotion: 'reduce' });
    await context.addInitScript((entries) => {
      if (location.protocol !== 'about:') for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    const page = await context.newPage();
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
    await show?.(page);
    await page.waitForLoadState('networkidle');
    await decoded(page);
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`));
    sizes.push(size);
    await context.close();
  }
  return sizes;
}
