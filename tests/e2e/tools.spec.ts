/** Every tool of the catalog with its sample, on the real server with the built-in engine; the content of each result is checked. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { addressAs } from '../../contract/facts/result-formats.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { costOf, natureOf } from '../../contract/facts/tools/terms.ts';
import { openVideo } from '../../packages/engine/media/decode.ts';
import sticker from '../../copy/en/pages/sticker.ts';
import { samples } from '../../src/features/making/fields/samples.ts';
import { copyOf, expectWhole, fill, untilFound, type Result } from './kit/making.ts';
import { test } from './kit/server.ts';
import { watch } from './kit/watch.ts';
import { everyTool } from '../depth.ts';

const sampleFile = (name: string) => join(import.meta.dirname, '../../public/samples', name);

type Pixels = { width: number; height: number; channels: number; data: Buffer };

const pixelsOf = async (file: Buffer | string, page = 0): Promise<Pixels> => {
  const { data, info } = await sharp(file, { page }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
};

type Area = { x: number; y: number; width: number; height: number };

/** The mean difference of two images of one size in an area, 0 to 255. */
function difference(one: Pixels, other: Pixels, area: Area = { x: 0, y: 0, width: one.width, height: one.height }): number {
  let sum = 0;
  for (let y = area.y; y < area.y + area.height; y += 1)
    for (let x = area.x; x < area.x + area.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * one.width + x) * 4 + channel;
        sum += Math.abs(one.data[at]! - other.data[at]!);
      }
  return sum / (area.width * area.height * 3);
}

const alphas = ({ data }: Pixels): Set<number> => new Set(data.filter((_, at) => at % 4 === 3));

/** It lies over its sample, pixel by pixel: where it must have changed and where it must not. */
const laidOver =
  (name: string, areas: { changed: Area; same?: Area }) =>
  async ({ file }: Result): Promise<void> => {
    const [before, after] = [await pixelsOf(sampleFile(name)), await pixelsOf(file)];
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(difference(before, after, areas.changed)).toBeGreaterThan(4);
    if (areas.same) expect(difference(before, after, areas.same)).toBeLessThan(3);
  };

const firstFrames = async (path: string): Promise<Pixels> => {
  const video = await openVideo(path, { longest: 512, fps: 4 });
  for await (const frame of video.frames()) return { width: video.width, height: video.height, channels: 4, data: Buffer.from(frame) };
  throw new Error('A film without a frame');
};

const hasAlpha = async ({ file }: Result) => {
  const found = alphas(await pixelsOf(file));
  expect([found.has(0), found.has(255)]).toEqual([true, true]);
};

/** The checks of single tools, beyond those common to all. */
const judges: Readonly<Record<string, (result: Result) => Promise<void>>> = {
  'ai-sticker-maker': hasAlpha,
  'ai-background-remover': hasAlpha,
  'ai-background-changer': async ({ file }) => {
    const image = await pixelsOf(file);
    expect([...image.data.subarray(0, 3)].every((value, at) => Math.abs(value - [0xff, 0xc9, 0x3c][at]!) < 12)).toBe(true);
  },
  'ai-image-enhancer': async ({ file }) => {
    const { width, height } = await sharp(sampleFile('dahlia-small.jpg')).metadata();
    expect(await sharp(file).metadata()).toMatchObject({ width: width * 2, height: height * 2 });
  },
  'ai-watermark-remover': laidOver('moose-marked.jpg', {
    changed: { x: 368, y: 288, width: 92, height: 20 },
    same: { x: 0, y: 0, width: 480, height: 240 },
  }),
  'ai-image-to-image': laidOver('pavilion.jpg', { changed: { x: 0, y: 0, width: 400, height: 200 } }),
  'ai-face-swap': laidOver('tea-field.jpg', {
    changed: { x: 230, y: 190, width: 56, height: 60 },
    same: { x: 0, y: 380, width: 473, height: 80 },
  }),
  'multiple-face-swap': laidOver('redhead-collar.jpg', {
    changed: { x: 120, y: 100, width: 80, height: 90 },
    same: { x: 284, y: 0, width: 76, height: 300 },
  }),
  'ai-clothes-changer': laidOver('rice-field.jpg', { changed: { x: 160, y: 220, width: 120, height: 160 } }),
  'ai-text-to-image': async ({ file }) => {
    const { width, height } = await sharp(file).metadata();
    expect(width * 3).toBe(height * 4);
  },
  'video-watermark-remover': async ({ path }) => {
    const [before, after] = [await firstFrames(sampleFile('painting-two-marked.mp4')), await firstFrames(path)];
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(difference(before, after, { x: 8, y: 12, width: 70, height: 12 })).toBeGreaterThan(4);
    expect(difference(before, after, { x: 0, y: 60, width: 288, height: 228 })).toBeLessThan(6);
  },
};

