/** Measures clicks and keys of the flows with the CPU slowed down four times: the time from each to the next paint. */
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import explore from '../../../copy/en/pages/explore.ts';
import home from '../../../copy/en/pages/home.ts';
import form from '../../../copy/en/pages/form.ts';
import login from '../../../copy/en/pages/login.ts';
import job from '../../../copy/en/pages/job.ts';
import operation from '../../../copy/en/pages/operation.ts';
import pricing from '../../../copy/en/pages/pricing.ts';
import settings from '../../../copy/en/pages/settings.ts';
import sticker from '../../../copy/en/pages/sticker.ts';
import shell from '../../../copy/en/shell.ts';

type Step = (page: Page) => Promise<unknown>;
type Visit = { path: string; width: number; isOwn?: boolean; steps: Readonly<Record<string, Step>> };

export type Click = { step: string; duration: number };

/** Uses mouse coordinates, because locating elements during the response would count toward its time. */
const click =
  (find: (page: Page) => Locator): Step =>
  async (page) => {
    const target = find(page).first();
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(held);
    await page.mouse.down();
    await page.waitForTimeout(held);
    await page.mouse.up();
  };
const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name, { delay: held });
const write =
  (find: (page: Page) => Locator, text: string): Step =>
  async (page) => {
    await find(page).last().focus();
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: held / 2 });
      await page.waitForTimeout(held / 2);
    }
  };
/** Duration of a click, and the pause before the next one, in milliseconds. */
const held = 80;
const looked = 500;

type Role = 'button' | 'tab' | 'link';
const header = (name: string, role: Role = 'button') => click((page) => page.getByRole('banner').getByRole(role, { name }));
const inDialog = (role: Role, name: string) => click((page) => page.getByRole('dialog').last().getByRole(role, { name }));
const inMain = (role: Role, name: string | RegExp) => click((page) => page.getByRole('main').getByRole(role, { name }));
const words = (text: string) => click((page) => page.getByRole('main').getByText(text, { exact: true }));
const credits = click((page) => page.getByTestId('credits'));
const close = inDialog('button', shell.actions.close);

/** The user's actions in each of the flows. */
const visits: readonly Visit[] = [
  {
    path: '/',
    width: 1280,
    steps: {
      'words in the composer': write((page) => page.getByRole('main').getByRole('textbox'), 'a fox with a crown'),
      'a mode of the composer': words(home.composer.sticker),
      'tools menu': header(shell.nav.toolsMenu),
      'tools menu, Escape': key('Escape'),
      'dark theme': header(shell.theme.change),
      'credits dialog': credits,
      'credits dialog, close': close,
      'login dialog': header(shell.account.logIn),
      email: write((page) => page.getByLabel(login.email, { exact: true }), 'ann@example.com'),
      password: write((page) => page.getByLabel(login.password, { exact: true }), 'Kaleido5cope'),
      'login dialog, another form': inDialog('button', login.toRegister),
      'login dialog, close': close,
      'pricing dialog': header(shell.credit.get),
      'pricing dialog, monthly': inDialog('tab', pricing.tabs.month),
      'pricing dialog, one-time': inDialog('tab', pricing.tabs.oneTime),
      'pricing dialog, into the packs': key('Tab'),
      'pricing dialog, close': close,
      'another page': header(shell.nav.stickers, 'link'),
    },
  },
  {
    path: '/ai-sticker-maker',
    width: 1280,
    steps: {
      'another form': inMain('tab', sticker.tabs.image),
      'the form of before': inMain('tab', sticker.tabs.text),
      words: write((page) => page.getByLabel(sticker.prompt), 'a happy fox'),
      'make a sticker': inMain('button', /^Make sticker/),
      'make another': async (page) => {
        await page
          .getByRole('link', { name: /^Download/ })
          .first()
          .waitFor();
        await inMain('button', job.again)(page);
      },
    },
  },
  {
    path: '/ai-background-remover',
    width: 1280,
    steps: {
      'explore dialog': click((page) => page.getByRole('button', { name: shell.nav.explore })),
      'explore dialog, next': inDialog('button', explore.next),
      'explore dialog, close': close,
    },
  },
  {
    path: '/ai-text-to-image',
    width: 1280,
    steps: {
      'a form of picture': words('16:9'),
      'a style': words(form.options.style.watercolour),
      'the next style': key('ArrowRight'),
      words: write((page) => page.getByLabel(form.labels.prompt), 'the sea'),
      'a question': click((page) => page.locator('summary')),
    },
  },
  {
    path: '/pricing',
    width: 1280,
    steps: {
      monthly: inMain('tab', pricing.tabs.month),
      'one-time': inMain('tab', pricing.tabs.oneTime),
      'into the packs': key('Tab'),
      'the next pack': key('ArrowDown'),
    },
  },
  {
    path: '/operation',
    width: 1280,
    isOwn: true,
    steps: {
      'receive the credits of today': inMain('button', operation.checkIn.receive),
      'invite dialog': inMain('button', operation.inviting.action),
      'invite dialog, close': close,
      'account menu': header(shell.account.menu),
      'account menu, Escape': key('Escape'),
      'pricing dialog': header(shell.credit.get),
      'payment dialog': inDialog('button', pricing.choose.replace('{0:string}', pricing.tiers.basic)),
    },
  },
  {
    path: '/settings',
    width: 1280,
    isOwn: true,
    steps: {
      'dark theme': words(settings.looks.dark),
      'another page': header(shell.nav.templates, 'link'),
    },
  },
  {
    path: '/',
    width: 390,
    steps: {
      'drawer of the phone': header(shell.nav.menu),
      'drawer of the phone, close': close,
      'credits sheet': credits,
      'credits sheet, close': close,
    },
  },
];

