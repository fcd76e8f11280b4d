/** What the service worker adds: results readable offline, and files that other apps share. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openLine, type NetworkLine } from './kit/line.ts';
import { newToken, test, type RunningServer } from './kit/server.ts';
import { everyPage } from '../depth.ts';

const photo = join(import.meta.dirname, '../../public/samples/figure.jpg');

test.use({ serviceWorkers: 'allow' });
const deep = everyPage ? test : test.skip;
// Few tests have this browser: a worker for each would start one.
test.describe.configure({ mode: 'default' });

let server: Pick<RunningServer, 'address'>;
test.beforeEach(({ server: shared }) => {
  server = shared;
});

/** Opens a page that the service worker controls. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.address + path);
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

async function makeSticker(page: Page, token: string | null = null): Promise<void> {
  const headers = { 'idempotency-key': randomUUID(), ...(token !== null && { token }) };
  const asked = { data: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } }, headers };
  const { data: job } = (await (await page.request.post(`${server.address}/api/generations`, asked)).json()) as { data: { id: string } };
  const read = async () =>
    ((await (await page.request.get(`${server.address}/api/generations/${job.id}`, { headers })).json()) as { data: { status: string } })
      .data;
  await expect.poll(async () => (await read()).status).toBe('succeeded');
}

const card = (page: Page) => page.locator('main img[src*="/files/results/"]').first();
const isDrawn = (page: Page): Promise<boolean> =>
  card(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
/** The caches of results in this browser, one for each person. */
const keptFor = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('results-')));
/** How many results this browser holds. */
const keptResults = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('results-'));
    const entries = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return entries.reduce((sum, count) => sum + count, 0);
  });

test.describe('while the line to the server is cut', () => {
  let line: NetworkLine;
  test.beforeEach(async ({ server: shared }) => {
    line = await openLine(shared.address);
    server = line;
  });
  test.afterEach(() => line.cut());

  test('what was made is readable, by the one who made it', async ({ page }) => {
    await open(page, '/my-creations');
    await makeSticker(page);
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect.poll(() => keptResults(page)).toBe(2);
    const other = await newToken(server);

    await line.cut();
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expect.poll(() => isDrawn(page)).toBe(true);

    // The next user of this browser finds nothing of it.
    await page.evaluate((token) => localStorage.setItem('userToken', token), other);
    await page.reload();
    await expect.poll(() => keptResults(page)).toBe(0);
    await expect(card(page)).toBeHidden();
  });

  test('a page that was never opened explains in its language that there is no network', async ({ page }) => {
    await open(page, '/ru/my-creations');
    await page.goto(`${server.address}/ru`);
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('pages')).match('/ru/offline')) !== undefined)).toBe(true);
    await line.cut();
    await page.goto(`${server.address}/ru/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет подключения к интернету');
    await page.getByRole('main').getByRole('link', { name: 'Мои работы' }).click();
    await expect(page).toHaveURL(/\/ru\/my-creations$/);
  });
});

deep('who signs out leaves no result in the browser', async ({ page }) => {
  const token = await newToken(server);
  await page.addInitScript((value) => localStorage.setItem('userToken', value), token);
  await makeSticker(page, token);
  await open(page, '/my-creations');
  await page.reload();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect.poll(() => keptResults(page)).toBe(2);
  const [theirs] = await keptFor(page);
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  // The visitor who is here now may have asked for a list of their own, which is empty.
  await expect.poll(() => keptFor(page)).not.toContain(theirs);
  await expect.poll(() => keptResults(page)).toBeLessThan(2);
});

deep('a deleted result is deleted here too', async ({ page }) => {
  await open(page, '/my-creations');
  await makeSticker(page);
  await page.reload();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect.poll(() => keptResults(page)).toBe(2);
  await page.getByRole('button', { name: /^Delete/ }).click();
  // The list stays, without the file.
  await expect.poll(() => keptResults(page), { timeout: 30_000 }).toBe(1);
});

test('a notification is shown while nobody looks at the site', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: server.address });
  await open(page, '/fr');
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations;
      if (known) resolve(known.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const deliver = async (tag: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId: await registrationId,
      data: JSON.stringify({ title: 'C’est prêt', body: 'Dans Mes créations.', href: '/fr/my-creations', tag }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const all = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
      return all.map(({ title, tag }) => [title, tag]);
    });
  // A visible page shows the result itself.
  await deliver('one');
  await page.goto('about:blank');
  await deliver('two');
  await page.goto(`${server.address}/fr`);
  await expect.poll(shown).toEqual([['C’est prêt', 'two']]);
});

test('where notifications are blocked the page states it, and the job goes on without the page', async ({ page, context }) => {
  // Chromium denies what a list of permissions does not name.
  await context.grantPermissions(['clipboard-write'], { origin: server.address });
  await open(page, '/text-to-video-ai');
  expect(await page.evaluate(() => Notification.permission)).toBe('denied');
  await page.getByRole('group', { name: 'Try a sample' }).getByRole('button').first().click();
  // The shortest one is long enough to be waited for.
  await page.getByRole('slider', { name: 'Length' }).press('Home');
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/generations') && response.request().method() === 'POST');
  await page.locator('main form button[type=submit]').last().click();
  await taken;
  await expect(page.getByText('Notifications are blocked in your browser’s settings.')).toBeVisible();
  await page.goto(`${server.address}/my-creations`);
  const main = page.getByRole('main');
  if (everyPage) {
    test.setTimeout(300_000);
    await expect(main.getByRole('button', { name: /^Delete/ })).toBeVisible({ timeout: 240_000 });
    return;
  }
  // To make all of it is a fifth of a minute of both cores: a quick run finds it here, and cancels it.
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText('Canceled')).toBeVisible();
});

/** What a system does with a file from another app: it sends a form to the address that the manifest names. */
async function share(page: Page, { bytes, name, type }: { bytes: string; name: string; type: string }): Promise<void> {
  const manifest = (await (await page.request.get(`${server.address}/site.webmanifest`)).json()) as {
    share_target: { action: string; params: { files: { name: string; accept: string[] }[] } };
  };
  const { action, params } = manifest.share_target;
  expect(params.files[0]!.accept).toContain(type);
  await page.evaluate(
    ({ action, field, bytes, name, type }) => {
      const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
      const given = new DataTransfer();
      given.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name, { type }));
      input.files = given.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { action, field: params.files[0]!.name, bytes, name, type },
  );
  await page.waitForURL('**/shared');
}

test('a photo that another app shares goes to the tool that the person chooses', async ({ page }) => {
  await open(page, '/');
  await share(page, { bytes: (await readFile(photo)).toString('base64'), name: 'Été à la mer.jpg', type: 'image/jpeg' });
  await expect(page.getByRole('img', { name: 'Été à la mer.jpg' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Background remover/ })
    .click();
  await expect(page).toHaveURL(/\/ai-background-remover$/);
  await expect(page.locator('main form')).toContainText('Été à la mer.jpg');
  await expect.poll(() => page.evaluate(() => caches.has('shared'))).toBe(false);
  // A person who comes back finds no file, and a way on.
  await page.goto(`${server.address}/shared`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No shared file here');
});
