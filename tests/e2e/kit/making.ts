/** Makes something with a tool in a browser, as a person would, and looks whether a whole file came back. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import sticker from '../../../copy/en/pages/sticker.ts';
import type { ToolCopy } from '../../../copy/types/tool.ts';
import type { Tool } from '../../../contract/facts/tools/index.ts';
import { openVideo, readSound } from '../../../packages/engine/media/decode.ts';
import { samples } from '../../../src/features/making/fields/samples.ts';

/** A result as it was downloaded; `path` is where it was kept. */
export type Result = { file: Buffer; path: string; type: string };

/** The checks that every kind of result must pass. */
export async function expectWhole({ file, path, type }: Result): Promise<void> {
  if (type.startsWith('image/')) {
    const { width, height, pages = 1 } = await sharp(file).metadata();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(128);
    if (type === 'image/gif') expect(pages).toBeGreaterThan(1);
  } else if (type.startsWith('video/')) {
    const video = await openVideo(path, { longest: 512, fps: 4 });
    let frames = 0;
    for await (const frame of video.frames()) frames += frame.length > 0 ? 1 : 0;
    expect(video.width).toBeGreaterThan(63);
    // At four frames a second, more than a second.
    expect(frames).toBeGreaterThanOrEqual(5);
  } else {
    const sound = await readSound(path);
    expect(sound!.samples.length / sound!.rate / sound!.channels).toBeGreaterThan(1);
    expect(sound!.samples.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
  }
}

/** The English words of a tool's page. */
export const copyOf = async (slug: string): Promise<ToolCopy> =>
  ((await import(`../../../copy/en/tools/${slug}.ts`)) as { default: ToolCopy }).default;

/** Fills in the form of a tool as a person would, with its sample. */
export async function fill(page: Page, tool: Tool): Promise<void> {
  if (tool.slug === 'ai-sticker-maker') {
    await page.getByRole('button', { name: sticker.sampleFox }).click();
    return;
  }
  await page.getByRole('group', { name: 'Try a sample' }).getByRole('button').first().click();
  // Files that arrive move what is below them, also from under a finger.
  const files = Object.values(samples[tool.slug]?.[0]?.files ?? {}).filter(({ kind }) => kind !== 'mask');
  await expect(page.locator('main form').getByText(/· Ready$/)).toHaveCount(files.length);
  if (!tool.adult) return;
  // Without a file, the age is asked at the click.
  if (files.length === 0) await page.locator('main form button[type=submit]').click();
  await page.getByRole('button', { name: 'Yes, I am 18 or older' }).click();
}

/** Waits until faces and garments are found: a person looks at them before the click. */
export const untilFound = (page: Page): Promise<void> =>
  expect(page.locator('main form [aria-busy=true]')).toHaveCount(0, { timeout: 120_000 });
