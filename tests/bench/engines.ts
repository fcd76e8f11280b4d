/**
 * What the built-in engine takes and how good it is, a capability a row, beside what it was designed for and what people would use
 * instead: `node tests/bench/engines.ts [capability …]`. Times are seconds of a core in a warm process, so that other work on the machine
 * counts little; memory is the most that the process held. Peers of npm are installed into a temporary folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openVideo } from '../../packages/engine/media/decode.ts';
import { findFaces } from '../../packages/engine/face/find.ts';
import { readImage } from '../../packages/engine/image/image.ts';
import { iou, mean, psnr, ssim } from './engines/likeness.ts';
import { alphaOf, halved, marked, photo, rgbOf, sample, screened, subjects } from './engines/material.ts';
import type { PeerOrder } from './engines/peer.ts';
import { installed, ours, peer, type Used, type Wish } from './engines/workers.ts';
import type { TaskName } from '../../packages/engine/tasks.ts';
import manifest from '../../packages/engine/package.json' with { type: 'json' };

type EngineRow = { capability: string; by: string; used: Used | null; quality: string; designed?: string };

const folder = await mkdtemp(join(tmpdir(), 'iridia-bench-'));
const rows: EngineRow[] = [];
const add = (row: EngineRow) => {
  rows.push(row);
  const { used } = row;
  const cells = used
    ? [`${used.core.toFixed(2)} s`, `${used.wall.toFixed(2)} s`, `${used.start.toFixed(2)} s`, `${used.memory.toFixed(0)} MB`]
    : ['–', '–', '–', '–'];
  console.log(
    `${row.capability.padEnd(24)} ${row.by.padEnd(22)} ${cells.map((cell) => cell.padStart(8)).join(' ')}  ${row.quality}${row.designed ? `  [designed: ${row.designed}]` : ''}`,
  );
};
const away = (capability: string, by: string, error: unknown) =>
  add({ capability, by, used: null, quality: `cannot be had here: ${String(error).split('\n')[0]!.slice(0, 120)}` });
const list = (values: readonly number[], digits: number): string =>
  `${mean(values).toFixed(digits)} (${values.map((value) => value.toFixed(digits)).join(' ')})`;

async function framesOf(path: string): Promise<{ frames: Buffer[]; width: number; fps: number }> {
  const video = await openVideo(path, { longest: Infinity, fps: 60 });
  const frames: Buffer[] = [];
  for await (const frame of video.frames()) frames.push(Buffer.from(frame));
  return { frames, width: video.width, fps: video.fps };
}

async function cutOut(): Promise<void> {
  const given = await subjects(folder);
  const { used, results } = await ours(
    folder,
    'image.cutout',
    given.map(({ path }) => ({ files: { image: [path] } })),
  );
  const scores = await Promise.all(given.map(async ({ truth }, index) => iou(await alphaOf(results[index]!.outputs[0]!.path), truth)));
  add({ capability: 'image.cutout 640²', by: 'Iridia', used, quality: `IoU ${list(scores, 3)}`, designed: '0.45 s at 512², peak 390 MB' });
  const name = '@imgly/background-removal-node';
  for (const model of ['small', 'medium'] as const)
    try {
      const { sharp, 'onnxruntime-node': runtime } = manifest.dependencies;
      modules ??= installed(folder, name, '1.4.5', { sharp, 'onnxruntime-node': runtime });
      const into = (index: number) => join(folder, `imgly-${model}-${index}.png`);
      const orders = given.map(({ path }, index): PeerOrder => ({
        way: 'imgly',
        from: path,
        into: into(index),
        model,
        modules: join(folder, 'modules'),
      }));
      const theirs = await peer(orders, await modules);
      const reached = await Promise.all(given.map(async ({ truth }, index) => iou(await alphaOf(into(index)), truth)));
      add({ capability: '', by: `imgly ISNet ${model}`, used: theirs, quality: `IoU ${list(reached, 3)}`, designed: '3.1–4.7 s, 2.0 GB' });
    } catch (error) {
      away('', `imgly ISNet ${model}`, error);
    }
}
let modules: Promise<string> | undefined;

async function enhance(): Promise<void> {
  const given = await halved(folder);
  const { used, results } = await ours(
    folder,
    'image.enhance',
    given.map(({ small }) => ({ inputs: { scale: 2 }, files: { image: [small] } })),
  );
  const megapixels = mean(given.map(({ width, height }) => (width * height) / 1e6));
  const judge = async (paths: readonly string[]): Promise<string> => {
    const made = await Promise.all(paths.map(rgbOf));
    const decibels = given.map(({ truth }, index) => psnr(made[index]!, truth));
    const alike = given.map(({ truth, width }, index) => ssim(made[index]!, truth, width));
    return `PSNR ${list(decibels, 2)} dB, SSIM ${list(alike, 3)}`;
  };
  const quality = await judge(results.map(({ outputs }) => outputs[0]!.path));
  const perPixel = `${(used.core / megapixels).toFixed(2)} s a megapixel`;
  add({
    capability: 'image.enhance 2×',
    by: 'Iridia',
    used,
    quality: `${quality}, ${perPixel}`,
    designed: '1.0 s a megapixel, +2.1…2.6 dB',
  });
  const orders = given.map(({ small }, index): PeerOrder => ({
    way: 'lanczos',
    from: small,
    into: join(folder, `lanczos-${index}.png`),
    scale: 2,
  }));
  add({ capability: '', by: 'sharp, Lanczos', used: await peer(orders), quality: await judge(orders.map(({ into }) => into)) });
}

async function inpaint(): Promise<void> {
  for (const [what, thickness] of [
    ['letters', 14],
    ['scratches', 4],
  ] as const) {
    const given = await marked(folder, thickness);
    const judge = async (paths: readonly string[]): Promise<string> => {
      const made = await Promise.all(paths.map(rgbOf));
      const decibels = given.map(({ truth, hole }, index) => psnr(made[index]!, truth, hole));
      const alike = given.map(({ truth, hole, width }, index) => ssim(made[index]!, truth, width, hole));
      return `in the hole PSNR ${list(decibels, 2)} dB, SSIM ${list(alike, 3)}`;
    };
    const { used, results } = await ours(
      folder,
      'image.inpaint',
      given.map(({ over, mask }) => ({ files: { image: [over], mask: [mask] } })),
    );
    const quality = await judge(results.map(({ outputs }) => outputs[0]!.path));
    const designed = what === 'letters' ? '2.4–5 s at 0.25–0.65 MP' : '0.06–0.1 s';
    add({ capability: `image.inpaint ${what}`, by: 'Iridia', used, quality, designed });
    // Our engine also fills three pixels around the brush, because people do not brush exactly; the mask of this row is exact.
    for (const rim of [0, 3]) {
      const orders = given.map(({ over, mask, name }): PeerOrder => ({
        way: 'telea',
        from: over,
        mask,
        rim,
        into: join(folder, `telea-${what}-${rim}-${name}.png`),
      }));
      const by = rim > 0 ? 'Telea, the same rim' : 'opencv-js, Telea';
      add({ capability: '', by, used: await peer(orders), quality: await judge(orders.map(({ into }) => into)) });
    }
  }
}

/** The product ships no face recognition net, so this measures a face swapped onto its own place. */
async function swap(): Promise<void> {
  const own = photo('astronaut');
  const { used, results } = await ours(folder, 'face.image', [
    { inputs: { target: 'own', faces: [{ image: 'own' }] }, files: { target: [own], faces: [own] } },
  ]);
  const path = results[0]!.outputs[0]!.path;
  const [before, after] = [await readImage(own, 4096), await readImage(path, 4096)];
  const [face] = await findFaces(before);
  const [again] = await findFaces(after);
  const apart = face!.mesh.map(([x, y], index) => Math.hypot(x - again!.mesh[index]![0], y - again!.mesh[index]![1]));
  const [xs, ys] = [face!.mesh.map(([x]) => x), face!.mesh.map(([, y]) => y)];
  const where = Uint8Array.from({ length: before.width * before.height }, (_, at) => {
    const [x, y] = [at % before.width, Math.trunc(at / before.width)];
    return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys) ? 1 : 0;
  });
  add({
    capability: 'face.image 512²',
    by: 'Iridia',
    used,
    quality: `her own face put back: PSNR ${psnr(after.rgb, before.rgb, where).toFixed(1)} dB, points ${mean(apart).toFixed(2)} px apart; identity: no measure here`,
    designed: 'find 18 ms + swap 60–190 ms',
  });
}

