/** A tab with an old build, walked in a browser: one reload, never over unsaved work, and an offer when a reload is not allowed. */
import { expect, type Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { projectKey } from '../../../contract/facts/product.ts';
import { times } from '../../../contract/facts/times.ts';
import { freshnessModel } from '../../../machines/freshness/freshness.model.ts';
import type { Survey, Work } from '../../../machines/freshness/freshness.types.ts';
import { Person } from '../../model/browser/person.ts';
import { Site } from '../../model/browser/site.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { bareTest as test } from '../kit/server.ts';
import { everyPage } from '../../depth.ts';

const latest = ['/builds/latest.json'];
const form = ['/assets/auth-*'];
const address = '/ai-sticker-maker';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of the site is available.' });

class Author extends Person {
  prompt = () => this.page.getByLabel('Describe your sticker');

  async arrives(): Promise<void> {
    this.site.holdFiles(...latest, ...form);
    await this.open(address);
    await this.prompt().waitFor();
    // A reloading page waits too: this one stays until it arrives.
    this.site.holdFiles(...latest, ...form, address);
  }

  /** Requests a part of the page that fails to load. */
  async missesPart(): Promise<void> {
    await this.logIn().click();
    await this.site.calls.fail(form);
    await expect(this.notices()).toContainText('We couldn’t reach the server.');
    await this.notices().getByRole('button', { name: 'Dismiss' }).click();
  }

  /** The site names its latest build: the one that runs here, or another. */
  async receivesOf(build: string): Promise<void> {
    if (build === 'A') await this.site.sendFile(...latest);
    else await this.site.calls.show(latest, JSON.stringify({ id: build, timestamp: 0 }), 'application/json');
  }

  /** The tab as a survey finds it: the text of its form, and what it stores about its reloads. */
  async isFound({ now, work, reloads }: Survey): Promise<void> {
    await this.prompt().fill(work.includes('text') ? 'a cat' : '');
    await this.page.evaluate(
      ([key, ago, left]) => {
        const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
        if (ago === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ at: Date.now() - ago, builds: left ? [build] : [] }));
      },
      [`${projectKey}Reloads`, reloads && now - reloads.at, Boolean(reloads?.builds.length)] as const,
    );
  }
}

/** Kinds of work that are walked elsewhere: text stands for all of them. */
const others: readonly Work[] = ['job', 'payment', 'file'];
const { surveyTab, rememberReload } = freshnessModel.outcomes;

walkInBrowser(
  {
    ...freshnessModel,
    events: {
      ...freshnessModel.events,
      'chunk.failed': [{ href: null }],
    },
    outcomes: {
      ...freshnessModel.outcomes,
      surveyTab: {
        ...surveyTab,
        done: (surveyTab.done as readonly Survey[]).filter(({ work }) => !work.some((kind) => others.includes(kind))),
      },
      rememberReload: { ...rememberReload, done: [{ isKept: true }] },
    },
  },
  {
    background: { ...usual, '/api/drafts/ai-sticker-maker': { inputs: {} } },
    nobodyCauses: {
      'reload.requested': 'a page that lost a part asks for it: a view test shows it',
      'failed.surveyTab': 'where nothing can be remembered the storage is empty, and nothing is thrown',
      'failed.rememberReload': 'where nothing can be remembered the storage is empty, and nothing is thrown',
      'failed.reloadPage': 'a browser that does not load a page anew says nothing',
      'done.reloadPage': 'the page that would hear of it has gone',
    },
    nobodySees: {
      weighing: 'it is left as soon as it is entered',
      asking: 'a page that lost a part asks for it: a view test shows it',
      surveying: 'it is left as soon as it is entered',
      deciding: 'it is left as soon as it is entered',
      remembering: 'it is left as soon as it is entered',
    },
    keepToasts: true,
    nobodyTakes: {
      'weighing — ': 'a page that lost a part asks for it: a view test shows it',
      'asking — ': 'a page that lost a part asks for it: a view test shows it',
      '[wouldLose]': 'text is walked; for a job, a payment and a file another chart has to be walked as well',
      '[isPageLost]': 'a page that is lost on the way has tests of its own',
      'offering — always [isLatest]': 'a page that is lost on the way has tests of its own',
      'done.actor.rememberReload → freshness.offering': 'storage that keeps nothing has tests of its own',
    },
    subject: (page, site) => {
      const person = new Author(page, site);
      const offers = (count: number) => expect(bar(page)).toHaveCount(count);
      const asks = async () => {
        await offers(0);
        await expect.poll(() => site.calls.isHeld(...latest)).toBe(true);
      };
      return {
        start: () => person.arrives(),
        events: {
          'tab.returned': () => page.evaluate(() => void dispatchEvent(new Event('pageshow'))),
          'chunk.failed': () => person.missesPart(),
          'reload.accepted': () => bar(page).getByRole('button', { name: 'Reload' }).click({ noWaitAfter: true }),
          'reload.declined': () => bar(page).getByRole('button', { name: 'Dismiss' }).click(),
          // Whether the tab may be loaded anew is decided as soon as another build is learned of: what it remembers comes first.
          'done.fetchLatestBuild': async ({ event, state }) => {
            if (!state.matches('surveying')) await person.receivesOf(event['output'].id);
          },
          'failed.fetchLatestBuild': () => site.calls.fail(latest),
          'done.surveyTab': async ({ event }: { event: AnyEventObject }) => {
            await person.isFound(event['output']);
            await person.receivesOf('B');
          },
          'done.rememberReload': () => {},
          // Whether the page has learned of what came before, so that its time runs, shows when it asks again.
          'after.checkInterval': () =>
            expect
              .poll(async () => {
                if (!site.calls.isHeld(...latest)) await page.clock.fastForward(times.freshnessInterval);
                return site.calls.isHeld(...latest);
              })
              .toBe(true),
          // What is on the way answers nothing, and the page stays.
          'after.reloadGuard': async () => {
            await site.calls.leave([address]);
            await page.clock.fastForward(times.reloadGuard);
          },
        },
        states: {
          checking: asks,
          resting: async () => {
            await offers(0);
            await expect.poll(() => site.calls.isHeld(...latest)).toBe(false);
          },
          confirming: asks,
          // A page that is about to reload is not checked.
          reloading: async () => {
            await expect.poll(() => site.calls.isHeld(address)).toBe(true);
          },
          offering: () => offers(1),
        },
      };
    },
  },
);

