/** The parts of the design system look as they did; a machine with other fonts may differ in the letters. */
import { expect, test } from '@playwright/test';
import { makeDataDir, startServer, type RunningServer } from './kit/server.ts';
import { expectNoBarriers } from './kit/watch.ts';

let server: RunningServer;
let data: Awaited<ReturnType<typeof makeDataDir>>;
test.beforeAll(async () => {
  data = await makeDataDir();
  // The page is for developers and testers: a server shows it only when told to.
  process.env['FLOWS'] = '1';
  server = await startServer(data.path);
  delete process.env['FLOWS'];
});
test.afterAll(async () => {
  await server.stop();
  await data.remove();
});

for (const theme of ['light', 'dark'] as const)
  test(`every part in every state, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(`${server.address}/__ui`);
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

test('a server that was not told to does not show it', async ({ request }) => {
  const other = await makeDataDir();
  const plain = await startServer(other.path);
  expect((await request.get(`${plain.address}/__ui`)).status()).toBe(404);
  await plain.stop();
  await other.remove();
});
