/** An image by ComfyUI's own code with the smallest weights: what is painted is noise, but it is the engine's, and is paid for once. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../server/kit/process.ts';
import { freePort, startOther } from './found.ts';
import { makeOne, visitor } from './people.ts';

const comfyui = process.env['COMFYUI_FOLDER'] ?? '';
const python = process.env['COMFYUI_PYTHON'] ?? 'python3';
const isHere = existsSync(join(comfyui, 'main.py'));
if (!isHere) console.warn('COMFYUI_FOLDER names no folder with ComfyUI: what needs it is not proven');

const folder = mkdtempSync(join(tmpdir(), 'iridia-comfyui-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The workflow of ComfyUI's own first page, on fewer pixels and in fewer steps, as it exports it. */
const workflow = {
  3: {
    class_type: 'KSampler',
    inputs: {
      seed: 1,
      steps: 2,
      cfg: 4,
      sampler_name: 'euler',
      scheduler: 'simple',
      denoise: 1,
      model: ['4', 0],
      positive: ['6', 0],
      negative: ['7', 0],
      latent_image: ['5', 0],
    },
  },
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'tiny.safetensors' } },
  5: { class_type: 'EmptySD3LatentImage', inputs: { width: 256, height: 256, batch_size: 1 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['4', 1] } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: 'blurry', clip: ['4', 1] } },
  8: { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
  9: { class_type: 'SaveImage', inputs: { filename_prefix: 'iridia', images: ['8', 0] } },
};
const map = { inputs: { prompt: ['6', 'text'], seed: ['3', 'seed'] }, outputs: ['9'] };

it.skipIf(!isHere)('ComfyUI paints the image of a job, another one for other words', { timeout: 300_000 }, async () => {
  console.log(`ComfyUI ${/"(.+)"/.exec(readFileSync(join(comfyui, 'comfyui_version.py'), 'utf8'))![1]}`);
  const [models, workflows] = [join(folder, 'models/checkpoints'), join(folder, 'workflows')];
  for (const each of [models, workflows]) mkdirSync(each, { recursive: true });
  const made = spawnSync(python, [join(import.meta.dirname, 'tiny-checkpoint.py'), join(models, 'tiny.safetensors')], {
    cwd: comfyui,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  writeFileSync(join(workflows, 'image.fromText.json'), JSON.stringify(workflow));
  writeFileSync(join(workflows, 'image.fromText.map.json'), JSON.stringify(map));
  const port = await freePort();
  const own = ['--base-directory', folder, '--disable-all-custom-nodes', '--disable-auto-launch'];
  await startOther(python, ['main.py', '--cpu', '--listen', '127.0.0.1', '--port', String(port), ...own], port, { cwd: comfyui });
  const site = await startServer({
    DATA_DIR: folder,
    HOME: folder,
    COMFYUI_URL: `http://127.0.0.1:${port}`,
    COMFYUI_WORKFLOWS: workflows,
  });
  const person = visitor(site.url);
  const credits = async () => (await person.ask('/api/credit/anonymous-user-credit')).data.credit_remain as number;
  const before = await credits();
  const images: Buffer[] = [];
  for (const prompt of ['a lighthouse', 'a lighthouse', 'three red apples']) {
    const inputs = { prompt, seed: 7 };
    const file = await makeOne(site.url, person, { tool: 'ai-text-to-image', inputs });
    const bytes = Buffer.from(await (await fetch(file)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
    images.push(await sharp(bytes).raw().toBuffer());
  }
  const { items } = (await person.ask('/api/creations')).data as { items: { engine: string; cost: number }[] };
  expect(items.map(({ engine }) => engine)).toEqual(['comfyui', 'comfyui', 'comfyui']);
  expect(await credits()).toBe(before - items.reduce((sum, { cost }) => sum + cost, 0));
  // The words reach the weights, and the seed the sampler.
  expect(images[1]!.equals(images[0]!)).toBe(true);
  expect(images[2]!.equals(images[0]!)).toBe(false);
  await site.kill('SIGTERM');
});
