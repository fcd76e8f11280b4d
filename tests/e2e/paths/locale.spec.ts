/** The language, walked in a browser: detected, chosen in the menu, stored for the next visit. */
import { expect, type Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { cookies } from '../../../contract/facts/cookies.ts';
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import { localeModel } from '../../../machines/locale/locale.model.ts';
import { selectWantedLocale, type LocaleSnapshot } from '../../../machines/locale/locale.selectors.ts';
import type { Preference } from '../../../machines/locale/locale.types.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { bareTest as test } from '../kit/server.ts';
import notice from '../../../copy/en/pages/notice.ts';

const wordsOf = (locale: Locale): string => `/assets/${locale}-*`;

class Reader extends Person {
  /** The language of the page in front of them. */
  locale: Locale = 'en';
  private href = '';

  /** In a browser of these languages, with what an earlier visit has kept. */
  async arrives(href: string, locale: Locale): Promise<void> {
    this.href = href;
    this.locale = locale;
    await this.keep(greeted);
  }

  async opens({ stored, detected }: Preference): Promise<void> {
    await this.page.addInitScript((language) => {
      Object.defineProperty(navigator, 'languages', { value: [language, 'de'] });
    }, detected ?? 'de');
    if (stored) await this.page.context().addCookies([{ name: cookies.locale, value: stored, url: this.site.address }]);
    // Without the words of other languages, and without the network that would bring a newer page.
    const others = (Object.keys(localeFacts) as Locale[]).filter((locale) => locale !== this.locale);
    this.site.holdFiles('/builds/latest.json', ...others.map(wordsOf));
    await this.page.goto(this.site.address + this.href);
  }

  async chooses(locale: Locale): Promise<void> {
    await this.banner().getByLabel(localeFacts[this.locale].name).click();
    await this.banner().getByRole('link', { name: localeFacts[locale].name, exact: true }).click();
  }

  async getsWords(locale: Locale): Promise<void> {
    this.site.holdFiles('/builds/latest.json');
    await this.site.sendFile(wordsOf(locale));
    this.locale = locale;
  }

  async keptLocale(): Promise<string | undefined> {
    return (await this.page.context().cookies()).find(({ name }) => name === cookies.locale)?.value;
  }
}

const [start, french, again] = ['/', '/fr/pricing?tab=year#packs', '/?from=mail'];
const isAt = (snapshot: LocaleSnapshot, href: string) => snapshot.context.href === href && snapshot.matches('settled');
const isOnWay = (snapshot: LocaleSnapshot, locale: Locale) => snapshot.matches('loading') && selectWantedLocale(snapshot) === locale;

walkInBrowser(
  {
    ...localeModel,
    inputs: [start!, french!, again!].map((href) => ({ href })),
    events: {
      'page.entered': (snapshot: LocaleSnapshot) => (isAt(snapshot, start!) ? [{ href: '/pricing' }] : []),
      // Who chooses another language before the first has come wants the other.
      'locale.chosen': (snapshot: LocaleSnapshot) => {
        if (isAt(snapshot, '/pricing')) return [{ locale: 'fr' as const }];
        return isOnWay(snapshot, 'fr') ? [{ locale: 'ru' as const }] : [];
      },
    },
    outcomes: {
      ...localeModel.outcomes,
      // The start page leads to the language of the browser, unless another was kept; any other address was chosen as it is.
      readPreference: {
        ...localeModel.outcomes.readPreference,
        done: ({ context }: LocaleSnapshot) => [{ stored: context.href === again ? 'en' : null, detected: 'es' } satisfies Preference],
      },
      loadDictionary: {
        done: (snapshot: LocaleSnapshot) => (isOnWay(snapshot, 'ru') ? [undefined] : []),
        error: (snapshot: LocaleSnapshot) => (isOnWay(snapshot, 'es') ? [new Error('offline')] : []),
      },
    },
  },
  {
    nobodyCauses: {
      'failed.readPreference': 'where cookies are blocked there is none, and nothing is thrown',
      'failed.storePreference': 'what is not kept is not kept, and nothing is thrown',
    },
    nobodySees: {
      detecting: 'it is left as soon as it is entered',
      remembering: 'it is left as soon as it is entered',
      storing: 'it is left as soon as it is entered',
    },
    subject: (page, site) => {
      const person = new Reader(page, site);
      const isIn = (locale: Locale) => expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].tag);
      return {
        start: ({ href }, { state }) => person.arrives(href, state.context.locale),
        events: {
          'page.entered': async () => {
            await person.banner().getByRole('link', { name: 'Pricing' }).click();
            await expect(page).toHaveURL(`${site.address}/pricing`);
          },
          'locale.chosen': ({ event }: { event: AnyEventObject }) => person.chooses(event['locale']),
          'done.readPreference': ({ event }: { event: AnyEventObject }) => person.opens(event['output']),
          // The words, the cookie and the page in the language come together.
          'done.loadDictionary': () => {},
          'failed.loadDictionary': async () => {
            await site.calls.fail([wordsOf('es')]);
            await expect(person.notices()).toContainText(notice.localeFailed);
          },
          'done.storePreference': async ({ event }: { event: AnyEventObject }) => {
            if (event['actorId'] === 'storePreference') {
              await person.getsWords('ru');
              await expect(page).toHaveURL(`${site.address}/ru/pricing`);
            }
            await expect.poll(() => person.keptLocale()).toBe(person.locale);
          },
        },
        states: {
          settled: async ({ context }) => {
            await isIn(person.locale);
            if (context.href !== '/pricing') await expect(page).toHaveURL(site.address + context.href);
          },
          loading: async (snapshot) => {
            await expect.poll(() => site.calls.isHeld(wordsOf(selectWantedLocale(snapshot)!))).toBe(true);
            await isIn(person.locale);
          },
        },
      };
    },
  },
);

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value;

test('changing it keeps the page, its query and what is written in a form', async ({ page, server }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  // Every call is answered here: a page whose network is never idle waits for the other languages.
  await page.goto(`${server.address}/ai-sticker-maker?from=here`);
  await expect.poll(() => cookie(page)).toBe('en');
  const words = page.getByRole('textbox').first();
  await words.fill('a red fox');
  await page.getByLabel('Language: English').click();
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page).toHaveURL(/\/fr\/ai-sticker-maker\?from=here$/);
  await expect(page.getByRole('textbox').first()).toHaveValue('a red fox');
  expect([loads, await cookie(page)]).toEqual([1, 'fr']);
});

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-CA' });

  test('chooses another by a link before the code of the page has come', async ({ page, server }) => {
    await page.goto(`${server.address}/fr`);
    await expect.poll(() => cookie(page)).toBe('fr');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    await page.getByLabel(/^Langue/).click();
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect.poll(() => cookie(page)).toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page).toHaveURL(/\/$/);
  });
});
