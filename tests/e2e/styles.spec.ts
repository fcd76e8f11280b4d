/** The styles as they are served: a value that CSS does not know is dropped by every browser without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { generate, lexer, parse, walk } from 'css-tree';
import { localePath, locales } from '../../contract/facts/locales.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { newToken, test } from './kit/server.ts';
import { everyPage } from '../depth.ts';

const assets = join(import.meta.dirname, '../../dist/client/assets');

/** The declarations of rules whose values CSS does not know. What holds a variable is known only when it is used. */
function unknownIn(css: string): string[] {
  const unknown: string[] = [];
  walk(parse(css), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (this.atrule?.name === 'font-face' || property.startsWith('--')) return;
      const text = generate(value);
      if (!text.includes('var(') && lexer.matchProperty(property, value).error) unknown.push(`${property}: ${text}`);
    },
  });
  return unknown;
}

/** Bytes of all styles as they are sent: the first paint waits for them. */
const mostStyles = 12 * 1024;

test('all styles together are sent in 12 kB', () => {
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const sent = files.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(mostStyles);
});

test('every value of every style is CSS', () => {
  expect(unknownIn('a { top: bar; color: red } @font-face { font-weight: 100 900 }')).toEqual(['top: bar']);
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((name) => unknownIn(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
});

test('the rail stays beside a long page, and the footer stands where the page does', async ({ page }) => {
  await page.goto('/ai-image-to-image');
  const rail = page.getByRole('navigation', { name: 'Sections' }).first();
  const topOf = () => rail.evaluate((element) => element.getBoundingClientRect().top);
  expect(await topOf()).toBe(64);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  expect(await topOf()).toBe(64);
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftOf('footer h2, footer p')).toBeGreaterThan(await rail.evaluate((element) => element.getBoundingClientRect().right));
});

test.describe('as it was prerendered', () => {
  // What the styles do needs no script, and is looked at sooner without any.
  test.use({ javaScriptEnabled: false });

  test('the words above a form have the same room in a font that comes late', async ({ page }) => {
    for (const [path, part] of [
      ['/ru/ai-text-to-image', 'main div:has(> h1)'],
      ['/ru', 'main h1 + p'],
    ] as const) {
      await page.goto(path);
      const room = (font: string) =>
        page.locator(part).evaluate((element: HTMLElement, fontFamily) => {
          element.style.fontFamily = fontFamily;
          return getComputedStyle(element).maxWidth;
        }, font);
      expect([path, await room('monospace')]).toEqual([path, await room('')]);
    }
  });

  test('no name in the rail is broken', async ({ page }) => {
    // Wider letters stand there where the font does not come in time.
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const locale of locales) {
      await page.goto(localePath(locale, '/ai-image-to-image'));
      const names = await page.locator('nav').evaluateAll((navs) =>
        navs
          .filter((nav) => getComputedStyle(nav).position === 'sticky')
          .flatMap((rail) => [...rail.children])
          .map(({ lastChild }) => {
            const range = document.createRange();
            range.selectNodeContents(lastChild!);
            return [lastChild!.textContent, range.getClientRects().length];
          }),
      );
      expect(names.length, locale).toBeGreaterThan(5);
      expect(
        names.filter(([, lines]) => lines !== 1),
        locale,
      ).toEqual([]);
    }
  });
});

test('the submit button covers nothing of its form, at any size', async ({ page }) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 1024, height: 640 },
    { width: 390, height: 844 },
  ];
  const others = ['/ai-text-to-image', '/ai-image-to-image', '/ai-text-to-audio'];
  for (const path of ['/ai-effect/create', '/ai-clothes-changer', ...(everyPage ? others : [])]) {
    await page.goto(path);
    await expect(page.getByTestId('credits')).toContainText(/\d/);
    const form = page.getByRole('main').getByRole('form');
    await form.getByText('More options').evaluateAll((summaries) => summaries.forEach((summary) => (summary as HTMLElement).click()));
    for (const size of sizes) {
      await page.setViewportSize(size);
      const covered = await form.evaluate((element) => {
        const button = element.querySelector('[type=submit]')!;
        const hidden: string[] = [];
        for (const control of element.querySelectorAll<HTMLElement>(
          'label, input, textarea, select, button:not([type=submit]), summary, p',
        )) {
          control.scrollIntoView({ block: 'end' });
          const { top, bottom, left, right } = control.getBoundingClientRect();
          const at = button.getBoundingClientRect();
          const meets = bottom > at.top + 1 && top < at.bottom - 1 && right > at.left && left < at.right;
          const size = (bottom - top) * (right - left);
          if (size > 1 && meets && !button.contains(control)) hidden.push(control.textContent || control.tagName);
        }
        return hidden;
      });
      expect(covered, `${path} ${size.width}`).toEqual([]);
    }
  }
});

test('a square result stands below the bar, with all that can be done with it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ai-text-to-image');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  await page.getByLabel('Describe your image').fill(`a red car ${'a'.repeat(150)}`);
  await page.getByRole('button', { name: /^Make image/ }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('link', { name: /^Download/ })).toBeVisible({ timeout: 60_000 });
  for (const name of [/^Make another/, 'Share', 'Delete'])
    await expect(result.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
  for (const part of [result.getByRole('combobox', { name: 'Continue in another tool' }), result.getByRole('img').first()])
    await expect(part).toBeInViewport({ ratio: 1 });
  const { height } = (await page.getByRole('banner').boundingBox())!;
  expect((await result.boundingBox())!.y).toBeGreaterThanOrEqual(height);

  // On a phone as well, with a long word that was not understood.
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(result.getByText('a'.repeat(150)).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the reward of the day covers no plan of the prices', async ({ page, server }) => {
  const token = await newToken(server);
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.token, token]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const offer = page.getByRole('complementary', { name: 'Your daily reward' });
  await expect(offer).toBeVisible();
  const plan = (await page.getByRole('button', { name: 'Choose Premium' }).boundingBox())!;
  expect((await offer.boundingBox())!.y).toBeGreaterThanOrEqual(plan.y + plan.height);
});

test('another theme is there at once, and transitions are back after it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.goto('/pricing');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  const seen = await page.evaluate(() => {
    const [logIn] = [...document.querySelectorAll('header button')].filter((button) => button.textContent === 'Log in');
    const look = () => getComputedStyle(logIn!).backgroundColor;
    const before = look();
    document.querySelector<HTMLButtonElement>('header button[aria-label=Theme]')!.click();
    return { before, at: look() };
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-still');
  const after = await page
    .getByRole('banner')
    .getByRole('button', { name: 'Log in' })
    .evaluate((button) => getComputedStyle(button));
  expect([after.backgroundColor, after.transitionProperty.includes('background-color')]).toEqual([seen.at, true]);
  expect(seen.at).not.toBe(seen.before);
});
