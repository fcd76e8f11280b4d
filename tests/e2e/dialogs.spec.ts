/** Everything above a page, and the pages of a signed-in user: no accessibility barriers, and no overflow on the narrowest screen. */
import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localePath, locales, type Locale } from '../../contract/facts/locales.ts';
import { newToken, test } from './kit/server.ts';
import { barriers } from './kit/watch.ts';
import { everyPage } from '../depth.ts';

test.setTimeout(everyPage ? 600_000 : 120_000);

type Words = Record<'nav' | 'account' | 'credit' | 'theme' | 'locale', Record<string, string>>;
type Copy = { shell: Words; inviting: string; share: string; leave: string; register: string; reset: string };

async function copyIn(locale: Locale): Promise<Copy> {
  const read = async (name: string) => ((await import(`../../copy/${locale}/${name}.ts`)) as { default: Record<string, unknown> }).default;
  const [shell, operation, invite, settings, login] = await Promise.all(
    ['shell', 'pages/operation', 'pages/invite', 'pages/settings', 'pages/login'].map(read),
  );
  return {
    shell: shell as Words,
    inviting: (operation!['inviting'] as { action: string }).action,
    share: invite!['share'] as string,
    leave: (settings!['leave'] as { action: string }).action,
    register: login!['toRegister'] as string,
    reset: login!['toReset'] as string,
  };
}

/** The clicks, in order; the page is checked after each. */
type Look = { path: string; isOwn?: boolean; width?: number; clicks: ((page: Page, copy: Copy) => Promise<void>)[] };
const inHeader =
  (name: (copy: Copy) => string | undefined): Look['clicks'][number] =>
  (page, copy) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: name(copy)! })
      .first()
      .click();
const inDialog =
  (name: (copy: Copy) => string): Look['clicks'][number] =>
  (page, copy) =>
    page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: name(copy), exact: true })
      .click();
const tab =
  (value: string): Look['clicks'][number] =>
  (page) =>
    page.getByRole('dialog').locator(`[role=tab][data-value=${value}]`).click();
const over = '[role=dialog], [popover]:popover-open, [role=alert]';
const nothing = () => Promise.resolve();
/** Those that differ most, each a page of its own; the prices are below the payment. */
const some = ['login', 'payment'];

const looks: Readonly<Record<string, Look>> = {
  credits: { path: '/', clicks: [(page) => page.getByTestId('credits').click()] },
  login: { path: '/', clicks: [inHeader(({ shell }) => shell.account['logIn']), inDialog(({ register }) => register)] },
  reset: { path: '/', clicks: [inHeader(({ shell }) => shell.account['logIn']), inDialog(({ reset }) => reset)] },
  prices: { path: '/', clicks: [inHeader(({ shell }) => shell.credit['get']), tab('month'), tab('oneTime')] },
  tools: { path: '/', clicks: [inHeader(({ shell }) => shell.nav['toolsMenu'])] },
  language: { path: '/', clicks: [inHeader(({ shell }) => shell.locale['change'])] },
  drawer: { path: '/', width: 390, clicks: [inHeader(({ shell }) => shell.nav['menu'])] },
  explore: {
    path: '/ai-text-to-image',
    clicks: [(page, { shell }) => page.getByRole('button', { name: shell.nav['explore']! }).first().click()],
  },
  account: { path: '/my-creations', isOwn: true, clicks: [nothing, inHeader(({ shell }) => shell.account['menu'])] },
  payment: {
    path: '/settings',
    isOwn: true,
    clicks: [
      nothing,
      inHeader(({ shell }) => shell.credit['get']),
      (page) => page.getByRole('dialog').getByRole('region').first().getByRole('button').click(),
    ],
  },
  invite: {
    path: '/operation',
    isOwn: true,
    clicks: [
      nothing,
      (page, { inviting }) => page.getByRole('main').getByRole('button', { name: inviting }).click(),
      inDialog(({ share }) => share),
    ],
  },
  leaving: {
    path: '/settings',
    isOwn: true,
    clicks: [(page, { leave }) => page.getByRole('main').getByRole('button', { name: leave }).click()],
  },
};

/** What moves into its place after a turn of the phone is waited for. */
const expectSoftly = expect.configure({ soft: true, timeout: 5000 });

/** A dialog that has to be scrolled sideways on a screen of 320 pixels. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => `${element.tagName}: ${element.scrollWidth} > ${element.clientWidth}`),
  );

for (const locale of locales)
  for (const theme of ['light', 'dark'] as const) {
    if (!everyPage && (locale !== 'en' || theme === 'dark')) continue;
    test(`what lies over the pages in ${locale}, ${theme}: axe finds nothing`, async ({ page, server }) => {
      const copy = await copyIn(locale);
      const token = await newToken(server);
      const today = new Date().toISOString().slice(0, 10);
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript(
        (entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        },
        { [storageKeys.creditsDialogAt]: today },
      );
      const found: Record<string, string[]> = {};
      for (const [name, { path, isOwn = false, width = 1280, clicks }] of Object.entries(looks)) {
        if (!everyPage && !some.includes(name)) continue;
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(
          ([key, value]) => {
            if (value) localStorage.setItem(key, value);
            else localStorage.removeItem(key);
          },
          [storageKeys.token, isOwn ? token : ''] as const,
        );
        await page.goto(localePath(locale, path));
        await expect(page.getByRole('banner').getByTestId('credits')).toContainText(/\d/);
        for (const [at, click] of clicks.entries()) {
          // `everyone.spec.ts` looks at the pages themselves.
          if (click === nothing && !everyPage) continue;
          await click(page, copy);
          if (click !== nothing) await expect(page.locator(over).last()).toBeVisible();
          await page.waitForLoadState('networkidle');
          // The page under it is checked separately.
          const here = await barriers(page, everyPage ? undefined : over);
          if (theme === 'light' && locale !== 'zh') {
            await page.setViewportSize({ width: 320, height: 640 });
            await expectSoftly.poll(() => sideways(page), `${name} ${at + 1} at 320 pixels`).toEqual([]);
            await page.setViewportSize({ width, height: 900 });
          }
          if (here.length > 0) found[`${name} ${at + 1}`] = here;
        }
      }
      expect(found).toEqual({});
    });
  }
