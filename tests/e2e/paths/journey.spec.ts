/** The journey through the whole product, walked in a browser against the real server: real accounts, engine, ledger, sandbox of payments. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { credits } from '../../../contract/facts/credits.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { walksThrough } from '@iridia/chartkit/paths/walks';
import { performWalk } from '../../model/browser/walk.ts';
import type { journeyMachine } from '../../model/journey/journey.machine.ts';
import { journeyCredits } from '../../model/journey/journey.machine.ts';
import { journeyModel } from '../../model/journey/journey.model.ts';
import type { Assertions, Gestures } from '@iridia/chartkit/paths/paths';
import { codeFor, makeDataDir, startServer, bareTest as test, type RunningServer } from '../kit/server.ts';
import { everyWalk } from '../../depth.ts';

type Chart = typeof journeyMachine;

const password = 'Kaleido5cope';
const maker = '/ai-sticker-maker';

/** A person with their own IP address and e-mail address. */
class Traveller {
  readonly page: Page;
  private readonly server: RunningServer;
  readonly email: string;
  private readonly address: string;

  constructor(page: Page, server: RunningServer, who: { email: string; address: string }) {
    this.page = page;
    this.server = server;
    this.email = who.email;
    this.address = who.address;
  }

  dialog = (name: string) => this.page.getByRole('dialog', { name, exact: true });
  banner = () => this.page.getByRole('banner');

