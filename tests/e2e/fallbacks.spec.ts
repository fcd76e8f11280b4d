/** The better way is taken away from a real browser, and the effect of the lesser one is read back, whatever the page claims. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { makeFile } from '../../packages/engine/tests/kit/lavfi.ts';
import { strangersName } from './kit/browser.ts';
import { holdBack } from './kit/held-back.ts';
import { makeDataDir, newToken, startServer, test } from './kit/server.ts';
import { everyPage } from '../depth.ts';

const plainly = (address: string) => address.replace('127.0.0.1', strangersName);
const deep = everyPage ? test : test.skip;
const started = (page: Page) => expect(page.getByTestId('credits')).toContainText(/\d/);

/** What Ctrl+V brings. */
async function pasted(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/contact-us`);
  const field = other.locator('main textarea');
  await field.focus();
  await other.keyboard.press('Control+V');
  const text = await field.inputValue();
  await other.close();
  return text;
}

async function makesSticker(page: Page): Promise<void> {
  await started(page);
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await page.getByLabel('Describe your sticker').fill('a red fox');
  await page.getByRole('button', { name: 'Make sticker' }).click();
  await expect(page.getByText('Your sticker is ready.')).toBeVisible({ timeout: 60_000 });
}

test('by plain HTTP the link of an invitation and of a result are copied, and neither notices nor copies of images are promised', async ({
  page,
  server,
}) => {
  const token = await newToken(server);
  const address = plainly(server.address);
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.token, token]);
  await page.goto(`${address}/operation`);
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'randomUUID' in crypto])).toEqual([false, false, false]);
  await page.getByRole('main').getByRole('button', { name: 'Invite a friend' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite friends, earn credits' });
  await invitation.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copy successful！')).toBeVisible();
  const link = await invitation.getByLabel('Your invite link').inputValue();
  expect(link).toMatch(/\?invite_code=\w+$/);
  expect(await pasted(page)).toBe(link);
  if (!everyPage) return;

  await page.goto(`${address}/ai-sticker-maker`);
  await makesSticker(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await page.getByLabel('Link').inputValue();
  expect(await pasted(page)).toBe(shared);
  expect(await (await page.request.get(new URL(new URL(shared).pathname, server.address).href)).text()).toContain('<img');
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect(page.getByText('We couldn’t copy the image. Please download it instead.')).toBeVisible();

  await page.goto(`${address}/text-to-video-ai`);
  await started(page);
  await page.getByRole('group', { name: 'Try a sample' }).getByRole('button').first().click();
  await page.locator('main form button[type=submit]').last().click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(result.getByRole('button', { name: /notify/i })).toHaveCount(0);
  await result.getByRole('button', { name: 'Cancel' }).click();
  await expect(result.getByText('Canceled')).toBeVisible();
});

test('where nothing may be copied, the links of an invitation and of a result are selected, to be copied by hand', async ({
  page,
  server,
}) => {
  const token = await newToken(server);
  const address = plainly(server.address);
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.token, token]);
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await page.goto(`${address}/operation`);
  await page.getByRole('main').getByRole('button', { name: 'Invite a friend' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite friends, earn credits' });
  await invitation.getByRole('button', { name: 'Copy link' }).click();
  const invited = invitation.getByLabel('Your invite link');
  await expect(invited).toBeFocused();
  await page.keyboard.press('Control+C');
  expect(await pasted(page)).toBe(await invited.inputValue());
  if (!everyPage) return;

  await page.goto(`${address}/ai-sticker-maker`);
  await makesSticker(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('We couldn’t copy the link. Please select it and copy it.')).toBeVisible();
  const shared = page.getByLabel('Link');
  await shared.focus();
  await page.keyboard.press('Control+C');
  expect(await pasted(page)).toBe(await shared.inputValue());
});

test('with storage blocked a person signs in, makes a sticker, and stays signed in for as long as the tab shows the site', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked });
  });
  const email = `${randomUUID()}@example.com`;
  const password = 'Sunny_Day1';
  const ask = (path: string, data: object) => page.request.post(`${server.address}/api/users/${path}`, { data });
  await ask('register-code', { email });
  const letters = (await (await page.request.get(`${server.address}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
  const code = /\d{6}/.exec(letters.find(({ to }) => to === email)!.text)![0];
  await ask('register', { email, password, verify_code: code });

  await page.goto(`${server.address}/login`);
  await started(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  // What the site would like to show after a sign-in comes one by one.
  const dialogs = page.getByRole('dialog');
  await expect(dialogs.first()).toBeVisible();
  await expect(async () => {
    if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0, { timeout: 1500 });
  }).toPass();
  await page.getByRole('link', { name: 'Stickers' }).first().click();
  if (everyPage) await makesSticker(page);
  else await expect(page.getByLabel('Describe your sticker')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('a video that the browser cannot play is shown by its still, upright, where a face or a mark is selected on it', async ({
  page,
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-fallback-'));
  const matrix = Buffer.alloc(36);
  for (const [index, value] of [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].entries()) matrix.writeInt32LE(value, index * 4);
  const path = await makeFile(join(folder, 'phone.mov'), {
    format: 'mov',
    tracks: [
      {
        source: 'testsrc2=d=0.5:r=10:s=160x120',
        filter: 'format=yuv420p10',
        codec: 'libx265',
        options: { 'x265-params': 'log-level=none' },
      },
    ],
    configure: ([stream]) => void stream!.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrix),
  });
  const buffer = readFileSync(path);
  rmSync(folder, { recursive: true });
  await page.goto(`${server.address}/video-watermark-remover`);
  await started(page);
  expect(await page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="hvc1.2.4.L30"'))).toBe('');
  await page.locator('main input[type=file]').first().setInputFiles({ name: 'phone.mov', mimeType: 'video/quicktime', buffer });
  const frame = page.getByRole('img', { name: /frame/i }).first();
  await expect(frame).toBeVisible();
  await expect.poll(() => frame.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([120, 160]);
  const box = (await frame.boundingBox())!;
  expect(box.height / box.width).toBeCloseTo(4 / 3, 1);
});

deep('without dialogs over the page a result is enlarged in a tab of its own', async ({ page, server }) => {
  await page.addInitScript(() => {
    // @ts-expect-error A browser from before 2022.
    delete HTMLDialogElement.prototype.showModal;
  });
  await page.goto(`${server.address}/ai-sticker-maker`);
  await makesSticker(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Enlarge: Your sticker is ready.' }).click();
  const other = await opened;
  await expect.poll(() => other.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(100);
});

deep(
  'a page whose hashed files and results come from another host works, is drawn with its fonts, and names its downloads',
  async ({ page }) => {
    const data = await makeDataDir();
    // The same server by another name is another host to the browser.
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const cdn = `http://localhost:${port}`;
    const server = await startServer(data.path, port, { CDN_URL: cdn });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    const hosts = new Map<string, Set<string>>();
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      const top = `/${pathname.split('/')[1]}`;
      hosts.set(top, (hosts.get(top) ?? new Set()).add(origin));
    });
    await page.goto(`${server.address}/ai-sticker-maker`);
    await makesSticker(page);
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await expect
      .poll(() =>
        result
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(100);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
    const downloading = page.waitForEvent('download');
    await result
      .getByRole('link', { name: /Download/ })
      .first()
      .click();
    expect((await downloading).suggestedFilename()).toMatch(/fox.*\.png$/);
    expect([hosts.get('/assets'), hosts.get('/api')]).toEqual([new Set([cdn]), new Set([server.address])]);
    expect(hosts.get('/files')).toContain(cdn);
    expect(refused).toEqual([]);
    await server.stop();
    await data.remove();
  },
);

test('a visitor’s list that the server answers with 401 leads to /login, which remembers the way back', async ({ page, server }) => {
  const body = JSON.stringify({ code: 20001, msg: 'Please sign in.', data: null });
  await page.route('**/api/creations?*', (route) => route.fulfill({ status: 401, contentType: 'application/json', body }));
  await page.route('**/api/creations', (route) => route.fulfill({ status: 401, contentType: 'application/json', body }));
  await page.goto(`${server.address}/fr/my-creations`);
  await expect(page).toHaveURL(`${server.address}/fr/login`);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.fromFullPath)).toBe('/fr/my-creations');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

// How a link is copied is above.
for (const [way, address] of [
  ['the clipboard', (own: string) => own],
  ['a text area, by plain HTTP', plainly],
] as const)
  deep(`on a computer Messenger’s site opens once the link is copied by ${way}`, async ({ page, server }) => {
    const token = await newToken(server);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.context().route('https://www.facebook.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Messenger' }));
    await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.token, token]);
    await page.goto(`${address(server.address)}/operation`);
    await page.getByRole('main').getByRole('button', { name: 'Invite a friend' }).click();
    const invitation = page.getByRole('dialog', { name: 'Invite friends, earn credits' });
    const field = invitation.getByLabel('Your invite link');
    await expect(field).toHaveValue(/\?invite_code=\w+$/);
    const link = await field.inputValue();
    await invitation.getByRole('button', { name: 'Share', exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Share on Messenger' }).click();
    const messenger = await opened;
    await expect(messenger).toHaveURL('https://www.facebook.com/messages/new');
    await messenger.close();
    await expect(page.getByText('Copy successful！')).toBeVisible();
    expect(await pasted(page)).toBe(link);
  });

test('a submit that is followed at once by leaving the page is made', async ({ page, server }) => {
  await page.goto(`${server.address}/ai-sticker-maker`);
  await started(page);
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  const make = page.getByRole('button', { name: 'Make sticker' });
  // The refusal of an empty form shows that what it is checked with has been loaded.
  await make.click();
  const prompt = page.getByLabel('Describe your sticker');
  await expect(prompt).toHaveAttribute('aria-invalid', 'true');
  await prompt.fill('a red fox');

  // Until its files are there, a submit cannot be sent: the browser asks before the page is left.
  await page.getByRole('tab', { name: 'Image + text', exact: true }).click();
  await holdBack(page, `${server.address}/api/dash/upload`);
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles(join(import.meta.dirname, '../fixtures/chelsea.jpg'));
  await make.click();
  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.assign('/robots.txt'));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await make.evaluate((button: HTMLElement) => {
    // Often no frame comes anymore: the submit that waits for one is sent as the page goes.
    window.requestAnimationFrame = () => 0;
    button.click();
    location.assign('/robots.txt');
  });
  await page.waitForURL('**/robots.txt');
  const listed = async () =>
    ((await (await page.request.get(`${server.address}/api/creations`)).json()) as { data: { items: unknown[] } }).data.items;
  await expect.poll(async () => (await listed()).length).toBe(1);
});

deep('a submit whose page is left before the rules of its form have come is made', async ({ page, server }) => {
  await holdBack(page, `${server.address}/assets/check-*.js`);
  await page.goto(`${server.address}/ai-sticker-maker`);
  await started(page);
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await page.getByLabel('Describe your sticker').fill('a red fox');
  await page.getByRole('button', { name: 'Make sticker' }).evaluate((button: HTMLElement) => {
    button.click();
    location.assign('/robots.txt');
  });
  await page.waitForURL('**/robots.txt');
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`${server.address}/api/creations`)).json()) as { data: { items: unknown[] } }).data.items.length,
    )
    .toBe(1);
});

