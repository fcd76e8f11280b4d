/** What all tools share, from the click to the hand-over, on the real server. */
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './kit/server.ts';
import { expectNoBarriers } from './kit/watch.ts';
import { everyTool } from '../depth.ts';

const deep = everyTool ? test : test.skip;

const sampleFile = (name: string) => join(import.meta.dirname, '../../public/samples', name);

type Job = { id: string; status: string };

/** Starts a job for the person on the page without the form. */
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

deep('a creation is taken in another format from its card, and shared', async ({ page, request }) => {
  // The first answer sets the visitor's cookie.
  await page.request.get('/api/credit/anonymous-user-credit');
  await made(page, 'ai-sticker-maker', { mode: 'text', prompt: 'a fox' });
  await page.goto('/my-creations');
  await page.getByRole('button', { name: /^Download and share: / }).click();
  const menu = page.getByRole('dialog', { name: /^Download and share: / });
  const [download] = await Promise.all([page.waitForEvent('download'), menu.getByRole('link', { name: /^Download JPEG/ }).click()]);
  expect((await sharp(await download.path()).metadata()).format).toBe('jpeg');
  await menu.getByRole('button', { name: 'Share' }).click();
  const link = await menu.getByRole('textbox').inputValue();
  expect(await (await request.get(new URL(link).pathname)).text()).toContain('<img');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a queued job shows how many are ahead of it', async ({ page }) => {
  await page.request.get('/api/credit/anonymous-user-credit');
  // Videos are made one at a time.
  const first = await begin(page, 'text-to-video-ai', { prompt: 'The sea at night', duration: 10 });
  await page.goto('/text-to-video-ai');
  // The balance appears when the whole page is interactive.
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  await page.getByRole('group', { name: 'Try a sample' }).getByRole('button').first().click();
  await page.locator('main form button[type=submit]').last().click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('status')).toContainText(/You are next\.|\d ahead of you\./);
  await result.getByRole('button', { name: 'Cancel' }).click();
  await expect(result.getByText('Canceled')).toBeVisible();
  await page.request.post(`/api/generations/${first}/cancel`);
});

test('several images become a job each, and are found again after a reload', async ({ page }) => {
  await page.goto('/ai-image-to-image');
  await expect(page.getByTestId('credits')).toContainText('99');
  const form = page.locator('main form');
  await form.getByLabel('Choose a photo').setInputFiles(['cat.jpg', 'portrait.jpg', 'coffee-small.jpg'].map(sampleFile));
  await form.getByText('Pencil', { exact: true }).click();
  await expect(form.getByRole('list', { name: 'More photos' }).getByRole('listitem')).toHaveCount(2);
  const submit = form.locator('button[type=submit]').last();
  await expect(submit).toContainText('3 credits');
  await submit.click();
  const others = page.getByRole('region', { name: 'The other photos' });
  const finished = async () => {
    await expect(page.getByRole('region', { name: 'Result', exact: true }).getByRole('link', { name: /^Download/ })).toBeVisible({
      timeout: 60_000,
    });
    await expect(others.getByRole('link', { name: /^Download/ })).toHaveCount(2, { timeout: 60_000 });
  };
  // Once the server has the jobs, the page can be closed.
  await expect(others.getByText(/^(Waiting in line|At work|Ready)/)).toHaveCount(2);
  await page.reload();
  await finished();
  await expect(page.getByTestId('credits')).toContainText('96');
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  // Axe sees a result here, and what else a page has once it is full.
  await expectNoBarriers(page);
  await form.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(submit).toContainText('2 credits');
  await expect(others.getByRole('group')).toHaveCount(1);
});

