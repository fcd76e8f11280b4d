import type { Page } from '@playwright/test';

/**
 * Lets nothing come from the addresses of a pattern, as on a line that stands still. A held `page.route` would have Chromium ask the test about
 * every request, and it loses those it asks about while their page is left, also the ones that are kept alive.
 */
export async function holdBack(page: Page, urlPattern: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditionsByRule', {
    matchedNetworkConditions: [{ urlPattern, latency: 600_000, downloadThroughput: -1, uploadThroughput: -1 }],
  });
}
