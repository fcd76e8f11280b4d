/**
 * Navigation from page to page, walked in a browser: links, back and forward, redirects, chunks that fail to load, and the path to return
 * to after a sign-in.
 */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { navigationModel } from '../../../machines/navigation/navigation.model.ts';
import { hashOf, pathOf } from '../../../machines/navigation/navigation.rules.ts';
import type { NavigationSnapshot } from '../../../machines/navigation/navigation.selectors.ts';
import type { NavigationEvent } from '../../../machines/navigation/navigation.types.ts';
import { standForGoogle } from '../../model/browser/google.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person, submitInFooter } from '../../model/browser/person.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const manifest = ['/builds/meta/*'];
const latest = '/builds/latest.json';
const checkIn = ['/api/credit/checkin'];

/** How the pages are reached and recognized. */
const pages: Readonly<Record<string, { link?: string; heading?: string }>> = {
  '/': {},
  '/terms-of-service': { link: 'Terms of service', heading: 'Terms of service' },
  '/contact-us': { link: 'Contact', heading: 'Contact us' },
  '/verify': { link: 'Verify a file' },
  '/report': { link: 'Report a result', heading: 'Report a result' },
  '/operation': { link: 'Earn free credits', heading: 'Earn free credits' },
  '/content-policy': { link: 'Content policy' },
  '/ai-chatbot': { link: 'Help assistant' },
  '/login': { heading: 'Log in' },
};

/** Pages of which the code waits until the path specifies what becomes of it. */
const held: Readonly<Record<string, string>> = {
  '/terms-of-service': '/assets/terms-of-service-*',
  '/contact-us': '/assets/contact-us-*',
  '/report': '/assets/report-*',
};

/** The link of a letter opens a tab of its own. */
const letter = '/login?from=mail';

const elsewhere = 'https://status.example/';
const nowhere = 'https://[nowhere/';
const rules: Readonly<Record<string, string>> = { '/verify': '/report', '/content-policy': nowhere, '/ai-chatbot': elsewhere };

class Traveller extends Person {
  private readonly here = new Set<string>();
  knowsRules = false;
  private isSignedIn = false;

  bar = () => this.page.getByRole('progressbar', { name: 'Loading the page' });
  main = () => this.page.getByRole('main');

  async arrives(href: string): Promise<void> {
    this.site.holdFiles('/builds/*', ...Object.values(held));
    await this.page.addInitScript(standForGoogle);
    if (href !== letter) return this.open(href);
    await this.keep(greeted);
    // Nothing was in this tab before.
    await this.page.evaluate((address) => location.replace(address), this.site.address + href);
    await this.logIn().waitFor();
  }

  async clicks(href: string): Promise<void> {
    if (rules[href] === elsewhere) await this.page.route(elsewhere, (route) => route.fulfill({ body: 'All is well.' }));
    const { link } = pages[pathOf(href)]!;
    await submitInFooter(this.page, link!);
  }

  /** Goes back: to a place on the same page after the browser itself went there, and to its top. */
  async traverses(href: string): Promise<void> {
    if (this.page.url().endsWith('/login')) return this.signsInByGoogle();
    if (hashOf(href) !== null) for (const address of [href, `${pathOf(href)}#top`]) await this.page.goto(this.site.address + address);
    await this.page.goBack({ waitUntil: 'commit' });
  }

  /** Whether the code of a page is still on its way when it is wanted. */
  awaits = (href: string): boolean => pathOf(href) in held && !this.here.has(pathOf(href));

  async getsCode(href: string): Promise<void> {
    if (!this.awaits(href)) return;
    this.here.add(pathOf(href));
    await this.site.sendFile(held[pathOf(href)]!);
  }

  /** A chunk that failed to preload is requested again by the click; then the site is asked why, and whether it has a newer build. */
  async losesCode(href: string): Promise<void> {
    const file = held[pathOf(href)]!;
    await this.site.calls.fail([file]);
    const failure = this.page.getByRole('heading', { name: 'Internal Server Error' });
    await expect
      .poll(async () => {
        for (const path of [file, latest]) if (this.site.calls.isHeld(path)) await this.site.calls.fail([path]);
        return failure.count();
      })
      .toBe(1);
  }

  /** The rules of a build are asked for once. */
  async getsRules(): Promise<void> {
    if (this.knowsRules) return;
    this.knowsRules = true;
    const redirects = Object.entries(rules).map(([path, redirect]) => [path, { redirect }]);
    const routeRules = { ...Object.fromEntries(redirects), '/{model}': { appMiddleware: ['model-is-effect'] } };
    await this.site.calls.show(manifest, JSON.stringify({ routeRules }), 'application/json');
  }

