/** What all tools share, from the press to the hand-over, on the real server. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './kit/server.ts';

type Job = { id: string; status: string };

/** A job of the person at the page, asked for without the form. */
async function begin(page: Page, tool: string, inputs: object): Promise<string> {
  const request = { data: { tool, inputs }, headers: { 'idempotency-key': randomUUID() } };
  const { data } = (await (await page.request.post('/api/generations', request)).json()) as { data: Job };
  return data.id;
}

async function made(page: Page, tool: string, inputs: object): Promise<void> {
  const id = await begin(page, tool, inputs);
  const read = async () => ((await (await page.request.get(`/api/generations/${id}`)).json()) as { data: Job }).data;
  await expect.poll(async () => (await read()).status, { timeout: 100_000 }).toBe('succeeded');
}

test('a creation is taken in another format from its card, and shared', async ({ page, request }) => {
  // The visitor is known from the first answer on.
  await page.request.get('/api/credit/anonymous-user-credit');
  await made(page, 'ai-sticker-maker', { mode: 'text', prompt: 'a fox' });
  await page.goto('/my-creations');
  await page.getByRole('button', { name: /^Formats and sharing: / }).click();
  const menu = page.getByRole('dialog', { name: /^Formats and sharing: / });
  const [download] = await Promise.all([page.waitForEvent('download'), menu.getByRole('link', { name: /^Download JPEG/ }).click()]);
  expect((await sharp(await download.path()).metadata()).format).toBe('jpeg');
  await menu.getByRole('button', { name: 'Share' }).click();
  const link = await menu.getByRole('textbox').inputValue();
  expect(await (await request.get(new URL(link).pathname)).text()).toContain('<img');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a job that waits says how many are before it', async ({ page }) => {
  await page.request.get('/api/credit/anonymous-user-credit');
  // Films are made one at a time.
  const first = await begin(page, 'text-to-video-ai', { prompt: 'The sea at night', duration: 10 });
  await page.goto('/text-to-video-ai');
  // The balance comes when all of the page answers.
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await page.locator('main form button[type=submit]').last().click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('status')).toContainText('You are next.');
  await result.getByRole('button', { name: 'Cancel' }).click();
  await expect(result.getByText('Cancelled')).toBeVisible();
  await page.request.post(`/api/generations/${first}/cancel`);
});
