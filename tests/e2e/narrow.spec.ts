/** Nothing that a person reads is cut off on the narrowest screens, in the languages with the longest words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { creation } from '../../machines/deletion/deletion.sample.ts';
import type toolSamples from '../../copy/en/pages/toolSamples.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { locales, localePath, type Locale } from '../../contract/facts/locales.ts';
import { test } from './kit/server.ts';
import { everyPage } from '../depth.ts';

const paths = [
  '/',
  '/ai-sticker-maker',
  '/ai-face-swap',
  '/ai-text-to-image',
  '/ai-text-to-audio',
  '/video-watermark-remover',
  '/pricing',
  '/login',
  '/operation',
  '/settings',
  '/my-creations',
  '/ai-tools',
];
/** One of each kind of page; a tool with files has most of what another has. */
const kinds = ['/', '/ai-face-swap', '/ai-text-to-audio', '/pricing', '/operation', '/settings', '/my-creations'];
const toolByPath = (path: string) => tools.some(({ slug }) => path === `/${slug}`);

/** Russian has the longest words; the deep run has every language. */
const [some, all]: [readonly Locale[], readonly Locale[]] = [['ru'], locales];

/** Texts that stand outside the screen, or that their own box cuts off. What scrolls sideways by itself, and what only a screen reader gets, is left out. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === '' || !isShown(element) || element.closest('script, style, noscript, [aria-hidden=true], select, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width, height } = range.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      let [from, to] = [0, innerWidth];
      let scrolls = false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clip, clipPath } = getComputedStyle(box);
        if (clip !== 'auto' || clipPath !== 'none' || box.getBoundingClientRect().width <= 1) scrolls = true;
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const rect = box.getBoundingClientRect();
          [from, to] = [Math.max(from, rect.left), Math.min(to, rect.right)];
        }
      }
      if (!scrolls && (left < from - 1.5 || right > to + 1.5))
        found.push(`${text.slice(0, 60)} (${Math.round(left)} to ${Math.round(right)} of ${Math.round(from)} to ${Math.round(to)})`);
    }
    return found;
  });

for (const locale of everyPage ? all : some)
  test(`no text is cut off at 320 pixels in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const seen: Record<string, string[]> = {};
    const { default: samples } = (await import(`../../copy/${locale}/pages/toolSamples.ts`)) as { default: typeof toolSamples };
    for (const path of everyPage ? paths : kinds) {
      await page.goto(localePath(locale, path));
      await expect(page.getByTestId('credits')).toContainText(/\d/);
      // The samples of a tool come when the page has settled.
      if (toolByPath(path)) await expect(page.getByRole('group', { name: samples.label })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const texts = [...(await cutOff(page)), ...(wide > 0 ? [`the page is ${wide} pixels wider than the screen`] : [])];
      if (texts.length > 0) seen[path] = texts;
    }
    expect(seen).toEqual({});
  });

test.describe('as it was prerendered', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways to pay stand in one row on a phone, in every language', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const locale of locales) {
      await page.goto(localePath(locale, '/pricing'));
      const tops = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
      expect([locale, tops.length, new Set(tops).size]).toEqual([locale, 3, 1]);
    }
  });
});

test('what can be done with a creation stands in one row of its card, on every screen and in every language', async ({ page }) => {
  const image = { url: '/stickers/fox.webp', type: 'image/webp', width: 512, height: 512, duration: null };
  const items = [
    { ...creation('made'), words: 'a fox with a long scarf', createdAt: '2026-11-21T21:48:00.000Z', outputs: [image] },
    { ...creation('failed'), status: 'failed', error: { code: 50002, msg: 'No.' } },
  ];
  await page.route('**/api/creations*', (route) => route.fulfill({ json: { code: 100000, msg: '', data: { items, next: null } } }));
  // Russian has the longest words; the deep run has every language and width.
  const [spoken, widths] = everyPage ? [locales, [320, 768, 1024, 1440]] : [some, [320]];
  const looks = [...spoken.map((locale) => [390, locale] as const), ...widths.map((width) => [width, 'en'] as const)];
  for (const [width, locale] of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(localePath(locale, '/my-creations'));
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    const boxes = await cards
      .first()
      .evaluate((card) =>
        [...card.querySelectorAll('a, button')]
          .filter((each) => card.querySelector('time')!.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
          .map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect([locale, width, boxes.length, new Set(boxes.map(({ top }) => top)).size]).toEqual([locale, width, 4, 1]);
    // A finger needs room, and nothing reaches beyond its card.
    expect(Math.min(...boxes.map(({ width: wide, height }) => Math.min(wide, height)))).toBeGreaterThanOrEqual(width === 390 ? 36 : 24);
    expect(await cards.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))).toEqual([0, 0]);
  }
});

test('the name of a file, in one long word, stays on the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/ai-image-enhancer');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  const form = page.getByRole('main').locator('form');
  const name = `Screenshot_20240312_141523_${'com.example.'.repeat(8)}.jpg`;
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: readFileSync(join(import.meta.dirname, '../fixtures/chelsea.jpg')) });
  const { x, width } = (await form.getByRole('button', { name: 'Remove', exact: true }).boundingBox())!;
  expect(x + width).toBeLessThan(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
