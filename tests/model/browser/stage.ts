/** One site per worker, and a separate browser context for every walk. */
import type { Browser, Page } from '@playwright/test';
import { limits } from '../../../contract/facts/limits.ts';
import { reportGivenUp } from './given-up.ts';
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

/** The answer about the subscription of somebody who has none. */
export const unsubscribed = { plan_id: null, period_end: null, ends: false, next_plan_id: null };

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
  '/api/users/google-nonce': { nonce: 'n' },
  [`/api/creations?limit=${limits.recentJobs}`]: { items: [], next: null },
  '/api/credit/anonymous-user-credit': { credit_remain: 19 },
  '/api/credit/details': ann,
  '/api/users/user_info': ann,
};

export class Stage {
  readonly site: Site;
  private readonly browser: Browser;

  constructor(site: Site, browser: Browser) {
    this.site = site;
    this.browser = browser;
  }

  /** A browser in which nothing is kept and the clock stands; `background` answers what its pages ask on their own. */
  async newPage(background: Background): Promise<Page> {
    this.site.calls.reset(background);
    this.site.sendCode();
    this.site.holdFiles();
    const context = await this.browser.newContext({
      locale: 'en-US',
      timezoneId: 'Europe/Paris',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    await reportGivenUp(context, (number) => this.site.calls.giveUp(number));
    await stopTime(context);
    return context.newPage();
  }
}
