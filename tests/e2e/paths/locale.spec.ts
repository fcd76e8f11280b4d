/** The language, in a browser: chosen in the menu, kept for the next visit, found by the browser's own. */
import { expect, test, type Page } from '@playwright/test';
import { Site } from '../../model/browser/site.ts';
import { usual } from '../../model/browser/stage.ts';

let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
  site.calls.reset(usual);
});
test.afterAll(() => site.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
}

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value;

test('changing it keeps the page, its query and what is written in a form', async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await open(page, '/ai-sticker-maker?from=here');
  await expect.poll(() => cookie(page)).toBe('en');
  const words = page.getByRole('textbox').first();
  await words.fill('a red fox');
  await page.getByLabel('Language: English').click();
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page).toHaveURL(/\/fr\/ai-sticker-maker\?from=here$/);
  await expect(page.getByRole('textbox').first()).toHaveValue('a red fox');
  expect([loads, await cookie(page)]).toEqual([1, 'fr']);
});

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-CA' });

  test('is led from the start page to French, and back by choice', async ({ page }) => {
    await open(page, '/');
    await expect(page).toHaveURL(/\/fr$/);
    await page.goto(`${site.address}/fr`);
    await page.getByLabel('Langue : Français').or(page.getByLabel('Langue: Français')).click();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.goto(`${site.address}/`);
    await expect.poll(() => cookie(page)).toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });

  test('chooses another by a link before the code of the page has come', async ({ page }) => {
    await open(page, '/fr');
    await expect.poll(() => cookie(page)).toBe('fr');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    await page.getByLabel(/^Langue/).click();
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect.poll(() => cookie(page)).toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page).toHaveURL(/\/$/);
  });

  test('opens any other address in the language it says', async ({ page }) => {
    await open(page, '/ai-sticker-maker');
    await expect.poll(() => cookie(page)).toBe('en');
    await expect(page).toHaveURL(/\/ai-sticker-maker$/);
  });
});