test('an image is cropped by keyboard alone before it is used, and restored', async ({ page }) => {
  const sizes: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/dash/upload')) return;
    const { data } = (await response.json()) as { data: { item: { width: number; height: number } } };
    sizes.push(`${data.item.width}x${data.item.height}`);
  });
  await page.goto('/ai-background-remover');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  await page.locator('main form').getByLabel('Choose a photo').setInputFiles(sampleFile('figure.jpg'));
  await expect.poll(() => sizes).toEqual(['512x512']);
  await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  const panel = page.getByRole('region', { name: 'Crop the photo' });
  await expect(panel).toBeFocused();
  await panel.getByText('1:1').click();
  const frame = panel.getByRole('slider', { name: 'Frame' });
  await frame.press('ArrowRight');
  await frame.press('Alt+ArrowLeft');
  await expect(frame).toHaveAttribute('aria-valuetext', /^(\d+) by \1 pixels/);
  await panel.getByRole('button', { name: 'Apply crop' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Crop again' })).toBeFocused();
  await expect.poll(() => sizes.length).toBe(2);
  const [, width, height] = /^(\d+)x(\d+)$/.exec(sizes[1]!)!;
  expect(Number(width)).toBeLessThan(512);
  expect(height).toBe(width);
  await page.getByRole('button', { name: 'Undo crop' }).click();
  await expect.poll(() => sizes.at(-1)).toBe('512x512');
});

test('a phone photo that this browser cannot show is shown and cropped in the server’s copy', async ({ page }) => {
  const sizes: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/dash/upload')) return;
    const { data } = (await response.json()) as { data: { item: { width: number; height: number } } };
    sizes.push(`${data.item.width}x${data.item.height}`);
  });
  await page.goto('/ai-background-remover');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  await page
    .locator('main form')
    .getByLabel('Choose a photo')
    .setInputFiles(fileURLToPath(new URL('../fixtures/astronaut.heic', import.meta.url)));
  await expect.poll(() => sizes).toEqual(['240x180']);
  const thumbnail = page.locator('main form img[width="72"]');
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Crop the photo' });
  await panel.getByText('1:1').click();
  await panel.getByRole('button', { name: 'Apply crop' }).click();
  await expect.poll(() => sizes.length).toBe(2);
  expect(sizes[1]).toMatch(/^(\d+)x\1$/);
});

test('audio whose controls fail to load gets the browser’s own, and the form is unchanged', async ({ page }) => {
  // The site cannot be reached: the page does not load itself again.
  await page.route('**/builds/latest.json', (route) => route.abort());
  await page.route(/\/assets\/player-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto('/ai-text-to-audio');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  // Its voice is recorded: nothing needs to be made.
  await page.getByRole('group', { name: 'Try a sample' }).getByRole('button').first().click();
  const text = page.getByRole('textbox').first();
  await expect(text).toHaveValue(/\w/);
  const chosen = await text.inputValue();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.locator('audio[controls]')).toBeVisible();
  await expect(text).toHaveValue(chosen);
});

deep('what was deleted stays deleted when the tab is closed while it could still be brought back', async ({ page, context }) => {
  await page.request.get('/api/credit/anonymous-user-credit');
  await made(page, 'ai-sticker-maker', { mode: 'text', prompt: 'a fox' });
  const left = async () => ((await (await context.request.get('/api/creations')).json()) as { data: { items: Job[] } }).data.items.length;
  await page.goto('/my-creations');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await left()).toBe(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(left).toBe(0);

  const tool = await context.newPage();
  await tool.goto('/ai-sticker-maker');
  await expect(tool.getByTestId('credits')).toContainText(/\d/);
  await tool.getByLabel('Describe your sticker').fill('a whale');
  await tool.getByRole('button', { name: 'Make sticker' }).click();
  const result = tool.getByRole('region', { name: 'Result', exact: true });
  await result.getByRole('button', { name: 'Delete' }).click({ timeout: 60_000 });
  await expect(result.getByText('Deleted.')).toBeVisible();
  await tool.reload();
  await expect.poll(left).toBe(0);
  // Neither a result nor a failure of it.
  await expect(tool.getByTestId('credits')).toContainText(/\d/);
  await expect(result).toContainText('Example');
});