type Offered = { slug: string; served: boolean; engine: string | null; cost: number };

const labels = { draft: 'Composed, not generated', voiceMatch: 'Voice match', redye: 'New color', parody: 'Parody voice' } as const;

/** The one that asks for most: two files, and faces that are found. The others are tried in the deep run, and their engines in every run. */
const quick = 'ai-face-swap';
const tried = tools.filter(({ slug, capability }) => capability !== 'chat' && (everyTool || slug === quick));

for (const tool of tried) {
  test(`${tool.slug} makes what it promises`, async ({ page, request, server }) => {
    test.setTimeout(300_000);
    const watched = watch(page, () => server.address);
    const offers = ((await (await request.get('/api/tools')).json()) as { data: Offered[] }).data;
    const offered = offers.find(({ slug }) => slug === tool.slug)!;
    const path = tool.slug === 'ai-effect' ? '/ai-effect/create' : `/${tool.slug}`;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The balance comes when all of the page answers.
    await expect(page.getByTestId('credits')).toContainText(/\d/);
    if (!offered.served) {
      await expect(page.getByText('This tool isn’t available right now.')).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
      test.info().annotations.push({ type: 'not served', description: tool.slug });
      return;
    }
    await fill(page, tool);
    // A sample leaves the choices as they are.
    if (tool.slug === 'ai-background-changer') await page.locator('main form').getByRole('button', { name: '#FFC93C' }).click();
    await untilFound(page);
    const nature = offered.engine === 'local' ? natureOf(tool, tool.capability) : null;
    if (nature) await expect(page.locator('main form').getByText(labels[nature]).first()).toBeVisible();
    const action = tool.slug === 'ai-sticker-maker' ? sticker.action : (await copyOf(tool.slug)).action;
    const submit = page.locator('main form button[type=submit]').filter({ hasText: action });
    const [sample] = samples[tool.slug] ?? [];
    const cost = tool.slug === 'ai-effect' ? costOf(tool, sample!.values ?? {}, offered.engine!) : offered.cost;
    await expect(submit).toContainText(String(cost));
    await submit.click();
    const result = page.getByRole('region', { name: 'Result', exact: true });
    const download = result.getByRole('link', { name: /^Download/ });
    const failure = result.getByRole('alert');
    await expect(download.or(failure)).toBeVisible({ timeout: 240_000 });
    if (await failure.isVisible()) throw new Error(`${tool.slug}: ${await failure.innerText()}`);
    const response = await request.get(new URL((await download.getAttribute('href'))!, server.address).href);
    const type = response.headers()['content-type']!.split(';')[0]!;
    const file = await response.body();
    const stored = test.info().outputPath(`${tool.slug}.${type.split('/')[1]}`);
    await writeFile(stored, file);
    await expectWhole({ file, path: stored, type });
    await judges[tool.slug]?.({ file, path: stored, type });
    // A video is handed over as a GIF, too.
    if (type.startsWith('video/')) {
      const address = new URL(addressAs((await download.getAttribute('href'))!, 'gif'), server.address).href;
      const copy = await request.get(address, { timeout: 60_000 });
      const { format, width, pages = 1 } = await sharp(await copy.body(), { pages: -1 }).metadata();
      expect([format, width <= 480, pages > 5]).toEqual(['gif', true, true]);
    }
    expect(samples[tool.slug] !== undefined || tool.slug === 'ai-sticker-maker').toBe(true);
    expect(watched.problems).toEqual([]);
  });
}
