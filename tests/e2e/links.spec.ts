/** A link, or the start page, opens a tool whose form still holds what was made before, on the real server. */
import { expect, type Page } from '@playwright/test';
import { test } from './kit/server.ts';
import { everyTool } from '../depth.ts';

const deep = everyTool ? test : test.skip;

const started = (page: Page) => expect(page.getByTestId('credits')).toContainText(/\d/);
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const prompt = (page: Page) => page.getByRole('form', { name: 'Make your sticker' }).getByLabel('Describe your sticker');
const ready = (page: Page) => expect(result(page).getByText('Your sticker is ready.')).toBeVisible({ timeout: 60_000 });

/** The words of every job that is asked for. */
function asked(page: Page): string[] {
  const words: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/generations') return;
    words.push((request.postDataJSON() as { inputs: { prompt: string } }).inputs.prompt);
  });
  return words;
}

/** Leaves a result on the page of the stickers. */
async function makeFox(page: Page): Promise<void> {
  await page.goto('/ai-sticker-maker');
  await started(page);
  await prompt(page).fill('a fox');
  await page.getByRole('button', { name: 'Make sticker' }).click();
  await ready(page);
}

test('a link within the page scrolls each time it is clicked', async ({ page }) => {
  await page.goto('/ai-sticker-maker');
  await started(page);
  const links = page.getByRole('link', { name: 'Create custom sticker' });
  const isAtForm = () => page.locator('#make').evaluate((form) => Math.abs(form.getBoundingClientRect().top) < 200);
  for (const link of [links.first(), links.last(), links.last()]) {
    await link.scrollIntoViewIfNeeded();
    expect(await isAtForm()).toBe(false);
    await link.click();
    await expect.poll(isAtForm).toBe(true);
  }
});

test('a link fills in what the next submit makes, above a result that is still shown', async ({ page }) => {
  const words = asked(page);
  await makeFox(page);
  await page.goto('/ai-sticker-maker?mode=text&prompt=a+dragon');
  await ready(page);
  await expect(prompt(page)).toHaveValue('a dragon');
  await page.getByRole('button', { name: 'Make sticker' }).click();
  await expect.poll(() => words).toEqual(['a fox', 'a dragon']);
});

deep('a reload keeps what was pressed over the link', async ({ page }) => {
  await page.goto('/ai-sticker-maker?prompt=a+dragon');
  await started(page);
  await prompt(page).fill('a dragon with a hat');
  await page.getByRole('button', { name: 'Make sticker' }).click();
  await ready(page);
  await page.reload();
  await ready(page);
  await expect(prompt(page)).toHaveValue('a dragon with a hat');
});

deep('the button of the start page makes one more, although the page of the tool holds a result', async ({ page }) => {
  const words = asked(page);
  await makeFox(page);
  await page.goto('/');
  await started(page);
  await page.locator('#home-prompt').fill('a whale');
  await page.getByRole('button', { name: /^Make it/ }).click();
  await expect(prompt(page)).toHaveValue('a whale');
  await expect.poll(() => words).toEqual(['a fox', 'a whale']);
  await ready(page);
  await page.goto('/');
  await started(page);
  await page.locator('#home-prompt').fill('an owl');
  await page.getByRole('button', { name: /^Make it/ }).click();
  await expect.poll(() => words).toEqual(['a fox', 'a whale', 'an owl']);
});
