/** Grays and alpha of an AVIF or a HEIC that take the numbers of television are shown from black to white, from clear to opaque. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { examine } from '../../server/media/examination.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** From left to right, as they were drawn. */
const steps = [0, 64, 128, 191, 255];

it.each([
  ['full-gray.avif', 0],
  ['narrow-gray.avif', 0],
  ['narrow-gray-unstated.avif', 0],
  ['narrow-gray10.avif', 0],
  ['full-alpha.avif', 3],
  ['narrow-alpha.avif', 3],
  ['full-gray.heic', 0],
  ['narrow-gray.heic', 0],
  // Narrow by its statement, of which its numbers know nothing.
  ['untrue-gray.heic', 0],
])('%s is shown with every step that it was drawn with', async (name, channel) => {
  const path = join(import.meta.dirname, `../fixtures/${name}`);
  const into = join(folder, name);
  const type = `image/${name.split('.')[1]!}`;
  const verdict = await examine({ kind: 'image', type, path, into });
  expect(verdict).toMatchObject({ ok: true, found: { type: type === 'image/heic' ? 'image/jpeg' : 'image/png', width: 160, height: 64 } });
  const { data, info } = await sharp(into).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  for (const [step, drawn] of steps.entries())
    expect(Math.abs(data[(32 * 160 + step * 32 + 16) * info.channels + channel]! - drawn), `step ${step}`).toBeLessThan(4);
});
