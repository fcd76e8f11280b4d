/** The components of the design system look unchanged; a machine with other fonts may render the text differently. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { test } from './kit/server.ts';
import { expectNoBarriers } from './kit/watch.ts';
import { everyPart } from '../depth.ts';

// Few tests have this browser: a worker for each would start one.
test.describe.configure({ mode: 'default' });

/** One screenshot is enough: nothing moves any more. */
const expectLook = async (shown: Locator, name: string): Promise<void> =>
  expect(await shown.screenshot({ animations: 'disabled' })).toMatchSnapshot(name, { threshold: 0.3, maxDiffPixelRatio: 0.08 });

/** What lies over the page when the click in its part has opened it. */
const layers: Readonly<Record<string, (page: Page) => Locator>> = {
  Dialog: (page) => page.getByRole('dialog', { name: 'A dialog' }),
  Menu: (page) => page.locator('[popover]:popover-open'),
  Popover: (page) => page.getByRole('dialog', { name: 'A popover' }),
  Preview: (page) => page.locator('dialog[open]'),
};

const fileOf = (name: string, theme: string) => `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${theme}.png`;
const part = (page: Page, name: string) => page.locator(`section[data-part="${name}"]`);

async function open(browser: Browser, theme: 'light' | 'dark', baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // A slow machine would render a fallback font instead of ours.
  await page.route(/\/assets\/style-[\w-]+\.css$/, async (route) => {
    const style = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/css', body: style.replaceAll('font-display:optional', 'font-display:block') });
  });
  await page.goto('/__ui');
  await expect(page.getByRole('banner').getByTestId('credits')).toContainText(/\d/);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
    // Whole pixels, whatever stands above.
    for (const box of document.querySelectorAll<HTMLElement>('main section[data-part], main h1'))
      box.style.height = `${Math.ceil(box.getBoundingClientRect().height)}px`;
  });
  return page;
}

/** In the dark the same parts have other colors: they are looked at in the deep run, and every page is in both. */
const themes = everyPart ? (['light', 'dark'] as const) : (['light'] as const);

for (const theme of themes)
  test.describe(theme, () => {
    // The page of all parts is the largest of all: every test leaves it as it was.
    let page: Page;
    test.beforeAll(async ({ browser, server }) => {
      page = await open(browser, theme, server.address);
    });
    test.afterAll(() => page.close());

    test('every part in every state', async () => {
      await part(page, 'Accordion').locator('summary').first().click();
      await expectNoBarriers(page);
      const parts = await page.locator('section[data-part]').all();
      expect(parts.length).toBeGreaterThan(30);
      for (const each of parts) {
        const name = (await each.getAttribute('data-part'))!;
        await expectLook(each, fileOf(name, theme));
      }
    });

    test('every layer opens, looks as it did, and gives the focus back', async () => {
      for (const [name, layerOf] of Object.entries(layers)) {
        const opener = part(page, name).getByRole('button').first();
        await opener.press('Enter');
        const layer = layerOf(page);
        await expect(layer).toBeVisible();
        if (name !== 'Menu') await expect(layer.locator(':focus')).toHaveCount(1);
        await expectLook(layer, fileOf(`${name} open`, theme));
        await page.keyboard.press('Escape');
        await expect(layer).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      const tools = page.getByRole('banner').getByRole('button', { name: 'Tools by category' });
      await tools.press('Enter');
      const panel = page.locator('#tools-menu');
      await expect(panel.getByRole('link').first()).toBeVisible();
      await expectLook(panel, fileOf('Tools menu', theme));
      await page.keyboard.press('Escape');
      await expect(tools).toBeFocused();
    });

    test('a tooltip shows by pointer and by focus, lets Tab go into it, and goes', async () => {
      const control = part(page, 'Tooltip').getByRole('button', { name: 'Not now' });
      const tooltip = page.getByRole('tooltip');
      const way = tooltip.getByRole('button');
      await control.scrollIntoViewIfNeeded();
      const ground = () => control.evaluate((element) => getComputedStyle(element).backgroundColor);
      const off = await ground();
      await control.hover();
      await expectLook(tooltip, fileOf('Tooltip open', theme));
      expect(await ground()).toBe(off);
      await way.hover();
      await expect(tooltip).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(tooltip).toHaveCount(0);

      await part(page, 'Popover').getByRole('button').focus();
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toHaveAccessibleDescription(/gives the reason/);
      await page.keyboard.press('Tab');
      await expect(way).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(tooltip).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(tooltip).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
      await expect(control).toBeFocused();
    });

    test('the focus can be seen on every part', async () => {
      // Browsers show the focus ring only after a keystroke.
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(async () => {
        /** What is drawn of the element and of the boxes around it, up to its part. */
        const drawn = (element: Element): string => {
          const looks: string[] = [];
          for (let here: Element | null = element; here && !here.matches('section[data-part]'); here = here.parentElement) {
            // What is hidden from the eye shows nothing itself; the box around it does.
            if (here.getBoundingClientRect().width < 5) continue;
            const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(here);
            looks.push(`${outlineStyle === 'none' ? '' : outlineWidth + outlineColor} ${boxShadow}`);
          }
          return looks.join();
        };
        const parts = document.querySelectorAll(
          'section[data-part] :is(a[href], button, input, textarea, select, summary, [tabindex="0"])',
        );
        const faults: string[] = [];
        for (const element of parts) {
          if (!(element instanceof HTMLElement) || element.matches(':disabled, [tabindex="-1"], [hidden] *, [popover] *')) continue;
          const before = drawn(element);
          element.focus();
          // Some parts draw it with the next frame.
          if (drawn(element) === before) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          if (document.activeElement === element && drawn(element) === before)
            faults.push(`${element.closest('section[data-part]')!.getAttribute('data-part')}: ${element.outerHTML.slice(0, 120)}`);
        }
        return faults;
      });
      expect(unseen).toEqual([]);
    });
  });
