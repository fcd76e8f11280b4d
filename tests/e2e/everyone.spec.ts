/** Accessibility: every kind of page in five languages and two themes, on small screens, zoomed, by keyboard, with reduced motion. */
import { expect, type Locator, type Page } from '@playwright/test';
import { locales } from '../../contract/facts/locales.ts';
import { pagesToWalk } from './kit/built.ts';
import { test } from './kit/server.ts';
import { barriers } from './kit/watch.ts';
import { everyPage } from '../depth.ts';

test.setTimeout(everyPage ? 1_200_000 : 240_000);

async function open(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expect(page.getByRole('banner').getByTestId('credits')).toContainText(/\d/);
}

/** The elements that overflow the page at a width; null when there are none. */
async function sideways(page: Page, width: number): Promise<string | null> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const over = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return `${scrollWidth} > ${clientWidth}: ${over.at(-1)?.outerHTML.slice(0, 160)}`;
  });
}

for (const locale of locales)
  for (const theme of ['light', 'dark'] as const) {
    // Russian has the longest words: `narrow.spec.ts` looks whether they fit.
    if (!everyPage && locale !== 'en') continue;
    test(`the pages in ${locale}, ${theme}: axe finds nothing, and nothing stands out at 320 pixels or at twice the size`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      const found: Record<string, string[]> = {};
      for (const { href } of pagesToWalk(locale, theme)) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, href);
        const here = await barriers(page);
        // Twice the size on a screen of 1280 pixels is a page of 640.
        for (const width of theme === 'light' ? [640, 360, 320] : [])
          here.push(...[await sideways(page, width)].filter((one) => one !== null));
        if (here.length > 0) found[href] = here;
      }
      expect(found).toEqual({});
    });
  }

test('nothing moves for those who ask for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of everyPage ? ['/', '/ai-sticker-maker', '/ai-effect', '/template', '/pricing'] : ['/ai-effect']) {
    await open(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 20)
        .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120)),
    );
    expect([path, moving]).toEqual([path, []]);
  }
});

test('a page that follows another comes in softly, the first of a visit and those of who asks for stillness do not', async ({ page }) => {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(globalThis, { begun });
    addEventListener('animationstart', ({ animationName, target }) => {
      if ((target as Element).parentElement?.id === 'content') begun.push(animationName);
    });
  });
  const begun = () => page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/ai-tools');
  expect(await begun()).toEqual([]);
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await pricing.click();
  await expect.poll(begun).toEqual(['enter']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(page).toHaveURL(/\/ai-tools$/);
  const motion = await page.evaluate(() => getComputedStyle(document.querySelector('#content > div')!).animationDuration);
  expect(Number.parseFloat(motion)).toBeLessThan(0.001);
});

test('on a phone a notice of two lines covers no title, of a page or of a sheet', async ({ page }) => {
  await open(page, '/__ui');
  const { height } = (await page.locator('[data-part=Toast] [role=status]').first().boundingBox())!;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pricing');
  const end = (await page.locator('[data-toasts]').boundingBox())!.y + height;
  const wordsOf = (title: Locator) =>
    title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().top;
    });
  expect(await wordsOf(page.locator('h1'))).toBeGreaterThan(end);
  await open(page, '/verify');
  await page.getByRole('button', { name: 'Get more credits' }).click();
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Pricing: plans and credit packs' }).last();
  await expect.poll(() => wordsOf(title)).toBeGreaterThan(end);
});

test('in forced colors every heading and button is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of everyPage ? ['/', '/ai-sticker-maker', '/pricing'] : ['/ai-sticker-maker']) {
    await open(page, path);
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h1 *, h2, h2 *, button, a')]
        .filter((element) => {
          const { color, webkitTextFillColor, visibility, display } = getComputedStyle(element);
          return (
            visibility === 'visible' &&
            display !== 'none' &&
            [color, webkitTextFillColor].some((one) => /rgba\([^)]*, 0\)|transparent/.test(one))
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect([path, unseen]).toEqual([path, []]);
  }
});

test('a keyboard alone skips to the content, opens a dialog and comes back to where it was', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const credits = page.getByTestId('credits');
  await credits.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))).toBe(true);
  // The focus cycles inside the dialog and never leaves it.
  for (let clicks = 0; clicks < 12; clicks += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(credits).toBeFocused();
});

test('every control of a page is reached by Tab, and shows it', async ({ page }) => {
  for (const path of everyPage ? ['/', '/ai-background-remover'] : ['/ai-background-remover']) {
    await open(page, path);
    const controls = await page.evaluate(
      () =>
        [...document.querySelectorAll('main a, main button, main textarea, main summary')].filter(
          (one) => one.getClientRects().length > 0 && !one.hasAttribute('disabled'),
        ).length,
    );
    const reached = new Set<string>();
    for (let clicks = 0; clicks < controls + 30; clicks += 1) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => {
        const element = document.activeElement!;
        if (!element.closest('main')) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const framed = getComputedStyle(element.closest(':focus-within:not(main, body, html)') ?? element).boxShadow;
        const isShown =
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || framed !== 'none' || element.matches('textarea');
        return { name: `${element.tagName} ${element.textContent?.slice(0, 40)}`, isShown };
      });
      if (!here) continue;
      reached.add(here.name);
      expect([path, here]).toEqual([path, { ...here, isShown: true }]);
    }
    expect(reached.size).toBeGreaterThan(4);
  }
});
