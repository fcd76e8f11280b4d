/** The whole journey of a person, recorded by `/__flows` in another tab, replayed without a browser, and searched for what is private. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { readRecording, type Recording } from '@iridia/chartkit/record/recording';
import { startDevServer, type DevServer } from './kit/dev-server.ts';
import { codeFor, bareTest as test } from './kit/server.ts';
import { everyPart } from '../depth.ts';

const email = 'anna.karenina@example.org';
const password = 'Vronsky1877';
const card = '4242 4242 4242 4242';

// Developers alone record; that a recording holds no secret, every run sees in flows.spec.ts on a shorter way.
test.skip(!everyPart, 'the whole journey is recorded in the deep run');

let server: DevServer;
test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server.stop());

declare global {
  var messages: string[] | undefined;
}

/** Everything that the tabs of the browser send each other, as text. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.goto(`${server.address}/icon.svg`);
  await page.evaluate(() => {
    globalThis.messages = [];
    new BroadcastChannel('charts').addEventListener('message', ({ data }) => globalThis.messages?.push(JSON.stringify(data)));
  });
  return () => page.evaluate(() => globalThis.messages!.join('\n'));
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function closes(page: Page, name: string): Promise<void> {
  await dialog(page, name).waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toHaveCount(0);
}

/** Signs up with a code; resolves to the code. */
async function signsUp(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => codeFor(server.address, email)).not.toBeNull();
  const code = (await codeFor(server.address, email))!;
  await form.getByLabel('Verification code').fill(code);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await closes(page, 'Your credits');
  await closes(page, 'Pricing: plans and credit packs');
  return code;
}

async function buysPack(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Get more credits' }).click();
  const prices = dialog(page, 'Pricing: plans and credit packs');
  await prices.getByRole('tab', { name: 'One-time' }).click();
  await prices.getByRole('button', { name: 'Buy for $19.99' }).click();
  const checkout = dialog(page, 'Payment').locator('iframe').contentFrame();
  await checkout.getByLabel('Card number').fill(card);
  await checkout.locator('#expiry').fill('12/34');
  await checkout.locator('#csc').fill('123');
  await checkout.locator('#name').fill('Ann');
  await checkout.getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function makesSticker(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await page.getByLabel('Describe your sticker').fill('a happy fox with sunglasses');
  await page.getByRole('button', { name: 'Make sticker' }).click();
  await expect(page.getByRole('link', { name: 'Download PNG' })).toBeVisible({ timeout: 120_000 });
}

async function claimsReward(page: Page): Promise<void> {
  await page.getByRole('banner').getByLabel('Your account').click();
  await page.getByRole('banner').getByRole('link', { name: 'Earn free credits' }).click();
  await page.getByRole('button', { name: 'Claim today’s credits' }).click();
  await expect(page.getByText('Claimed. Come back tomorrow.')).toBeVisible();
}

const saved = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFileSync(await download.path(), 'utf8');
};

test('sign-up, purchase, generation and reward replay to the same end, and no secret is in what is recorded', async ({ context, page }) => {
  test.setTimeout(480_000);
  const messages = await listen(await context.newPage());
  await page.addInitScript((key) => {
    // The panel of the day was seen: it does not come by itself.
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    localStorage.setItem(key, `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
  }, storageKeys.dailyRewardAt);
  await page.goto(`${server.address}/ai-sticker-maker`);
  await expect(page.getByTestId('credits').locator('span').first()).toBeVisible();

  const code = await signsUp(page);
  await buysPack(page);
  await makesSticker(page);
  await claimsReward(page);
  const token = (await page.evaluate((key) => localStorage.getItem(key), storageKeys.token))!;
  expect(token.length).toBeGreaterThan(20);

  const flows = await context.newPage();
  await flows.goto(`${server.address}/__flows/auth`);
  await flows.getByRole('tab', { name: 'Live' }).click();
  await expect(flows.getByRole('log').getByText('form.submitted').first()).toBeVisible({ timeout: 60_000 });
  const text = await saved(flows, 'Save recording');
  const drawn = await saved(flows, 'Sequence diagram');
  await flows.getByRole('log').getByText('field.changed').first().click();
  // The header above it greets the person by the address.
  const shown = await flows.getByRole('main').innerHTML();
  await flows.getByRole('tab', { name: 'Export' }).click();
  const exported = await saved(flows, 'SVG');

  // The journey is in it: each flow reached its end.
  const recording = readRecording(text);
  const reported = new Set(recording.records.flatMap(({ emitted }) => emitted.map(({ type }) => type)));
  for (const fact of ['token.obtained', 'payment.succeeded', 'cost.accepted', 'job.ended', 'credits.refreshRequested'])
    expect(reported).toContain(fact);

  const everything = { text, drawn, shown, exported, messages: await messages() };
  const secrets = { email, password, code, token, card, digits: card.replaceAll(' ', '') };
  for (const [place, content] of Object.entries(everything)) {
    expect(content.length, place).toBeGreaterThan(100);
    for (const [name, secret] of Object.entries(secrets)) expect(content.includes(secret), `${name} in ${place}`).toBe(false);
  }

  const replayed = (name: string, data: Recording) => {
    const file = test.info().outputPath(name);
    writeFileSync(file, JSON.stringify(data));
    return spawnSync(process.execPath, ['scripts/check/replay.ts', file], { encoding: 'utf8', cwd: join(import.meta.dirname, '../..') });
  };
  expect(replayed('good.json', recording)).toMatchObject({ status: 0, stdout: expect.stringMatching(/the same to the end/) });

  // A payment that failed is made one that succeeded.
  const at = recording.records.findIndex(({ emitted }) => emitted.some(({ type }) => type === 'payment.succeeded'));
  const { identity, event, index } = recording.records[at]!;
  const changed = { ...recording.records[at]!, event: { ...event, output: 2 } };
  const bad = replayed('bad.json', { ...recording, records: recording.records.with(at, changed) });
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain(`At record ${index}, ${identity.role} · ${event.type}:`);
});