let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
  site.calls.reset(usual);
});
test.afterAll(() => site.close());

/** Opens a page of a site with a newer build; counts the page loads. */
async function open(page: Page): Promise<{ loads: () => number }> {
  let loads = 0;
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer', timestamp: 0 } }));
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${site.address}/ai-sticker-maker`);
  return { loads: () => loads };
}

test('is loaded anew once; a build that does not come is offered, not looped for', async ({ page }) => {
  const { loads } = await open(page);
  await expect(bar(page)).toBeVisible();
  expect(loads()).toBe(2);
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toHaveCount(0);
});

(everyPage ? test : test.skip)('the same where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const { loads } = await open(page);
  await expect(bar(page)).toBeVisible();
  expect(loads()).toBe(2);
});

const code = '/assets/terms-of-service-*';
const terms = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' });

/** A page on which everything has come. */
async function openWhole(page: Page): Promise<void> {
  const watch = page.waitForResponse('**/builds/latest.json');
  await page.goto(`${site.address}/privacy-policy`);
  await watch;
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

test('a page whose code fails to load is reloaded at its own address', async ({ page }) => {
  await openWhole(page);
  let isLost = true;
  let loads = 0;
  await page.route(`**${code}`, (route) => (isLost ? route.abort() : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false;
  });
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await terms(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/terms-of-service`);
  await expect.poll(() => loads).toBe(1);
});

test('a part whose code fails to load while the build is unchanged is reported as such, and not as a new version', async ({ page }) => {
  await openWhole(page);
  await page.route('**/assets/login-dialog-*', (route) => route.abort(), { times: 1 });
  const looked = page.waitForResponse('**/builds/latest.json');
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await logIn.click();
  await (await looked).finished();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('We couldn’t reach the server.');
  await expect(bar(page)).toHaveCount(0);
  await logIn.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('prefetched code that fails to load changes nothing', async ({ page }) => {
  await openWhole(page);
  let looks = 0;
  page.on('request', (request) => {
    looks += Number(request.url().endsWith('/builds/latest.json'));
  });
  const lost = page.evaluate(() => new Promise<void>((receive) => addEventListener('vite:preloadError', () => receive(), { once: true })));
  site.holdFiles(code);
  await terms(page).hover();
  await site.calls.fail([code]);
  site.holdFiles();
  await lost;
  await terms(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  expect(looks).toBe(0);
});

/** A tab on which another build comes out after it was opened; `comes` makes the tab look for it. */
async function outdate(page: Page, path: string): Promise<{ comes: () => Promise<void>; loads: () => number }> {
  let loads = 0;
  const looked = page.waitForResponse('**/builds/latest.json');
  await page.goto(site.address + path);
  await looked;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer', timestamp: 0 } }));
  return { comes: () => page.evaluate(() => void dispatchEvent(new Event('pageshow'))), loads: () => loads };
}

const typed = 'ann@example.com';
/** Pages with fields for text, and how many of them a visitor sees. */
const written: Record<string, number> = { '/': 1, '/contact-us': 2, '/report': 4, '/ai-chatbot': 1, '/login': 2, '/ai-sticker-maker': 1 };

/** The field of a tool; the deep run has all. */
const some = ['/ai-sticker-maker 0'];

test.describe('typed text is never lost to a newer build', () => {
  for (const [path, count] of Object.entries(written)) {
    for (let index = 0; index < count; index += 1) {
      if (!everyPage && !some.includes(`${path} ${index}`)) continue;
      test(`field ${index + 1} on ${path}`, async ({ page }) => {
        const { comes, loads } = await outdate(page, path);
        const field = page
          .getByRole('main')
          .locator(
            'input:not([type], [inputmode=numeric]), input[type=text], input[type=email], input[type=url], input[type=password], textarea',
          );
        await expect(field).toHaveCount(count);
        await field.nth(index).fill(typed);
        await comes();
        await expect(bar(page)).toBeVisible();
        await expect(field.nth(index)).toHaveValue(typed);
        expect(loads()).toBe(0);
      });
    }
  }

  test('nor is text that was typed on a page before', async ({ page }) => {
    const { comes, loads } = await outdate(page, '/contact-us');
    await page.getByLabel('Your message').fill(typed);
    await terms(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await comes();
    await expect(bar(page)).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('a field that was emptied holds nothing back', async ({ page }) => {
    const { comes, loads } = await outdate(page, '/contact-us');
    await page.getByLabel('Your message').fill(typed);
    await page.getByLabel('Your message').fill('');
    await comes();
    await expect.poll(loads).toBe(1);
  });
});
