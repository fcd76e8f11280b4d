/** Where the browser saves data, our own images are loaded only when one asks for them. */
import { expect, type Page } from '@playwright/test';
import { test } from './kit/server.ts';

/** The addresses of the images that the page asks for from now on. */
function watchImages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['image', 'media'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

const wall = (page: Page) => page.locator('main li img').first();

async function seeAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
}

test('no image of the start page is loaded until one asks for them, and nothing moves when they come', async ({ page }) => {
  await saveData(page);
  const asked = watchImages(page);
  await page.goto('/');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  await seeAll(page);
  expect(asked).toEqual([]);
  const height = () =>
    page
      .locator('main li:has(img)')
      .first()
      .evaluate((card) => card.getBoundingClientRect().height);
  const before = await height();

  await page.getByRole('button', { name: 'To save data, images aren’t loaded. Show them' }).click();
  await wall(page).scrollIntoViewIfNeeded();
  await expect.poll(() => wall(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await height()).toBe(before);
  await expect(page.getByRole('button', { name: /images aren’t loaded/ })).toBeHidden();

  // On every page that follows, too.
  await page.getByRole('banner').getByRole('link', { name: 'Effects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /images aren’t loaded/ })).toBeHidden();
});

test('images come at a click before any code has', async ({ page }) => {
  await saveData(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  const asked = watchImages(page);
  await page.goto('/fr/ai-tools');
  await page.getByRole('button', { name: 'Pour économiser des données' }).click();
  await seeAll(page);
  expect(asked.length).toBeGreaterThan(10);
});

test('images come by themselves where no data is to be saved', async ({ page }) => {
  const asked = watchImages(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /images aren’t loaded/ })).toBeHidden();
  await seeAll(page);
  expect(asked.length).toBeGreaterThan(5);
});

test('what somebody made is loaded, and nothing is offered', async ({ page }) => {
  await saveData(page);
  await page.goto('/ai-sticker-maker');
  const tool = page.getByRole('main');
  await tool.getByRole('textbox').first().fill('a fox');
  await tool.getByRole('button', { name: 'Make sticker' }).click();
  await expect(tool.getByRole('link', { name: /^Download/ }).first()).toBeVisible({ timeout: 60_000 });
  await page.goto('/my-creations');
  const made = tool.locator('img[src*="/files/"]').first();
  await expect.poll(() => made.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /images aren’t loaded/ })).toBeHidden();
});
