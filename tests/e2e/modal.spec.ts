/** A modal dialog: nothing of the page behind it can be reached. */
import { expect, type Page } from '@playwright/test';
import { test } from './kit/server.ts';

for (const [name, open] of [
  ['a dialog', (page: Page) => page.getByTestId('credits').click()],
  ['the drawer', (page: Page) => page.getByRole('button', { name: 'Menu' }).click()],
] as const)
  test(`${name} is alone while it is open, for the keyboard, the pointer and assistive technology`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/pricing');
    await expect(page.getByTestId('credits')).toContainText(/\d/);
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    for (let times = 0; times < 40; times += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    // Beside it a click closes it, and reaches nothing of the page.
    await page.mouse.click(10, 30);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('body > [aria-hidden]').count()).toBe(0);

    // Back on a phone asks the browser to close it, as Escape does where no script receives it.
    await open(page);
    await expect(dialog).toBeVisible();
    await page.evaluate(() => addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true }));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/pricing$/);
  });