  private async call(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': this.address };
    const answer = await fetch(this.server.address + path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, domain: 'localhost' }),
    });
    expect(await answer.json()).toMatchObject({ code: 100_000 });
  }

  /** The account was opened some time ago; the journey signs in to it. */
  async hasAnAccount(): Promise<void> {
    await this.call('/api/users/register-code', { email: this.email });
    const code = await codeFor(this.server.address, this.email);
    await this.call('/api/users/register', { email: this.email, password, verify_code: code });
  }

  /** The panel of the day has been seen: it does not come by itself. */
  async arrives(path = maker): Promise<void> {
    await this.page.addInitScript((key) => {
      const now = new Date();
      const two = (part: number) => String(part).padStart(2, '0');
      localStorage.setItem(key, `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
    }, storageKeys.dailyRewardAt);
    await this.page.goto(this.server.address + path);
    await this.hasCredits(journeyCredits.daily);
  }

  hasCredits = (amount: number) =>
    expect(this.page.getByTestId('credits').locator('span').getByText(amount.toLocaleString('en'), { exact: true })).toHaveCount(1);

  async signsIn(): Promise<void> {
    const form = this.dialog('Log in');
    await form.getByLabel('Email').fill(this.email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await expect(form).toHaveCount(0);
  }

  async makesSticker(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Text', exact: true }).click();
    await this.page.getByLabel('Describe your sticker').fill('a happy fox with sunglasses');
    await this.page.getByRole('button', { name: 'Make sticker' }).click();
    await expect(this.page.getByRole('link', { name: 'Download PNG' })).toBeVisible({ timeout: 60_000 });
  }

  async goesToRewards(): Promise<void> {
    await this.banner().getByLabel('Your account').click();
    await this.banner().getByRole('link', { name: 'Earn free credits' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Earn free credits' })).toBeVisible();
  }

  async goesToStickers(): Promise<void> {
    await this.banner().getByRole('link', { name: 'Stickers' }).click();
    await expect(this.page).toHaveURL(new RegExp(`${maker}$`));
  }

  async pays(): Promise<void> {
    const checkout = this.dialog('Payment').locator('iframe').contentFrame();
    // The page uses its own style, which the site's content security policy must allow.
    await expect(checkout.getByRole('button')).toHaveCSS('border-radius', '999px');
    // And the letters of the site.
    const fonts = () => checkout.locator('body').evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await expect.poll(fonts).toBeGreaterThan(0);
    await checkout.getByLabel('Card number').fill('4242 4242 4242 4242');
    await checkout.locator('#expiry').fill('12/34');
    await checkout.locator('#csc').fill('123');
    await checkout.locator('#name').fill('Ann');
    await checkout.getByRole('button').click();
    await expect(this.dialog('Payment')).toHaveCount(0);
  }

  async closes(dialog: string): Promise<void> {
    await this.dialog(dialog).waitFor();
    await this.page.keyboard.press('Escape');
    await expect(this.dialog(dialog)).toHaveCount(0);
  }

  readonly does: Gestures<Chart> = {
    'login.opened': () => this.banner().getByRole('button', { name: 'Log in' }).click(),
    'login.completed': () => this.signsIn(),
    'login.closed': () => this.closes('Log in'),
    'greeting.closed': () => this.closes('Your credits'),
    'pricing.opened': () => this.banner().getByRole('button', { name: 'Get more credits' }).click(),
    'pricing.closed': () => this.closes('Pricing: plans and credit packs'),
    'pack.bought': async () => {
      await this.dialog('Pricing: plans and credit packs').getByRole('tab', { name: 'One-time' }).click();
      await this.dialog('Pricing: plans and credit packs').getByRole('button', { name: 'Buy for $19.99' }).click();
    },
    'card.accepted': () => this.pays(),
    'payment.closed': () => this.closes('Payment'),
    'sticker.made': () => this.makesSticker(),
    'result.dismissed': () => this.page.getByRole('button', { name: 'Close the result' }).click(),
    'reward.opened': () => this.goesToRewards(),
    'reward.claimed': async () => {
      await this.page.getByRole('button', { name: 'Claim today’s credits' }).click();
      await expect(this.page.getByText('Claimed. Come back tomorrow.')).toBeVisible();
      await this.goesToStickers();
    },
    'invite.opened': async () => {
      await this.goesToRewards();
      await this.page.getByRole('button', { name: 'Invite a friend' }).click();
    },
    'invite.closed': async () => {
      await this.closes('Invite friends, earn credits');
      await this.goesToStickers();
    },
  };

  /** In every state: the dialog that is open, who is here, and how many credits the chip shows. */
  private readonly seen =
    (dialog: string | null, more: () => Promise<void> = async () => {}) =>
    async ({ context }: SnapshotFrom<Chart>) => {
      if (dialog) await expect(this.dialog(dialog)).toBeVisible();
      await expect(this.page.getByRole('dialog')).toHaveCount(dialog ? 1 : 0);
      await expect(this.page.locator('header').getByText(this.email)).toHaveCount(context.who === 'user' ? 1 : 0);
      await this.hasCredits(context.credits);
      await more();
    };

  readonly sees: Assertions<Chart> = {
    browsing: this.seen(null, () => expect(this.page.getByRole('button', { name: 'Make sticker' })).toBeVisible()),
    signingIn: this.seen('Log in'),
    greeted: this.seen('Your credits'),
    choosing: async (snapshot) => {
      await this.seen('Pricing: plans and credit packs')(snapshot);
      if (!snapshot.context.bought) return;
      // The pack for a first purchase is no longer offered.
      await this.dialog('Pricing: plans and credit packs').getByRole('tab', { name: 'One-time' }).click();
      await expect(this.dialog('Pricing: plans and credit packs').getByRole('radio')).toHaveCount(5);
    },
    paying: this.seen('Payment', () =>
      expect(this.dialog('Payment').locator('iframe').contentFrame().getByLabel('Card number')).toBeVisible(),
    ),
    admiring: this.seen(null, () => expect(this.page.getByRole('link', { name: 'Download PNG' })).toBeVisible()),
    claiming: this.seen(null, () => expect(this.page.getByRole('button', { name: 'Claim today’s credits' })).toBeVisible()),
    inviting: this.seen('Invite friends, earn credits', () =>
      expect(this.dialog('Invite friends, earn credits').getByLabel('Your invite link')).toHaveValue(/\/\?invite_code=\w+$/),
    ),
  };
}

let data: Awaited<ReturnType<typeof makeDataDir>>;
let server: RunningServer;
// All tests share one server: people differ by e-mail address and IP address.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  data = await makeDataDir();
  server = await startServer(data.path, 0, { TRUST_PROXY: '1' });
});
test.afterAll(async () => {
  await server.stop();
  await data.remove();
});

const people: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(people.splice(0).map((context) => context.close()));
});

test.describe('journey', () => {
  const { walks, missing, total } = walksThrough(journeyModel);
  /** The first signs in, buys, makes, takes the reward and invites; the deep run goes the other ways, too: 8 of 21 transitions. */
  const walked = everyWalk ? walks : walks.slice(0, 1);
  let number = 0;

  /** A browser with its own IP address. */
  async function traveller(browser: { newContext(options: object): Promise<BrowserContext> }): Promise<Traveller> {
    number += 1;
    const address = `198.51.100.${number}`;
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address }, reducedMotion: 'reduce' });
    people.push(context);
    return new Traveller(await context.newPage(), server, { email: `traveller${number}@example.com`, address });
  }

  test(`${walks.length} walks take every way`, () => {
    const steps = walked.reduce((sum, walk) => sum + walk.steps.length - 1, 0);
    const row = { chart: 'journey', walks: walked.length, steps, causable: total, total };
    test.info().annotations.push({ type: 'walks', description: JSON.stringify(row) });
    expect(missing).toEqual([]);
  });

  for (const [index, walk] of walked.entries()) {
    test(`walk ${index + 1}, ${walk.steps.length - 1} steps`, async ({ browser }) => {
      const person = await traveller(browser);
      await person.hasAnAccount();
      await performWalk(journeyModel, walk, { page: person.page, start: () => person.arrives(), events: person.does, states: person.sees });
    });
  }

  // Who earns what is tested on the server, and the dialog is walked with invite.
  (everyWalk ? test : test.skip)('a friend who comes by the link and makes something: both get credits', async ({ browser }) => {
    const [host, friend] = [await traveller(browser), await traveller(browser)];
    await host.hasAnAccount();
    await host.arrives();
    await host.banner().getByRole('button', { name: 'Log in' }).click();
    await host.signsIn();
    await host.closes('Your credits');
    await host.closes('Pricing: plans and credit packs');
    await host.goesToRewards();
    await host.page.getByRole('button', { name: 'Invite a friend' }).click();
    const field = host.dialog('Invite friends, earn credits').getByLabel('Your invite link');
    await expect(field).toHaveValue(/invite_code=/);
    const { pathname, search } = new URL(await field.inputValue());

    await friend.arrives(pathname + search);
    await friend.banner().getByRole('button', { name: 'Log in' }).click();
    const form = friend.page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create an account' }).click();
    await form.getByLabel('Email').fill(friend.email);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(() => codeFor(server.address, friend.email)).not.toBeNull();
    await form.getByLabel('Verification code').fill((await codeFor(server.address, friend.email))!);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Create account' }).click();
    await friend.closes('Your credits');
    await friend.closes('Pricing: plans and credit packs');
    await friend.goesToStickers();
    await friend.makesSticker();
    const earned = journeyCredits.daily + credits.invite;
    await friend.hasCredits(earned - journeyCredits.sticker);
    await host.page.goto(server.address + maker);
    await host.hasCredits(earned);
  });
});
