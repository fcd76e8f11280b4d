/** What no journey may cause: a console message, an error, a request to another site, an accessibility barrier. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Watch = { problems: string[] };

export function watch(page: Page, origin: () => string): Watch {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The tests keep the service worker out; its own tests let it in.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin()) && !url.startsWith('data:') && !url.startsWith('blob:')) problems.push(`left the site: ${url}`);
  });
  return { problems };
}

/** The axe findings once all fade-ins have ended; limited to a part of the page when one is named. */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe
    // A third less work: names for what is good are not looked for, and no rule of these tags reads style sheets.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Without it axe opens another page for each look, to gather what frames of other sites state: there are none.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Expects no axe findings. */
export const expectNoBarriers = async (page: Page): Promise<void> => expect(await barriers(page)).toEqual([]);