async function videoSwap(): Promise<void> {
  const files = { target: [sample('figure.mp4')], faces: [sample('painting.jpg')] };
  const { used, results } = await ours(folder, 'face.video', [{ inputs: { target: 'x', faces: [{ image: 'y' }] }, files }]);
  const { frames, framesChanged } = results[0]!.notes as { frames: number; framesChanged: number };
  const rate = `${(frames / used.core).toFixed(1)} frames a core second, ${(frames / used.wall).toFixed(1)} fps`;
  add({
    capability: 'face.video 256²',
    by: 'Iridia',
    used,
    quality: `${rate}, ${framesChanged}/${frames} changed`,
    designed: '24–134 ms a frame',
  });
}

async function videoCut(): Promise<void> {
  const { path, truths, count } = await screened(folder);
  const blue = [32, 64, 208];
  const { used, results } = await ours(folder, 'video.cutout', [
    { inputs: { format: 'mp4', background: { colour: '#2040d0' } }, files: { video: [path] } },
  ]);
  const { frames } = await framesOf(results[0]!.outputs[0]!.path);
  const scores = frames.map((frame, index) =>
    iou(
      Uint8Array.from(truths[index]!, (_, at) =>
        blue.some((value, channel) => Math.abs(frame[at * 4 + channel]! - value) > 40) ? 255 : 0,
      ),
      truths[index]!,
    ),
  );
  const rate = (used_: Used, made: number) =>
    `${(made / used_.core).toFixed(1)} frames a core second, ${(made / used_.wall).toFixed(1)} fps`;
  add({
    capability: 'video.cutout screen',
    by: 'Iridia',
    used,
    quality: `IoU ${mean(scores).toFixed(3)}, least ${Math.min(...scores).toFixed(3)}, ${rate(used, count)}`,
  });
  const people = await ours(folder, 'video.cutout', [
    { inputs: { format: 'mp4', background: { colour: '#2040d0' } }, files: { video: [sample('figure.mp4')] } },
  ]);
  add({
    capability: 'video.cutout people',
    by: 'Iridia',
    used: people.used,
    quality: rate(people.used, 24),
    designed: '81 ms a frame at 640×480',
  });
}

