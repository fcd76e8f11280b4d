/** The first seconds of a visit: the page is visible before its code, interactive before its actors, and nothing on it moves. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type Request } from '@playwright/test';
import { codes } from '../../contract/facts/codes.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { newToken, test } from './kit/server.ts';
import { watch } from './kit/watch.ts';
import { everyPage } from '../depth.ts';

/** Who acts early, on what and how often is also walked without a browser (machines/app.test.ts, machines/generation.early.test.ts). */
const deep = everyPage ? test : test.skip;

/** The balance is known: the actors have started. */
const started = (page: Page) => expect(page.getByTestId('credits')).toContainText(/\d/);

/** Holds a file back until the returned function is called. */
async function hold(
  page: Page,
  name: 'client' | 'actors' | 'forms' | 'handOver' | 'auth' | 'login-dialog' | 'pricing-dialog',
): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The element has been hydrated: React stores its handlers on it. */
const answering = (page: Page, selector: string) =>
  page.waitForFunction((name) => Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__reactProps')), selector);

/** Notes whatever moves on the page without a click. Call it before the page is opened. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** Each kind of page or form once; the deep run has more of each. */

for (const path of [
  '/zh/ai-face-swap',
  ...(everyPage ? ['/fr/pricing', '/', '/ru', '/login', '/ai-sticker-maker', '/es/my-creations'] : []),
])
  test(`${path} is taken over without a word on the console and without a shift`, async ({ page, server }) => {
    const seen = watch(page, () => server.address);
    await recordShifts(page);
    await page.goto(path);
    await started(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
    expect(seen.problems).toEqual([]);
  });

test('the head names one address, that of the page which is shown, also after a link', async ({ page, server }) => {
  const named = () =>
    page
      .locator('head')
      .evaluate((head) =>
        ['link[rel=canonical]', 'meta[property="og:url"]'].map((kind) =>
          [...head.querySelectorAll(kind)].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content')),
        ),
      );
  const once = (path: string) => [[server.address + path], [server.address + path]];
  await page.goto('/fr/pricing');
  await started(page);
  expect(await named()).toEqual(once('/fr/pricing'));
  await page.getByRole('banner').getByRole('link', { name: 'Modèles', exact: true }).click();
  await page.waitForURL('**/fr/template');
  await expect.poll(named).toEqual(once('/fr/template'));
});

test('nothing is painted of a page that is only half here', async ({ page, server }) => {
  const { promise: rest, resolve: bringRest } = Promise.withResolvers<void>();
  const tabs = 'role="tablist"';
  const halves = createServer(async ({ url }, response) => {
    const answer = await fetch(server.address + url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const body = Buffer.from(await answer.arrayBuffer());
    const half = url === '/pricing' ? body.indexOf('>', body.indexOf(tabs)) + 1 : body.length;
    response.write(body.subarray(0, half));
    if (half < body.length) await rest;
    response.end(body.subarray(half));
  });
  halves.listen(0, '127.0.0.1');
  await once(halves, 'listening');
  try {
    await recordShifts(page);
    await page.goto(`http://127.0.0.1:${(halves.address() as AddressInfo).port}/pricing`, { waitUntil: 'commit' });
    await page.waitForFunction((half) => document.styleSheets.length > 0 && document.querySelector(`[${half}]`), tabs, { polling: 20 });
    // Frames go by, unless they are held back.
    const isPainted = () =>
      page.evaluate(async () => {
        for (let turn = 0; turn < 40; turn += 1) await new Promise((next) => setTimeout(next));
        return performance.getEntriesByName('first-contentful-paint').length > 0;
      });
    expect(await isPainted()).toBe(false);
    bringRest();
    await page.waitForLoadState();
    await expect.poll(isPainted).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  } finally {
    bringRest();
    halves.close();
    halves.closeAllConnections();
  }
});

test('the page is painted before its code asks for more', async ({ page }) => {
  // Both are here at once, as on a slow line: the code could run before the first frame.
  const code = page.waitForResponse(/\/assets\/client-[\w-]+\.js$/).then((response) => response.finished());
  await page.route(/\.css$/, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/ai-background-remover');
  await started(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/actors-/.test(name))!.startTime,
  }));
  expect(asked).toBeGreaterThan(painted);
});

for (const [path, ...widths] of [
  ['/zh/ai-face-swap', 390],
  ...(everyPage
    ? [
        ['/ru/ai-clothes-changer', 1280] as const,
        ['/ai-text-to-image', 1280, 390] as const,
        ['/fr/ai-image-enhancer', 1280, 390] as const,
        ['/zh/ai-face-swap', 1280] as const,
        ['/es/trump-ai-voice-generator', 1280, 390] as const,
        ['/ru/ai-clothes-changer', 390] as const,
      ]
    : []),
] as const)
  for (const width of widths)
    test(`${path} at ${width} does not shift when the site reports how the tool is served`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKeys.adult);
      let answer = () => undefined as void;
      const wanted = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/tools', async (route) => {
        const response = await route.fetch();
        const { data, ...envelope } = (await response.json()) as { data: object[] };
        await wanted;
        await route.fulfill({ response, json: { ...envelope, data: data.map((tool) => ({ ...tool, wait: 40 })) } });
      });
      await page.goto(path);
      await started(page);
      const button = page.locator('main button[type=submit]').last();
      await button.scrollIntoViewIfNeeded();
      const before = await button.boundingBox();
      const earlier = await shiftsOf(page);
      answer();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('form')).toContainText(/40/);
      expect(await button.boundingBox()).toEqual(before);
      expect(await shiftsOf(page)).toEqual(earlier);
    });