  /** A user's token has expired. */
  async isRefused(): Promise<void> {
    if (!this.isSignedIn) await this.becomes('A');
    this.isSignedIn = false;
    await this.receive().click();
    await this.site.calls.answer(checkIn, refused(codes.signInNeeded), 401);
  }

  private receive = () => this.main().getByRole('button', { name: 'Claim today’s credits' });

  async signsIn(): Promise<void> {
    await this.main().getByLabel('Email').fill('ann@example.com');
    await this.main().getByLabel('Password', { exact: true }).fill('Secret1');
    await this.main().getByLabel('Password', { exact: true }).press('Enter');
    await this.site.calls.answer(['/api/users/login'], granted('A'));
    this.isSignedIn = true;
    // The prices follow a sign-in.
    await this.dialog('Pricing: plans and credit packs').waitFor();
    await this.closesDialogs();
  }

  async signsInByGoogle(): Promise<void> {
    await this.main().getByRole('button', { name: 'Google', exact: true }).click();
    await this.site.calls.answer(['/api/users/google-callback'], granted('A'));
  }
}

type Sources = {
  readonly [T in NavigationEvent['type']]?: Readonly<Record<string, readonly Omit<Extract<NavigationEvent, { type: T }>, 'type'>[]>>;
};

/** What can be done on which page, by its address; nothing while somebody is on the way. */
const doing = (sources: Sources) =>
  ({
    ...Object.fromEntries(
      Object.entries(sources).map(([type, cases]) => [
        type,
        (snapshot: NavigationSnapshot) => {
          const { context } = snapshot;
          const isResting = snapshot.matches('showing') && context.pending === null;
          return isResting ? (cases[context.href] ?? []) : [];
        },
      ]),
    ),
    'navigation.retried': [{}],
  }) as unknown as typeof navigationModel.events;

const aim = ({ context }: NavigationSnapshot): string => context.pending?.href ?? context.href;
/** The answer when the rules cannot be had. */
const offline = { redirect: null, isRefused: false };
/** An outdated link without a page. */
const missing = '/nowhere';
const isOnFirst = ({ context }: NavigationSnapshot) => context.href === missing;

const outcomes: typeof navigationModel.outcomes = {
  ...navigationModel.outcomes,
  // On the first way the network is away.
  lookUpRule: {
    done: (snapshot: NavigationSnapshot) => [isOnFirst(snapshot) ? offline : { redirect: rules[aim(snapshot)] ?? null, isRefused: false }],
    error: [],
  },
  loadPage: {
    done: (snapshot: NavigationSnapshot) => [{ found: aim(snapshot) !== missing }],
    error: (snapshot: NavigationSnapshot) => (aim(snapshot) === '/contact-us' ? [new Error('offline')] : []),
  },
  scrollPage: {
    done: (snapshot: NavigationSnapshot) => (hashOf(aim(snapshot)) === '%' ? [] : [undefined]),
    error: (snapshot: NavigationSnapshot) => (hashOf(aim(snapshot)) === '%' ? [new Error('no such element')] : []),
  },
  leaveSite: { done: [], error: (snapshot: NavigationSnapshot) => (aim(snapshot) === nowhere ? [new Error('no such address')] : []) },
};

type Options = { title?: string; before?: ReadonlySet<string>; nobodyTakes?: Readonly<Record<string, string>> };