async function videoClean(): Promise<void> {
  const region = { x: 4, y: 6, width: 80, height: 24 };
  const { used, results } = await ours(folder, 'video.inpaint', [
    { inputs: { regions: [region] }, files: { video: [sample('figure-marked.mp4')] } },
  ]);
  const clean = await framesOf(sample('figure.mp4'));
  const where = Uint8Array.from({ length: clean.frames[0]!.length / 4 }, (_, at) => {
    const [x, y] = [at % clean.width, Math.trunc(at / clean.width)];
    return x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height ? 1 : 0;
  });
  const withoutAlpha = (frame: Buffer) => frame.filter((_, at) => at % 4 !== 3);
  const judge = async (path: string): Promise<string> => {
    const { frames } = await framesOf(path);
    const values = frames.map((frame, index) => psnr(withoutAlpha(frame), withoutAlpha(clean.frames[index]!), where));
    return `PSNR in the region ${mean(values).toFixed(1)} dB over ${frames.length} frames`;
  };
  add({
    capability: 'video.inpaint 256²',
    by: 'Iridia',
    used,
    quality: `${await judge(results[0]!.outputs[0]!.path)}, ${(24 / used.wall).toFixed(1)} fps`,
  });
  add({ capability: '', by: 'marked, as given', used: null, quality: await judge(sample('figure-marked.mp4')) });
  try {
    const into = join(folder, 'delogo.mp4');
    const order: PeerOrder = { way: 'delogo', from: sample('figure-marked.mp4'), into, region };
    const theirs = await peer([order]);
    add({ capability: '', by: 'libavfilter, delogo', used: theirs, quality: await judge(into) });
  } catch (error) {
    away('', 'libavfilter, delogo', error);
  }
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
  } catch {
    away('', 'ffmpeg on the command line', 'it is not installed');
  }
}

