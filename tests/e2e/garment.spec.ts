/** The clothes changer on the real server: it shows which garment will change, the person corrects it, and that is what changes. */
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { copyOf } from './kit/making.ts';
import { test } from './kit/server.ts';
import { expectNoBarriers, watch } from './kit/watch.ts';
import { everyTool } from '../depth.ts';

const figure = join(import.meta.dirname, '../../public/samples/figure.jpg');
/** Places of the figure, in its pixels. */
const sleeve = { x: 100, y: 320 };
const chest = { x: 180, y: 320 };
const face = { x: 225, y: 120 };
const places = [sleeve, chest, face];

type SamplePlace = (typeof places)[number];

test.skip(!everyTool, 'every run walks its chart (paths/garmentSearch.spec.ts) and asks its engine; the deep run has both together');

/** Whether each place is tinted. */
const tinted = (canvas: Locator) =>
  canvas.evaluate((element, at) => {
    const { width, height } = element as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(element as HTMLCanvasElement, 0, 0);
    return at.map(({ x, y }) => copy.getImageData(x, y, 1, 1).data[3]! > 100);
  }, places);

/** Draws a short stroke over a place. */
async function strokeOver(page: Page, canvas: Locator, { x, y }: SamplePlace): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  const scale = box.width / 512;
  await page.mouse.move(box.x + (x - 12) * scale, box.y + y * scale);
  await page.mouse.down();
  await page.mouse.move(box.x + (x + 12) * scale, box.y + y * scale, { steps: 4 });
  await page.mouse.up();
}

async function pixelsOf(from: string | Buffer) {
  const { data, info } = await sharp(from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (place: SamplePlace) => [...data.subarray((place.y * info.width + place.x) * 3, (place.y * info.width + place.x) * 3 + 3)];
}

async function opened(page: Page): Promise<{ form: Locator; canvas: Locator; submit: Locator }> {
  await page.goto('/ai-clothes-changer');
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  const form = page.locator('main form');
  const { action } = await copyOf('ai-clothes-changer');
  const submit = form.locator('button[type=submit]').filter({ hasText: action });
  await submit.click();
  await page.getByRole('button', { name: 'Yes, I am 18 or older' }).click();
  return { form, canvas: form.getByRole('img', { name: 'Brush over the area' }), submit };
}

test('the garment is proposed before the submit, corrected by the user, and changed as shown', async ({ page, request, server }) => {
  test.setTimeout(300_000);
  const watched = watch(page, () => server.address);
  const { form, canvas, submit } = await opened(page);
  await page.getByRole('group', { name: 'Try a sample' }).getByRole('button').nth(3).click();
  // Nobody can pay for a change that is not on screen.
  await expect(form.getByText('Looking for the garment…')).toBeVisible();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(form.getByText(/^The pink area will change: \d+% of the photo\.$/)).toBeVisible({ timeout: 90_000 });
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => tinted(canvas)).toEqual([true, true, false]);
  await expectNoBarriers(page);

  await form.getByRole('button', { name: 'Erase', exact: true }).click();
  await strokeOver(page, canvas, chest);
  await expect(form.getByText('Only the pink area will change.')).toBeVisible();
  await expect.poll(() => tinted(canvas)).toEqual([true, false, false]);
  await form.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => tinted(canvas)).toEqual([true, true, false]);
  await strokeOver(page, canvas, chest);
  await expect.poll(() => tinted(canvas)).toEqual([true, false, false]);

  // The figure is the site's own sample, and a mask shows nobody.
  await expect(page.getByText('This is our own sample, so we don’t ask who agreed to it.')).toBeVisible();
  await submit.click();
  const download = page.getByRole('region', { name: 'Result', exact: true }).getByRole('link', { name: /^Download/ });
  await expect(download).toBeVisible({ timeout: 120_000 });
  const response = await request.get(new URL((await download.getAttribute('href'))!, server.address).href);
  const [before, after] = [await pixelsOf(figure), await pixelsOf(await response.body())];
  const apart = (place: SamplePlace) => Math.max(...before(place).map((value, at) => Math.abs(value - after(place)[at]!)));
  expect(apart(sleeve)).toBeGreaterThan(20);
  expect(apart(chest)).toBeLessThan(4);
  expect(apart(face)).toBeLessThan(4);
  expect(watched.problems).toEqual([]);
});

test('what the user has painted is kept, and what they erase is found again on request', async ({ page }) => {
  test.setTimeout(200_000);
  const { form, canvas } = await opened(page);
  await form.getByLabel('Choose a photo').first().setInputFiles(figure);
  await expect(form.getByText('Describe the new look first. Then we show what will change.')).toBeVisible();
  await strokeOver(page, canvas, face);
  await form.getByLabel('Describe the new look').fill('a blue dress');
  await expect(form.getByText('Only the pink area will change.')).toBeVisible();
  await expect.poll(() => tinted(canvas)).toEqual([false, false, true]);
  await form.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(form.getByText('Nothing is marked. Brush over the garment, or let us find it.')).toBeVisible();
  await form.getByRole('button', { name: 'Find the garment' }).click();
  await expect(form.getByText(/^The pink area will change/)).toBeVisible({ timeout: 90_000 });
  await expect.poll(() => tinted(canvas)).toEqual([true, true, false]);
  // A form that comes back shows the mask that it has.
  const draft = async () => await (await page.request.get('/api/drafts/ai-clothes-changer')).text();
  await expect.poll(draft).toContain('"mask"');
  await page.reload();
  await expect.poll(() => tinted(canvas), { timeout: 30_000 }).toEqual([true, true, false]);
});
