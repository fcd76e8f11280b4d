/** A tab that is older than the site, in a browser: one reload, no loop, nothing lost. */
import { expect, test, type Page } from '@playwright/test';
import { Site } from '../../model/browser/site.ts';
import { usual } from '../../model/browser/stage.ts';

let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
  site.calls.reset(usual);
});
test.afterAll(() => site.close());

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of the site is ready.' });

/** Opens a page of a site whose latest build is another one; counts how often it is loaded. */
async function open(page: Page): Promise<{ loads: () => number }> {
  let loads = 0;
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer', timestamp: 0 } }));
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${site.address}/ai-sticker-maker`);
  return { loads: () => loads };
}

test('is loaded anew once; a build that does not come is offered, not looped for', async ({ page }) => {
  const { loads } = await open(page);
  await expect(bar(page)).toBeVisible();
  expect(loads()).toBe(2);
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('the same where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const { loads } = await open(page);
  await expect(bar(page)).toBeVisible();
  expect(loads()).toBe(2);
});

test('"Reload" loads it anew', async ({ page }) => {
  const { loads } = await open(page);
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(loads).toBe(3);
});