const walk = (hrefs: readonly string[], sources: Sources, options: Options) =>
  walkInBrowser(
    {
      ...navigationModel,
      inputs: hrefs.map((href) => ({ href, found: href !== missing, isReturn: false })),
      events: doing(sources),
      outcomes,
    },
    {
      ...options,
      background: {
        ...usual,
        '/api/site': { ...(usual['/api/site'] as object), googleClientId: 'client' },
        '/api/pay/check-first-purchase': { is_first_purchase: true },
        '/api/pay/subscription-info': unsubscribed,
      },
      nobodyCauses: {
        'failed.lookUpRule': 'without the network there are no rules, and nothing is thrown',
        'failed.commitLocation': 'Chromium takes every address of our own',
        'login.needed': 'the way to /login that follows is walked instead',
        'signIn.required': 'the dialog that follows is walked with the charts that need a sign-in',
        'refresh.due': 'it refreshes a page, which has tests of its own',
        'done.returnPath': 'it runs as long as the page',
        'after.placeTimeout': 'a page that is returned to grows at once to what it was',
        'done.leaveSite': 'a page that has been left hears nothing more',
      },
      nobodySees: {
        'showing.judging': 'it is left as soon as it is entered',
        'showing.scrolling': 'it is left with the next frame',
        committing: 'it is left as soon as it is entered',
        committingHash: 'it is left as soon as it is entered',
      },
      subject: (page, site) => {
        const person = new Traveller(page, site);
        /** What is here already takes no time that could be seen. */
        const travels = (isSlow: boolean) => expect(person.bar()).toHaveCount(isSlow ? 1 : 0);
        const awaitsCode = (snapshot: NavigationSnapshot) => person.awaits(rules[aim(snapshot)] ?? aim(snapshot));
        const shows = async (heading?: string) => {
          await expect(person.main().getByRole('heading', { level: 1, ...(heading && { name: heading }) })).toBeVisible();
          await expect(person.bar()).toHaveCount(0);
        };
        return {
          start: ({ href }) => person.arrives(href),
          events: {
            'navigation.requested': ({ event }: { event: AnyEventObject }) => person.clicks(event['href']),
            'navigation.retried': () => person.main().getByRole('button', { name: 'Try again' }).click(),
            'history.traversed': ({ event }: { event: AnyEventObject }) => person.traverses(event['href']),
            // What needs a sign-in, the saved path and the way to the form are one moment, and so are a sign-in and the way back.
            'login.due': () => person.isRefused(),
            'return.due': ({ event }: { event: AnyEventObject }) => (event['href'] === null ? person.signsInByGoogle() : person.signsIn()),
            'done.lookUpRule': ({ event }) => (event['output'] === offline ? site.calls.fail(manifest) : person.getsRules()),
            'done.loadPage': ({ state }) => person.getsCode(aim(state)),
            'failed.loadPage': ({ state }) => person.losesCode(aim(state)),
            'done.commitLocation': () => {},
            'done.scrollPage': async ({ state }) => {
              // Back keeps the place where the page was left, which has tests of its own.
              if (hashOf(state.context.href) !== null) await expect.poll(() => page.evaluate(() => scrollY > 0)).toBe(true);
            },
            'failed.scrollPage': () => {},
            'failed.leaveSite': () => {},
          },
          states: {
            'showing.found': async ({ context }) => {
              await expect(page).toHaveURL(site.address + context.href);
              await shows(pages[pathOf(context.href)]!.heading);
            },
            'showing.missing': () => shows('Page Not Found'),
            matching: (snapshot) => travels(!person.knowsRules || awaitsCode(snapshot)),
            loading: (snapshot) => travels(awaitsCode(snapshot)),
            failed: () => shows('Internal Server Error'),
            leaving: async (snapshot) => {
              if (aim(snapshot) === elsewhere) await expect(page).toHaveURL(elsewhere);
            },
          },
        };
      },
    },
  );

const isOtherLanguage = 'these walks have pages of one language; the change of language is walked with the chart of the locale';
const isRefused = 'no link leads to a page that a check refuses';
const taken = walk(
  [missing],
  {
    'navigation.requested': {
      [missing]: [{ href: '/terms-of-service' }],
      '/terms-of-service': [
        { href: '/contact-us' },
        { href: '/verify' },
        { href: '/terms-of-service' },
        { href: '/content-policy' },
        { href: '/ai-chatbot' },
      ],
      '/contact-us': [{ href: '/operation' }],
      '/report#%': [{ href: '/operation' }],
      '/operation': [{ href: '/terms-of-service' }],
    },
    'history.traversed': {
      '/report': [{ href: '/terms-of-service' }, { href: '/report#%' }],
    },
    'login.due': { '/operation': [{}] },
    'return.due': { '/login': [{ href: '/operation' }] },
  },
  { nobodyTakes: { isOtherLanguage, isRefused } },
);

// Google's button on the page leads back to the page before, and from the first page of a tab to the start.
walk(
  ['/operation', letter],
  {
    'login.due': { '/operation': [{}] },
    'return.due': { [letter]: [{ href: null }] },
    // The browser goes where it was sent.
    'history.traversed': { '/login': [{ href: '/operation' }] },
  },
  {
    title: 'navigation, by Google',
    nobodyTakes: { isOtherLanguage, isRefused },
    // Walked again until the page itself moves: what comes before is one moment.
    before: new Set([...taken].filter((place) => !/history\.traversed · 0|return\.due/.test(place))),
  },
);