for (const path of ['/ai-background-remover', ...(everyPage ? ['/', '/pricing', '/template'] : [])])
  test(`${path} responds as soon as its code has run, and React delays nothing`, async ({ page }) => {
    // React waits for what is left of 300 ms after it showed a fallback, and hydrates nothing meanwhile.
    await page.addInitScript(() => {
      const waits: number[] = [];
      Object.assign(globalThis, { waits });
      const { setTimeout: later, fetch: ask } = globalThis;
      globalThis.setTimeout = ((act: () => void, ms = 0, ...rest: unknown[]) => {
        if (ms > 10 && ms <= 300) waits.push(ms);
        return later(act, ms, ...rest);
      }) as typeof setTimeout;
      globalThis.fetch = (...request) => {
        if (String(request[0]).includes('/api/credit/')) Object.assign(globalThis, { waitedFor: [...waits] });
        return ask(...request);
      };
    });
    await page.goto(path);
    await started(page);
    expect(await page.evaluate(() => (globalThis as unknown as { waitedFor: number[] }).waitedFor)).toEqual([]);
  });

test('a click before the actors have loaded waits for them', async ({ page }) => {
  const release = await hold(page, 'actors');
  const asked = page.waitForRequest(/\/assets\/actors-/);
  await page.goto('/');
  await asked;
  await answering(page, '[data-testid=credits]');
  await expect(page.getByTestId('credits')).not.toContainText(/\d/);
  await page.getByTestId('credits').click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

deep('a click before a tool’s form has hydrated waits for the actors to start', async ({ page }) => {
  const release = await hold(page, 'forms');
  const here = page.waitForResponse(/\/assets\/actors-/);
  await page.goto('/ai-background-remover');
  await (await here).finished();
  // The page is one file with its form.
  await page.getByTestId('credits').click();
  await expect(page.getByTestId('credits')).not.toContainText(/\d/);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

deep('text typed on the home page before the actors have loaded is kept', async ({ page }) => {
  const release = await hold(page, 'actors');
  const asked = page.waitForRequest(/\/assets\/actors-/);
  await page.goto('/');
  await asked;
  await answering(page, '#home-prompt');
  await page.locator('#home-prompt').fill('a happy fox');
  await page.locator('#home-prompt').press('Enter');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/generations'));
  release();
  await expect(page).toHaveURL(/\/ai-sticker-maker#make$/);
  expect((await sent).postDataJSON()).toMatchObject({ inputs: { prompt: 'a happy fox' } });
  await expect(page.locator('textarea').first()).toHaveValue('a happy fox');
});

for (const held of everyPage ? (['client', 'forms'] as const) : (['client'] as const))
  test(`text typed and options chosen in a form before ${held} has loaded are kept`, async ({ page }) => {
    const release = await hold(page, held);
    await page.goto('/ai-text-to-image', { waitUntil: 'commit' });
    await page.getByLabel('Describe it or add a photo').or(page.locator('textarea[name=prompt]')).first().fill('a lighthouse in the fog');
    await page.locator('textarea[name=prompt]').press('End');
    await page.keyboard.type(' at dawn');
    release();
    await started(page);
    await expect(page.locator('textarea[name=prompt]')).toHaveValue('a lighthouse in the fog at dawn');
    // The words are in the chart, not only on the screen: they are kept as a draft.
    await page
      .getByRole('button', { name: /Generate|Draw|Make/ })
      .first()
      .click();
    await expect(page.locator('textarea[name=prompt]')).toHaveValue('a lighthouse in the fog at dawn');
  });

const plans = (page: Page) => page.locator('main button[data-checkout]');

for (const held of ['client', 'actors'] as const)
  deep(`a plan clicked before ${held} has loaded opens once it has`, async ({ page }) => {
    const release = await hold(page, held);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await plans(page).first().click();
    release();
    await expect(page.locator('[role=dialog]')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

test('a plan that a visitor clicks before any code has loaded opens the sign-in at once, and keeps what is done in it', async ({
  page,
}) => {
  const release = await hold(page, 'client');
  await page.goto('/fr/pricing', { waitUntil: 'commit' });
  await plans(page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=email]').fill('ann@example.com');
  await dialog.locator('input[name=password]').fill('wrong');
  await dialog.locator('button[type=submit]').click();
  await dialog.locator('input[name=email]').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('.fr');
  release();
  // The chart's own rule rejects the password: it got both the text and the submit.
  await expect(dialog.locator('[data-error]').first()).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(dialog.locator('input[name=email]')).toHaveValue('ann@example.com.fr');
  await expect(dialog.locator('input[name=password]')).toHaveValue('wrong');
  await expect(dialog.locator('input[name=email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(plans(page).first()).toBeFocused();
});

deep('a double click on a plan before any code has loaded keeps the sign-in that the first click opened', async ({ page }) => {
  await hold(page, 'client');
  await page.goto('/pricing', { waitUntil: 'commit' });
  const { x, y, width, height } = (await plans(page).first().boundingBox())!;
  // At the edge of the plan the second click lands beside the dialog.
  await page.mouse.dblclick(x + Math.min(8, width / 4), y + height / 2);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.mouse.click(20, 450);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

deep('a sign-in that is opened early and asks for an account shows the form for one', async ({ page }) => {
  const release = await hold(page, 'client');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await plans(page).first().click();
  await page.locator('dialog').getByRole('button', { name: 'Create an account' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Create account' }).locator('input[name=code]')).toBeVisible();
});

for (const how of everyPage ? (['Escape', 'the corner', 'outside'] as const) : (['Escape'] as const))
  test(`a sign-in that was opened early and closed (${how}) stays closed, and the plan can be clicked again`, async ({ page }) => {
    const release = await hold(page, 'client');
    await page.goto('/pricing', { waitUntil: 'commit' });
    await plans(page).first().click();
    const dialog = page.locator('dialog');
    await expect(dialog).toBeVisible();
    if (how === 'Escape') await page.keyboard.press('Escape');
    else if (how === 'outside') await page.mouse.click(20, 450);
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    release();
    await started(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await plans(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

deep('a sign-in that was opened early and closed while the page loads its own does not open again', async ({ page }) => {
  const begin = await hold(page, 'client');
  const release = await hold(page, 'login-dialog');
  const asked = page.waitForRequest(/\/assets\/login-dialog-/);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await plans(page).first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  begin();
  await asked;
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  release();
  await expect(plans(page).first()).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [what, code, submit] of [
  ['the sign-in', 'login-dialog', 'Log in'],
  ...(everyPage ? ([['the prices', 'pricing-dialog', 'Get more credits']] as const) : []),
] as const)
  test(`${what}, dismissed while its code is loading, does not open afterwards`, async ({ page }) => {
    await page.goto('/template');
    await started(page);
    const release = await hold(page, code);
    const opener = page.getByRole('banner').getByRole('button', { name: submit });
    for (const how of ['Escape', 'a press on the page'] as const) {
      await opener.click();
      await expect(page.locator('[data-pending-dialog]'), how).toHaveCount(1);
      if (how === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(40, 500);
      await expect(page.locator('[data-pending-dialog]'), how).toHaveCount(0);
    }
    const loaded = page.waitForResponse(new RegExp(`/assets/${code}-`));
    release();
    await (await loaded).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/template$/);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-pending-dialog]')).toHaveCount(0);
  });

deep('a sign-in that a clicked plan needs, dismissed while its chart is loading, does not open afterwards', async ({ page }) => {
  await page.goto('/pricing');
  await started(page);
  const release = await hold(page, 'auth');
  const asked = page.waitForRequest(/\/assets\/auth-/);
  await plans(page).first().click();
  await asked;
  await expect(page.locator('[data-pending-dialog], [role=dialog]')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-pending-dialog], [role=dialog]')).toHaveCount(0);
  release();
  await expect(plans(page).first()).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await plans(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const lost of everyPage ? (['auth', 'login-dialog'] as const) : (['login-dialog'] as const))
  test(`a sign-in that was opened early gives way to the error message when ${lost} fails to load`, async ({ page }) => {
    await page.route(new RegExp(`/assets/${lost}-[\\w-]{8}\\.js$`), (route) => route.abort());
    // The site cannot be reached any more: the page does not load itself again.
    await page.route('**/builds/latest.json', (route) => route.abort());
    const release = await hold(page, 'client');
    await page.goto('/pricing', { waitUntil: 'commit' });
    await plans(page).first().click();
    await expect(page.locator('dialog')).toBeVisible();
    release();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/\S/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('a plan that a user clicks before any code has loaded opens its checkout at once, and only once', async ({ page, server }) => {
  const token = await newToken(server);
  await page.addInitScript(([name, value]) => localStorage.setItem(name!, value!), [storageKeys.token, token]);
  const opened: string[] = [];
  const isCheckout = (address: string) => new URL(address).pathname === '/api/pay/subscription-session';
  page.on('request', (request) => isCheckout(request.url()) && opened.push(request.url()));
  const release = await hold(page, 'client');
  await page.goto('/pricing', { waitUntil: 'commit' });
  const answered = page.waitForResponse((response) => isCheckout(response.url()) && response.ok());
  await plans(page).first().click();
  const { data } = await (await answered).json();
  release();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', data.checkout_url);
  expect(opened.length).toBe(1);
});

/** The enlarged result, which nobody has opened, has a download of its own. */
const resultOrProgress = (page: Page) => page.locator('main :is(a[download], [role=progressbar]):visible').first();

const isJob = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/generations';
const isUpload = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/dash/upload';
const photo = fileURLToPath(new URL('../fixtures/chelsea.jpg', import.meta.url));

for (const { path, slug, cost, fill } of [
  { path: '/fr', slug: 'fr/ai-sticker-maker', cost: 1, fill: (page: Page) => page.locator('#home-prompt').fill('un renard') },
  ...(everyPage
    ? [
        { path: '/', slug: 'ai-sticker-maker', cost: 1, fill: (page: Page) => page.locator('#home-prompt').fill('a happy fox') },
        {
          path: '/ai-sticker-maker',
          slug: 'ai-sticker-maker',
          cost: 1,
          fill: (page: Page) => page.locator('textarea').first().fill('a happy fox'),
        },
        {
          path: '/ru/ai-text-to-image',
          slug: 'ru/ai-text-to-image',
          cost: 1,
          fill: (page: Page) => page.locator('textarea').first().fill('лиса'),
        },
      ]
    : []),
  {
    path: '/ai-background-remover',
    slug: 'ai-background-remover',
    cost: 1,
    fill: (page: Page) => page.locator('main form input[type=file]').first().setInputFiles(photo),
  },
])
  test(`a submit on ${path} before any code has loaded starts one job at once`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => isUpload(request) && calls.push('upload'));
    const keys = new Set<string | undefined>();
    page.on('request', (request) => isJob(request) && keys.add(request.headers()['idempotency-key']));
    const release = await hold(page, 'client');
    await page.goto(path, { waitUntil: 'commit' });
    const made = page.waitForResponse((response) => isJob(response.request()) && response.ok());
    await fill(page);
    await page.locator('main form button[type=submit]').first().click();
    await made;
    // The page goes on with it: it asks again under the same key, and gets the same job.
    const again = page.waitForResponse((response) => isJob(response.request()) && response.ok());
    release();
    expect(await (await again).json()).toMatchObject({ code: codes.success, data: { cost } });
    await expect(page).toHaveURL(new RegExp(`/${slug}(#make)?$`));
    // The walks begin with 99 credits.
    await expect(page.getByTestId('credits')).toContainText(String(99 - cost));
    await expect(resultOrProgress(page)).toBeVisible();
    expect(keys.size).toBe(1);
    expect(calls.length).toBe(path.endsWith('remover') ? 1 : 0);
  });

test('an early submit on the home page shows its own words, not those of an old draft', async ({ page, server }) => {
  const draft = { data: { inputs: { mode: 'text', prompt: 'an old owl' } } };
  expect(await (await page.request.put(`${server.address}/api/drafts/ai-sticker-maker`, draft)).json()).toMatchObject({
    code: codes.success,
  });
  const keys = new Set<string | undefined>();
  page.on('request', (request) => isJob(request) && keys.add(request.headers()['idempotency-key']));
  const restored = page.waitForResponse(/\/api\/drafts\/ai-sticker-maker$/);
  const release = await hold(page, 'client');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#home-prompt').fill('a happy fox');
  await page.locator('main form button[type=submit]').first().click();
  release();
  await restored;
  await expect(resultOrProgress(page)).toBeVisible();
  await expect(page.locator('main textarea[name=prompt]')).toHaveValue('a happy fox');
  expect(keys.size).toBe(1);
});

deep('a second click on the home page, before the tool’s page has loaded, starts nothing more', async ({ page }) => {
  const keys = new Set<string | undefined>();
  page.on('request', (request) => isJob(request) && keys.add(request.headers()['idempotency-key']));
  const release = await hold(page, 'client');
  const handOver = await hold(page, 'handOver');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#home-prompt').fill('a happy fox');
  const button = page.locator('main form button[type=submit]').first();
  await button.click();
  release();
  await started(page);
  await button.click();
  handOver();
  await expect(page).toHaveURL(/\/ai-sticker-maker#make$/);
  // A queued submit is sent once the job is done; the jobs of earlier tests finish first.
  await expect(page.getByRole('region', { name: 'Result', exact: true }).getByText('Your sticker is ready.')).toBeVisible({
    timeout: 60_000,
  });
  expect(keys.size).toBe(1);
});

test('an early submit whose answer is lost, and with it the cookie, is sent again under its key and by the same visitor', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let begun: string | undefined;
  await page.route('**/api/generations', async (route) => {
    const request = route.request();
    keys.push(request.headers()['idempotency-key']);
    // The server makes the job, but nobody learns of it: the browser does not send this, so that it keeps no cookie.
    if (keys.length === 1) {
      const answer = await fetch(request.url(), { method: 'POST', headers: request.headers(), body: request.postData() });
      begun = ((await answer.json()) as { data: { id: string } }).data.id;
      await route.abort();
    } else await route.continue();
  });
  const release = await hold(page, 'client');
  await page.goto('/ai-sticker-maker', { waitUntil: 'commit' });
  const lost = page.waitForEvent('requestfailed', isJob);
  await page.locator('main textarea').first().fill('a happy fox');
  await page.locator('main form button[type=submit]').first().click();
  await lost;
  const again = page.waitForResponse((response) => isJob(response.request()));
  release();
  expect(await (await again).json()).toMatchObject({ data: { id: begun } });
  await expect(resultOrProgress(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});

test('an early submit that the server refuses is refused on the page, with the server’s reason', async ({ page }) => {
  const msg = 'These words are not for us.';
  await page.route('**/api/generations', (route) => route.fulfill({ json: { code: codes.invalidInput, msg, data: null } }));
  const release = await hold(page, 'client');
  await page.goto('/ai-sticker-maker', { waitUntil: 'commit' });
  const refused = page.waitForResponse((response) => isJob(response.request()));
  await page.locator('main textarea').first().fill('a happy fox');
  await page.locator('main form button[type=submit]').first().click();
  await refused;
  release();
  await expect(page.locator('main').getByText(msg).first()).toBeVisible();
  await expect(page.locator('main textarea').first()).toHaveValue('a happy fox');
});

test('an early file that the server refuses is refused in its field and starts no job', async ({ page }) => {
  const msg = 'This is not an image.';
  const jobs: string[] = [];
  page.on('request', (request) => isJob(request) && jobs.push(request.url()));
  await page.route('**/api/dash/upload', (route) => route.fulfill({ json: { code: codes.invalidInput, msg, data: null } }));
  const release = await hold(page, 'client');
  await page.goto('/ai-background-remover', { waitUntil: 'commit' });
  const refused = page.waitForResponse((response) => isUpload(response.request()));
  await page.locator('main form input[type=file]').first().setInputFiles(photo);
  await page.locator('main form button[type=submit]').first().click();
  await refused;
  release();
  await expect(page.locator('main form').getByText(msg).first()).toBeVisible();
  expect(jobs).toEqual([]);
});

test('an early submit of an incomplete form is answered by the form', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => isJob(request) && sent.push(request.url()));
  const release = await hold(page, 'client');
  await page.goto('/ai-sticker-maker', { waitUntil: 'commit' });
  await page.locator('main form button[type=submit]').first().click();
  release();
  await expect(page.locator('main [data-error]').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('a page whose code fails to load can still be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fr/ai-background-remover');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('form')).toBeVisible();
  await expect(page.locator('details').first()).toBeVisible();
  // Playwright finds no text in `noscript` by itself.
  const sentence = page.locator('noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText('activez JavaScript dans votre navigateur');
  await context.close();
});

test('asks beforehand for four files at most', async ({ request }) => {
  for (const path of ['/', '/ru/ai-sticker-maker', '/zh/pricing']) {
    const html = await (await request.get(path)).text();
    expect([...html.matchAll(/rel="(?:module)?preload"/g)].length).toBeLessThanOrEqual(4);
  }
});
