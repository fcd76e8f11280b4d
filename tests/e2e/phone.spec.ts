/** What only a phone has: a camera, and no window to drop things into. */
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { test } from './kit/server.ts';
import { everyPage } from '../depth.ts';

const photo = fileURLToPath(new URL('../../public/samples/figure.jpg', import.meta.url));

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [path, label, accepts] of [
    ['/ai-background-remover', 'Take a photo', 'image/jpeg'],
    ['/ru/video-watermark-remover', 'Снять видео', 'video/mp4'],
    ['/', 'Take a photo', 'image/jpeg'],
  ] as const)
    test(`the camera is one tap away on ${path}`, async ({ page }) => {
      await page.goto(path);
      const camera = page.getByLabel(label, { exact: true });
      await expect(camera).toHaveAttribute('capture', 'environment');
      await expect(camera).toHaveAttribute('accept', new RegExp(accepts));
      await expect(page.locator('label').filter({ has: camera })).toBeVisible();
    });

  test('what the camera took is the photo of the tool', async ({ page }) => {
    await page.goto('/ai-background-remover');
    await expect(page.getByTestId('credits')).toContainText(/\d/);
    await page.getByLabel('Take a photo', { exact: true }).setInputFiles(photo);
    await expect(page.getByText('figure.jpg')).toBeVisible();
    await expect(page.getByLabel('Take a photo', { exact: true })).toHaveCount(0);
  });

  for (const reducedMotion of everyPage ? (['reduce', 'no-preference'] as const) : (['no-preference'] as const))
    test(`the result comes on screen and stays there, and the form stays in its place (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/ai-text-to-image');
      await expect(page.getByTestId('credits')).toContainText(/\d/);
      await page.getByLabel('Describe your image').fill('a red car');
      const form = page.getByLabel('Describe your image');
      const place = () => form.evaluate((field) => Math.round(field.getBoundingClientRect().top + scrollY));
      const before = await place();
      await page.getByRole('button', { name: /^Make image/ }).tap();
      const result = page.getByRole('region', { name: 'Result', exact: true });
      const download = result.getByRole('link', { name: /^Download/ });
      await expect(download).toBeAttached({ timeout: 60_000 });
      await expect(result.getByRole('img').first()).toBeInViewport();
      await expect(download).toBeInViewport({ ratio: 1 });
      const [bar, tabs] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Sections' })];
      const edges = async (part: Locator) => (await part.boundingBox())!;
      await expect.poll(async () => (await edges(result)).y).toBeGreaterThanOrEqual((await edges(bar)).height);
      expect((await edges(download)).y + (await edges(download)).height).toBeLessThanOrEqual((await edges(tabs)).y);
      expect(await place()).toBe(before);
    });

  test('dropping and pasting are not mentioned', async ({ page }) => {
    await page.goto('/ai-background-remover');
    await expect(page.getByRole('button', { name: /^Choose a photo.+MB/ })).toBeVisible();
    await expect(page.getByText('Drop a photo', { exact: false })).toBeHidden();
  });
});

test('with a mouse, no camera is offered', async ({ page }) => {
  await page.goto('/ai-background-remover');
  await expect(page.getByRole('button', { name: /^Drop a photo/ })).toBeVisible();
  await expect(page.getByText('Take a photo', { exact: true })).toBeHidden();
});
