/** Every tool that a pack serves, with tiny nets in place: the page, the record and the file's Content Credentials name the model. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import sticker from '../../copy/en/pages/sticker.ts';
import { capabilitiesOf } from '../../contract/facts/tools/terms.ts';
import { packs } from '../../contract/facts/packs.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { openCredentials } from '../../server/provenance/credentials.ts';
import { filesOfModel, placePack, tinyPacks } from '../../packages/engine/tests/kit/packs.ts';
import { copyOf, expectWhole, fill, untilFound } from './kit/making.ts';
import { makeDataDir, startServer, type RunningServer } from './kit/server.ts';
import { everyTool } from '../depth.ts';

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const data = await makeDataDir();
      const folder = join(data.path, 'models');
      mkdirSync(folder);
      // A net that has learned nothing would refuse at random.
      const { guard: _, ...makers } = tinyPacks;
      for (const place of Object.values(makers)) place(folder);
      // As large as a result must be.
      placePack(folder, 'picture', filesOfModel('lcm-onnx'), { pipeline: { sides: [192] } });
      const server = await startServer(data.path, 0, { DAILY_CREDITS: '99', WORKERS_SLOW: '1' });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

test.skip(!everyTool, 'every run asks each pack without a browser (server/packs.served.test.ts, server/chat.grounded.test.ts)');

type Offered = { slug: string; models?: string[] };

const served = new Set(packs.flatMap(({ serves }) => serves as readonly string[]));
const walked = tools.filter((tool) => tool.capability !== 'chat' && capabilitiesOf(tool).some((capability) => served.has(capability)));

for (const tool of walked)
  test(`${tool.slug} names the model that made its result`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const offers = ((await (await request.get('/api/tools')).json()) as { data: Offered[] }).data;
    const models = offers.find(({ slug }) => slug === tool.slug)!.models ?? [];
    if (models.length === 0) {
      // The voice of a parody takes no sample, and what needs one does not serve it.
      expect(tool.files).not.toContain('audio');
      return;
    }
    await page.goto(tool.slug === 'ai-effect' ? '/ai-effect/create' : `/${tool.slug}`);
    await expect(page.getByTestId('credits')).toContainText(/\d/);
    await fill(page, tool);
    await untilFound(page);
    if (tool.slug !== 'ai-sticker-maker') await expect(page.locator('main form').getByText(`Made by ${models[0]!}`)).toBeVisible();
    const action = tool.slug === 'ai-sticker-maker' ? sticker.action : (await copyOf(tool.slug)).action;
    await page.locator('main form button[type=submit]').filter({ hasText: action }).click();
    const result = page.getByRole('region', { name: 'Result', exact: true });
    const download = result.getByRole('link', { name: /^Download/ });
    const failure = result.getByRole('alert');
    await expect(download.or(failure)).toBeVisible({ timeout: 240_000 });
    if (await failure.isVisible()) throw new Error(`${tool.slug}: ${await failure.innerText()}`);
    const message = await result.getByText(/^Model: /).allTextContents();
    const named = models.filter((title) => message.some((line) => line.includes(title)));
    expect(named, message.join()).not.toEqual([]);

    const response = await request.get((await download.getAttribute('href'))!);
    const type = response.headers()['content-type']!.split(';')[0]!;
    const file = await response.body();
    const path = test.info().outputPath(`${tool.slug}.${type.split('/')[1]}`);
    writeFileSync(path, file);
    await expectWhole({ file, path, type });
    const reader = openCredentials();
    try {
      const outcome = await reader.run({ kind: 'read', path, type });
      const store = 'answer' in outcome && outcome.answer.ok ? JSON.stringify(outcome.answer.store) : '';
      for (const title of named) expect(store).toContain(JSON.stringify({ name: title, revision: 'a'.repeat(12) }));
    } finally {
      await reader.close();
    }
  });

test('the chat is answered by its model, which it names', async ({ page }) => {
  await page.goto('/ai-chatbot');
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/chat/assistant'));
  expect(((await (await asked).json()) as { data: object }).data).toMatchObject({ kind: 'model', cost: 0 });
  await page.getByRole('textbox').first().fill('what does a subscription cost');
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByText('Read more:')).toBeVisible({ timeout: 60_000 });
});
