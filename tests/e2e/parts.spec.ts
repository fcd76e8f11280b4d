/** The parts of the design system look as they did; a machine with other fonts may differ in the letters. */
import { expect } from '@playwright/test';
import { test } from './kit/server.ts';
import { expectNoBarriers } from './kit/watch.ts';

for (const theme of ['light', 'dark'] as const)
  test(`every part in every state, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/__ui');
    await expect(page.getByTestId('credits')).toContainText(/\d/);
    await expectNoBarriers(page);
    const parts = page.locator('section[data-part]');
    expect(await parts.count()).toBeGreaterThan(12);
    for (const part of await parts.all()) {
      const name = (await part.getAttribute('data-part'))!;
      await part.scrollIntoViewIfNeeded();
      await expect(part).toHaveScreenshot(`${name.toLowerCase().replaceAll(/\W+/g, '-')}-${theme}.png`, {
        animations: 'disabled',
        threshold: 0.3,
        maxDiffPixelRatio: 0.08,
      });
    }
  });
