/** Every flow by keyboard alone: Tab, Shift+Tab, Enter, Space, arrows and Escape; the focus is visible at every stop and is restored. */
import { expect, type Locator, type Page } from '@playwright/test';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { codeFor, newToken, test as base, type RunningServer } from './kit/server.ts';
import { expectNoBarriers, watch } from './kit/watch.ts';
import { everyPart } from '../depth.ts';

const password = 'Kaleido5cope';

/** Whether the focus is on an element, and what of the one that has it cannot be seen; null when all can. */
const look = (wanted: Element): { isHere: boolean; unseen: string | null } => {
  const element = document.activeElement!;
  const isHere = element === wanted;
  if (element === document.body) return { isHere, unseen: null };
  const message = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
  /** The boxes that may show the focus: the element itself, or what it is hidden in. */
  const boxes = [element, element.parentElement!, element.parentElement!.parentElement!];
  const isShown = boxes.some((box) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
    const { width, height } = box.getBoundingClientRect();
    return width > 4 && height > 4 && ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('rgb(122, 92, 246)'));
  });
  if (!isShown) return { isHere, unseen: `${message}: nothing shows the focus` };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  return { isHere, unseen: isInside ? null : `${message}: out of sight` };
};

/** A person with only a keyboard. */
class Hands {
  readonly page: Page;
  readonly server: Pick<RunningServer, 'address'>;

  constructor(page: Page, server: Pick<RunningServer, 'address'>) {
    this.page = page;
    this.server = server;
  }