test('a page whose server is gone is not called broken, the menu marks it, and it comes once the server is back', async ({
  page,
  server,
}) => {
  await page.goto(`${server.address}/pricing`);
  await started(page);
  const gone = (route: Route) => route.abort('connectionrefused');
  await page.route('**/*', gone);
  await page.getByRole('banner').getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t reach the site' })).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Templates', exact: true })).toHaveAttribute('aria-current', /page|true/);
  await page.unroute('**/*', gone);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/template$/);
});

deep('without a network a checkout names that, and opens once the network is back', async ({ page, context, server }) => {
  const token = await newToken(server);
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.token, token]);
  await page.goto(`${server.address}/pricing`);
  await started(page);
  await page.getByRole('tab', { name: 'One-time' }).click();
  await page.getByRole('button', { name: /^Buy / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Buy / }).click();
  const payment = page.getByRole('dialog');
  await expect(payment.getByText('You’re offline. Try again once you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await payment.getByRole('button', { name: 'Try again' }).click();
  await expect(payment.locator('iframe')).toBeVisible();
});

test('without a network a claim, a setting and a search in the console each name that', async ({ page, context, server }) => {
  const token = await newToken(server);
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.token, token]);
  const main = page.getByRole('main');
  // Nobody is an operator here; what they see is not what is tried.
  const opened = { code: 100_000, msg: 'Done', data: { items: [], next: null } };
  const places: [path: string, shown: Locator, act: () => Promise<void>][] = [
    ['/operation', main.getByRole('button', { name: 'Claim today’s credits' }), () => places[0]![1].click()],
    ['/settings', main.getByRole('checkbox').first(), () => places[1]![1].click()],
    ['/operator/people', main.getByRole('searchbox'), () => places[2]![1].fill('a@example.com').then(() => page.keyboard.press('Enter'))],
  ];
  for (const [path, shown, act] of places) {
    await page.route('**/api/operator/people**', (route) => route.fulfill({ json: opened }));
    await page.goto(`${server.address}${path}`);
    await started(page);
    await expect(shown).toBeVisible();
    await page.unroute('**/api/operator/people**');
    await context.setOffline(true);
    await act();
    await expect(page.getByText('You’re offline. Try again once you’re back online.')).toBeVisible();
    await context.setOffline(false);
  }
});
