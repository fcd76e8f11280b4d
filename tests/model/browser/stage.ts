/** One site and one browser context a worker: what has been loaded once is not loaded again, and every page starts with nothing kept. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Background } from './held-calls.ts';
import { Site } from './site.ts';
import { stopTime } from './still-time.ts';

export const ann = {
  user_email: 'ann@example.com',
  credit_remain: 19,
  invite_credit: { total: 0 },
  today_spent: 0,
  vip: false,
  daily_credit: { init_credits: 19 },
};

/** What every page asks for on its own. */
export const usual: Background = {
  '/api/site': {
    url: '',
    googleClientId: null,
    analytics: null,
    chatWidget: null,
    currency: 'USD',
    stripeKey: null,
    payments: null,
    mailbox: true,
    dailyCredits: 19,
  },
  '/api/credit/anonymous-user-credit': { credit_remain: 19 },
  '/api/credit/details': ann,
  '/api/users/user_info': ann,
};

export class Stage {
  readonly site: Site;
  readonly context: BrowserContext;

  constructor(site: Site, context: BrowserContext) {
    this.site = site;
    this.context = context;
  }

  /** A new tab in which nothing is kept and the clock stands; `background` answers what the page asks on its own. */
  async newPage(background: Background = usual, shortestWait?: number): Promise<Page> {
    this.site.calls.reset(background);
    this.site.sendCode();
    const page = await this.context.newPage();
    const protocol = await this.context.newCDPSession(page);
    const storageTypes = 'cookies,local_storage,indexeddb,session_storage';
    await protocol.send('Storage.clearDataForOrigin', { origin: this.site.address, storageTypes });
    await protocol.detach();
    await stopTime(page, shortestWait);
    return page;
  }
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const site = await Site.open();
      const context = await browser.newContext({
        locale: 'en-US',
        timezoneId: 'Europe/Paris',
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      await use(new Stage(site, context));
      await context.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
});