  async open(path: string, token: string | null = null): Promise<void> {
    if (token !== null)
      await this.page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKeys.token, token] as const);
    await this.page.goto(path);
    await expect(this.page.getByRole('banner').getByTestId('credits')).toContainText(/\d/);
  }

  /** Tabs until the focus is on the target. */
  async tabTo(wanted: Locator, { back = false, within = 60 } = {}): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let clicks = 0; clicks < within; clicks += 1) {
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const { isHere, unseen } = await wanted.evaluate(look);
      if (unseen !== null) await this.isSeen();
      if (isHere) return;
    }
    throw new Error(`Tab does not lead to ${wanted.toString()}`);
  }

  async click(wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(wanted);
    await this.page.keyboard.press(key);
  }

  async fill(wanted: Locator, text: string): Promise<void> {
    await this.tabTo(wanted);
    await this.page.keyboard.type(text);
  }

  key = (key: string): Promise<void> => this.page.keyboard.press(key);
  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name, exact: true });
  dialog = (name: string): Locator => this.page.getByRole('dialog', { name, exact: true });

  /** The focus is on the element and visible. */
  async stands(wanted: Locator): Promise<void> {
    await expect(wanted).toBeFocused();
    await this.isSeen();
  }

  /** The focused element shows its focus, once its color transition has ended. */
  isSeen = (): Promise<void> =>
    expect.poll(async () => (await this.page.locator('body').evaluate(look)).unseen, { intervals: [0, 20, 50, 100, 500] }).toBeNull();

  /** The focus is inside the element, so that the next Tab continues from there. */
  async isIn(wanted: Locator): Promise<void> {
    await expect.poll(() => wanted.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}

const test = base.extend<{ hands: Hands }>({
  hands: async ({ page, server }, use) => {
    const seen = watch(page, () => server.address);
    await use(new Hands(page, server));
    expect(seen.problems).toEqual([]);
  },
});

/** Every run goes each way of moving the focus; the deep run goes through every flow. */
const deep = everyPart ? test : test.skip;

deep('an account is opened with the code from a letter', async ({ hands, page, server }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await hands.open('/');
  await hands.click(hands.button('Log in'));
  const form = page.getByRole('dialog').getByRole('form');
  await hands.click(form.getByRole('button', { name: 'Create an account' }));
  await hands.isIn(page.getByRole('dialog'));
  const send = form.getByRole('button', { name: /^(Send code|Sending…|Resend in \d+ s)$/ });
  await hands.fill(form.getByLabel('Email'), email);
  await hands.click(send);
  await expect(send).toHaveText(/^Resend in \d+ s$/);
  await hands.stands(send);
  await expect.poll(() => codeFor(server.address, email)).not.toBeNull();
  await hands.tabTo(form.getByLabel('Verification code'), { back: true });
  await page.keyboard.type((await codeFor(server.address, email))!);
  await hands.fill(form.getByLabel('Password', { exact: true }), password);
  await hands.click(form.getByRole('button', { name: 'Show password' }), 'Space');
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await hands.click(form.getByRole('button', { name: 'Create account' }));
  for (const title of ['Your credits', 'Pricing: plans and credit packs']) {
    await hands.isIn(hands.dialog(title));
    await hands.key('Escape');
    await expect(hands.dialog(title)).toHaveCount(0);
  }
  await hands.isIn(page.getByRole('main'));
  await hands.tabTo(hands.button('Your account'), { back: true });
  await hands.key('Enter');
  await hands.click(page.getByRole('banner').getByRole('link', { name: 'Settings' }));
  await expect(page).toHaveURL(/\/settings$/);
});

deep('a pack is chosen, and the payment closed again', async ({ hands, page, server }) => {
  await hands.open('/pricing', await newToken(server));
  await hands.tabTo(page.getByRole('tab', { selected: true }));
  for (const tab of await page.getByRole('tab').all()) if ((await tab.getAttribute('data-value')) === 'oneTime') await hands.key('End');
  await expect(page.getByRole('tab', { name: 'One-time' })).toHaveAttribute('aria-selected', 'true');
  const chosen = page.getByRole('radio', { checked: true });
  await hands.tabTo(chosen);
  const before = await chosen.inputValue();
  await hands.key('ArrowDown');
  await expect(chosen).not.toHaveValue(before);
  const buy = hands.button(/^Buy/);
  await hands.click(buy);
  const payment = hands.dialog('Payment');
  await hands.isIn(payment);
  await expect(payment.locator('iframe')).toBeVisible();
  await hands.key('Escape');
  await expect(payment).toHaveCount(0);
  await hands.stands(buy);
});

test('a sticker is made from words, downloaded, deleted and brought back', async ({ hands, page }) => {
  await hands.open('/ai-sticker-maker');
  const tab = page.getByRole('tab', { selected: true });
  await hands.tabTo(tab);
  for (const [key, name] of [
    ['ArrowRight', 'Image'],
    ['ArrowLeft', 'Text'],
  ] as const) {
    await hands.key(key);
    await hands.stands(page.getByRole('tab', { name, exact: true, selected: true }));
  }
  await hands.fill(page.getByLabel('Describe your sticker'), 'a happy fox with sunglasses');
  await hands.click(hands.button(/^Make sticker/));
  const download = page.getByRole('link', { name: 'Download PNG' });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await hands.tabTo(download);
  const [file] = await Promise.all([page.waitForEvent('download'), hands.key('Enter')]);
  expect(file.suggestedFilename()).toBe('a-happy-fox-with-sunglasses-sticker.png');

  await hands.click(page.getByRole('link', { name: 'My creations' }).last());
  await hands.isIn(page.getByRole('main'));
  const made = page.getByRole('main').getByRole('listitem');
  await expect(made).toHaveCount(1);
  await expectNoBarriers(page);
  const enlarge = made.getByRole('button', { name: /^Enlarge/ });
  await hands.click(enlarge);
  await hands.isIn(page.locator('dialog[open]'));
  await hands.key('Escape');
  await hands.stands(enlarge);
  await hands.click(made.getByRole('button', { name: 'Delete' }));
  await expect(made).toHaveCount(0);
  await hands.stands(hands.button('Undo'));
  await hands.key('Enter');
  await expect(made).toHaveCount(1);
  await hands.isIn(page.getByRole('main'));
});

test('the language and the theme are changed, and the tools looked through', async ({ hands, page }) => {
  await hands.open('/pricing');
  const banner = page.getByRole('banner');
  const tools = banner.getByRole('button', { name: 'Tools by category' });
  const panel = page.locator('#tools-menu');
  await hands.click(tools);
  await hands.tabTo(panel.getByRole('link').nth(2));
  await hands.key('Escape');
  await expect(panel).toBeHidden();
  await hands.stands(tools);

  const language = banner.getByRole('button', { name: 'Language: English' });
  await hands.click(language);
  await hands.key('Escape');
  await hands.stands(language);
  await hands.key('Enter');
  await hands.click(banner.getByRole('link', { name: 'Français' }));
  await expect(page).toHaveURL(/\/fr\/pricing$/);
  await hands.stands(banner.getByRole('button', { name: 'Langue\u00a0: Français' }));
  const theme = banner.getByRole('button', { name: 'Thème' });
  await hands.click(theme, 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hands.stands(theme);

  await hands.tabTo(banner.getByRole('button', { name: 'Outils par catégorie' }), { back: true });
  await hands.key('Enter');
  await hands.click(panel.getByRole('link').first());
  await expect(page).toHaveURL(/\/fr\/ai-sticker-maker$/);
  await expect(panel).toBeHidden();
});

deep('friends are invited, the reward of the day is taken', async ({ hands, page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hands.open('/operation', await newToken(server));
  const reward = page.getByRole('complementary');
  await hands.click(reward.getByRole('button', { name: /^Claim/ }));
  await expect(reward).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();

  const invite = hands.button('Invite a friend');
  await hands.click(invite);
  const dialog = hands.dialog('Invite friends, earn credits');
  await hands.isIn(dialog);
  const copy = dialog.getByRole('button', { name: 'Copy link' });
  await hands.click(copy);
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
  const share = dialog.getByRole('button', { name: 'Share' });
  await hands.click(share);
  const networks = page.getByRole('dialog', { name: 'Share' });
  await hands.isIn(networks);
  await hands.tabTo(networks.getByRole('button').nth(2));
  await hands.key('Escape');
  await expect(networks).toHaveCount(0);
  await hands.stands(share);
  await hands.key('Escape');
  await expect(dialog).toHaveCount(0);
  await hands.stands(invite);
});

deep('the settings are changed, and an account nearly deleted', async ({ hands, page, server }) => {
  await hands.open('/settings', await newToken(server));
  const dark = hands.button('Dark');
  await expect(hands.button('Light')).toHaveAttribute('aria-pressed', 'true');
  await hands.click(dark, 'Space');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(hands.button('Light')).toHaveAttribute('aria-pressed', 'false');
  const leave = hands.button('Delete my account');
  await hands.click(leave);
  await hands.stands(hands.button('Keep my account'));
  await hands.key('Enter');
  await hands.stands(leave);
  await hands.tabTo(page.getByLabel('Language', { exact: true }), { back: true });
  await page.keyboard.type('Fran');
  await expect(page).toHaveURL(/\/fr\/settings$/);
  await hands.stands(page.getByLabel('Langue', { exact: true }));
});

deep('the other tools are walked through', async ({ hands }) => {
  await hands.open('/ai-text-to-image');
  const explore = hands.button('Explore');
  await hands.click(explore);
  const dialog = hands.dialog('Explore more tools');
  await hands.isIn(dialog);
  const slide = (number: number) => dialog.getByRole('button', { name: new RegExp(`^Tool ${number} of`) });
  await hands.click(dialog.getByRole('button', { name: 'Next tool' }));
  await expect(slide(2)).toHaveAttribute('aria-current', 'true');
  await hands.tabTo(slide(4), { back: true });
  await hands.key('Space');
  await expect(slide(4)).toHaveAttribute('aria-current', 'true');
  const open = dialog.getByRole('link', { name: /new tab/ });
  await expect(open).toHaveCount(1);
  await hands.tabTo(open, { back: true });
  await hands.key('Escape');
  await expect(dialog).toHaveCount(0);
  await hands.stands(explore);
});