async function speak(): Promise<void> {
  const words: [string, string, string][] = [
    ['Kokoro, English', 'en', 'The morning sun came slowly over the quiet hills, and every bird began to sing.'],
    ['RHVoice, Russian', 'ru', 'Утреннее солнце медленно поднялось над тихими холмами, и все птицы запели.'],
    ['Kokoro, Chinese', 'zh', '清晨的阳光慢慢越过宁静的山丘，鸟儿都开始歌唱。'],
  ];
  for (const [name, language, text] of words) {
    const { used, results } = await ours(folder, 'audio.fromText', [{ inputs: { text, language } }]);
    const seconds = results[0]!.outputs[0]!.duration!;
    add({
      capability: `audio.fromText ${language}`,
      by: 'Iridia',
      used,
      quality: `${name}: ${(seconds / used.core).toFixed(0)} × real time (${seconds.toFixed(1)} s of sound)`,
      designed: '0.4 s a second of sound',
    });
  }
  const { used, results } = await ours(folder, 'audio.clone', [
    { inputs: { text: words[0]![2], language: 'en' }, files: { audio: [sample('voice.mp3')] } },
  ]);
  const seconds = results[0]!.outputs[0]!.duration!;
  add({
    capability: 'audio.clone',
    by: 'Iridia',
    used,
    quality: `${(seconds / used.core).toFixed(0)} × real time (${seconds.toFixed(1)} s of sound)`,
    designed: '0.9 s for 4.3 s',
  });
}

/** For capabilities without a ground truth: time and memory only. */
async function rest(wanted: (capability: string) => boolean): Promise<void> {
  const scene = 'a deer in a forest at sunset';
  const portrait = sample('portrait.jpg');
  const both = { image: [portrait], images: [portrait, sample('painting.jpg')] };
  const works: [TaskName, Wish, string?][] = [
    ['sticker', { inputs: { mode: 'text', prompt: 'a happy fox' } }, '0.24 s'],
    ['image.fromText', { inputs: { prompt: scene, ratio: '1:1' } }, '0.8–0.9 s at 1024²'],
    ['image.fromImage', { inputs: { style: 'watercolour' }, files: { image: [photo('coffee')] } }],
    ['image.garment', { files: { image: [sample('figure.jpg')], garment: [sample('fabric.png')] } }],
    [
      'face.gif',
      { inputs: { target: 'x', faces: [{ image: 'y' }] }, files: { target: [sample('auburn.gif')], faces: [sample('painting.jpg')] } },
    ],
    ['video.fromText', { inputs: { prompt: scene, duration: 3 } }],
    ['video.fromImage', { inputs: { motion: 'push-in', duration: 3 }, files: { image: [sample('figure.jpg')] } }],
    ['effect.halloween', { files: { image: [portrait] } }],
    ['effect.hug', { files: both }],
    ['effect.kiss', { files: both }],
  ];
  for (const [capability, wish, designed] of works) {
    if (!wanted(capability)) continue;
    const { used, results } = await ours(folder, capability, [wish]);
    const { width, height, duration, path } = results[0]!.outputs[0]!;
    const length = duration && path.endsWith('.mp4') ? `, ${duration.toFixed(1)} s` : '';
    const rate = length ? `, ${((await framesOf(path)).frames.length / used.wall).toFixed(1)} fps` : '';
    add({ capability, by: 'Iridia', used, quality: `${width}×${height}${length}${rate}`, ...(designed && { designed }) });
  }
}

const names = process.argv.slice(2);
const wanted = (capability: string): boolean => names.length === 0 || names.some((name) => capability.startsWith(name));
console.log(`load of the machine at the start ${loadavg()[0]!.toFixed(1)}\n`);
console.log(`${''.padEnd(47)} ${['core', 'wall', 'cold', 'peak'].map((head) => head.padStart(8)).join(' ')}`);
try {
  if (wanted('image.cutout')) await cutOut();
  if (wanted('image.enhance')) await enhance();
  if (wanted('image.inpaint')) await inpaint();
  if (wanted('face.image')) await swap();
  if (wanted('face.video')) await videoSwap();
  if (wanted('video.cutout')) await videoCut();
  if (wanted('video.inpaint')) await videoClean();
  if (wanted('audio')) await speak();
  await rest(wanted);
} finally {
  await rm(folder, { recursive: true, force: true });
}
