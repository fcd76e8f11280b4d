import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '../nets/ask.ts';
import { problemsIn } from '../nets/check.ts';
import { fill, type NetSettings } from '../nets/slots.ts';
import { side, tinyNet } from './kit/tiny-net.ts';

const root = mkdtempSync(join(tmpdir(), 'iridia-nets-'));
afterAll(() => rmSync(root, { recursive: true }));

function folderWith(files: Record<string, Buffer | object>): string {
  const folder = mkdtempSync(join(root, 'models-'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), Buffer.isBuffer(content) ? content : JSON.stringify(content));
  return folder;
}

const gray = (value: number) => new Uint8Array(3 * side * side).fill(value);

describe('a net of the operator', () => {
  it('fills its slot as its sidecar describes: size, mean, deviation, output, sigmoid', async () => {
    const sidecar = { input: side, mean: [0.5, 0.5, 0.5], std: [0.25, 0.25, 0.25], output: 'mask', sigmoid: true };
    const filled = fill('cutout', folderWith({ 'cutout.onnx': tinyNet(), 'cutout.json': sidecar }));
    expect(filled).toMatchObject({ own: true, settings: { input: side, layout: 'NCHW', sigmoid: true } });
    const [first] = await ask('cutout', gray(255), filled);
    // (1 - 0.5) / 0.25 = 2, through a sigmoid.
    expect(first).toBeCloseTo(1 / (1 + Math.exp(-2)), 5);
  });

  it('may take its colors side by side', async () => {
    const filled = fill(
      'cutout',
      folderWith({ 'cutout.onnx': tinyNet({ layout: 'NHWC' }), 'cutout.json': { input: side, layout: 'NHWC' } }),
    );
    const rgb = gray(0);
    for (let at = 0; at < rgb.length; at += 3) rgb[at] = 255;
    expect((await ask('cutout', rgb, filled))[0]).toBeCloseTo(1 / 3, 5);
  });

  it('takes the place of ours by its file name too, with our settings', () => {
    const filled = fill('upscale-x2', folderWith({ 'esrgan-slim-x2.onnx': tinyNet() }));
    expect(filled).toMatchObject({ own: true, settings: { input: 176 } satisfies Partial<NetSettings> });
    expect(fill('upscale-x2', folderWith({}))).toMatchObject({ own: false });
  });

  it.each([
    ['without a sidecar', { 'cutout.onnx': tinyNet() }, /cutout\.onnx needs a file cutout\.json beside it/],
    [
      'with a sidecar that is not one',
      { 'cutout.onnx': tinyNet(), 'cutout.json': { input: 'large' } },
      /cutout\.json cannot be used: input is not as it must be/,
    ],
    ['with a setting that nobody knows', { 'cutout.onnx': tinyNet(), 'cutout.json': { input: side, sigmoyd: true } }, /sigmoyd/],
    ['with a sidecar alone', { 'cutout.json': { input: side } }, /cutout\.onnx is missing/],
    [
      'that answers smaller than it must',
      { 'cutout.onnx': tinyNet({ strides: 2 }), 'cutout.json': { input: side } },
      /answers in the shape 1 × 1 × 16 × 16; .* needs 1 × 32 × 32/,
    ],
    ['that does not enlarge', { 'upscale-x2.onnx': tinyNet({ outputs: 3 }), 'upscale-x2.json': { input: side } }, /needs 3 × 64 × 64/],
    [
      'whose output has another name',
      { 'cutout.onnx': tinyNet(), 'cutout.json': { input: side, output: 'alpha' } },
      /no output called “alpha”; it has mask/,
    ],
    ['that wants another size', { 'cutout.onnx': tinyNet(), 'cutout.json': { input: 64 } }, /cutout\.onnx cannot be opened or run: .*/],
    ['that is no net', { 'cutout.onnx': Buffer.from('nothing'), 'cutout.json': { input: side } }, /cutout\.onnx cannot be opened or run/],
  ])('%s is refused with a sentence', async (_, files, sentence) => {
    const problems = await problemsIn(folderWith(files as Record<string, Buffer | object>));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });

  it('that fits gives no reason to complain', async () => {
    expect(await problemsIn(folderWith({ 'cutout.onnx': tinyNet(), 'cutout.json': { input: side } }))).toEqual([]);
  });
});

it('reports to nobody: the runtime leaves no log and no identifier of its reports', () => {
  const home = join(root, 'home');
  mkdirSync(home);
  const engine = join(import.meta.dirname, '../nets');
  // Its own environment: the runtime is silent by itself where it sees a CI.
  const program = `import { openFile } from ${JSON.stringify(join(engine, 'net.ts'))};
    import { ownModels } from ${JSON.stringify(join(engine, 'models.ts'))};
    await openFile(ownModels + '/blazeface.onnx');
    process.stdout.write('open');`;
  const printed = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: home, TMPDIR: home },
  });
  expect(printed).toBe('open');
  expect(readdirSync(home)).toEqual([]);
});