/** The bare page of React, in the same run: what opening and closing a dialog costs where there is nothing else. */
const bareVisit: Visit = {
  path: '/',
  width: 1280,
  steps: {
    first: click((page) => page.getByRole('button', { name: 'Open' })),
    'first, close': inDialog('button', 'Close'),
    again: click((page) => page.getByRole('button', { name: 'Open' })),
  },
};

/** Steps that open a dialog, whose code has mostly to be loaded then. */
const opensDialog = /(dialog|sheet|drawer of the phone)$/;

/** Our page shows the balance once its actors run; the bare one has its button from the start. */
const isAlive = (page: Page): Promise<void> =>
  page
    .getByTestId('credits')
    .getByText(/\d/)
    .or(page.getByRole('button', { name: 'Open', exact: true }))
    .first()
    .waitFor();

async function walk(browser: Browser, address: string, token: string, { path, width, isOwn = false, steps }: Visit): Promise<Click[]> {
  const today = new Date().toISOString().slice(0, 10);
  const kept = {
    [storageKeys.creditsDialogAt]: today,
    [storageKeys.dailyRewardAt]: today,
    ...(isOwn ? { [storageKeys.token]: token } : {}),
  };
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    const longest = new Map<number, number>();
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }, kept);
  await page.goto(address + path);
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const seen: Click[] = [];
  let reported = 0;
  for (const [step, take] of Object.entries(steps)) {
    try {
      await take(page);
    } catch (cause) {
      throw new Error(`${path}: ${step}`, { cause });
    }
    // Event timings are reported after the paint; the browser only counts those under 16 ms.
    await page.waitForTimeout(looked);
    const { durations, count } = await page.evaluate(() => {
      const { longest } = globalThis as unknown as { longest: Map<number, number> };
      const found = [...longest.values()];
      longest.clear();
      return { durations: found, count: (performance as unknown as { interactionCount: number }).interactionCount };
    });
    const fast = Math.max(0, count - reported - durations.length);
    reported = count;
    seen.push(...[...durations, ...Array<number>(fast).fill(0)].map((duration) => ({ step: `${path} ${step}`, duration })));
  }
  await context.close();
  return seen;
}

export type Clicks = {
  /** Every click of every visit with its duration in milliseconds, slowest first; 0 stands for less than 16. */
  all: readonly Click[];
  /** Those that open a dialog, on a page that has not opened it before. */
  dialogs: readonly Click[];
  /** Medians of opening a bare React dialog on a new page, and once more on the same page, whose code is compiled then. */
  bare: { first: number; again: number };
};

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/** `token` belongs to a signed-in account; `bare` is the address of the bare page. */
export async function clicks(address: string, token: string, bare: string): Promise<Clicks> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const bareClicks: Click[] = [];
    for (let visit = 0; visit < 5; visit += 1) bareClicks.push(...(await walk(browser, bare, token, bareVisit)));
    // What took less than 16 ms was counted and not measured.
    const bareOf = (name: string) =>
      median(bareClicks.filter(({ step }) => step === `/ ${name}`).map(({ duration }) => Math.max(duration, 16)));
    const all: Click[] = [];
    for (const visit of visits) all.push(...(await walk(browser, address, token, visit)));
    all.sort((a, b) => b.duration - a.duration);
    return {
      all,
      dialogs: all.filter(({ step }) => opensDialog.test(step)),
      bare: { first: bareOf('first'), again: bareOf('again') },
    };
  } finally {
    await browser.close();
  }
}
