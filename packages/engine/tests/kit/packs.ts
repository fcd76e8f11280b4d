/** Packs of tiny nets, put in place as the command puts them. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packNamed, type Pipeline, type PlacedManifest } from '../../packs/index.ts';

export const netsFolder = join(import.meta.dirname, '../../../../tests/fixtures/models/nets');
export const netNamed = (name: string): Buffer => readFileSync(join(netsFolder, `${name}.onnx`));

/** Every file of a tiny model, by its path in the folder: sd, sd2, sdxl, sdxs, lcm, or as Optimum exports it, lcm-onnx; supertonic, openvoice, qwen3, guard, marian. */
export function filesOfModel(model: string): Record<string, Buffer> {
  const root = join(import.meta.dirname, '../../../../tests/fixtures/models', model);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [relative(root, join(parentPath, name)), readFileSync(join(parentPath, name))]),
  );
}

/** Puts a pack in place in one step, in the place of one that is there. `digit` makes its commit; `pipeline` changes that of the registry. */
export function placePack(
  folder: string,
  name: string,
  files: Readonly<Record<string, Buffer>>,
  { pipeline = {}, digit = 'a', memory }: { pipeline?: Partial<Pipeline>; digit?: string; memory?: number } = {},
): string {
  const { sources, ...pack } = packNamed(name)!;
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, '.work-'));
  const manifest: PlacedManifest = {
    ...pack,
    format: 1,
    pipeline: { ...pack.pipeline, ...pipeline } as Pipeline,
    memory: memory ?? pack.memory,
    bytes: Object.values(files).reduce((sum, { length }) => sum + length, 0),
    accepted: { at: '2026-01-01T00:00:00.000Z', by: 'tester' },
    files: Object.entries(files).map(([path, bytes]) => ({
      path,
      repo: sources[0]!.repo,
      commit: digit.repeat(40),
      from: path,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), bytes);
  }
  writeFileSync(join(work, 'pack.json'), JSON.stringify(manifest));
  const place = join(folder, name);
  rmSync(place, { recursive: true, force: true });
  renameSync(work, place);
  return place;
}

/** Packs with tiny nets; those of one net each have nets that a test can reckon after. */
export const tinyPacks = {
  picture: (folder: string) => placePack(folder, 'picture', filesOfModel('lcm-onnx'), { pipeline: { sides: [64] } }),
  cutout: (folder: string, digit?: string) =>
    placePack(folder, 'cutout', { 'net.onnx': netNamed('cutout') }, { pipeline: { side: 64 }, ...(digit && { digit }) }),
  inpaint: (folder: string) => placePack(folder, 'inpaint', { 'migan_pipeline_v2.onnx': netNamed('migan') }),
  depth: (folder: string) => placePack(folder, 'depth', { 'onnx/model.onnx': netNamed('depth') }, { pipeline: { side: 56 } }),
  voices: (folder: string) =>
    placePack(folder, 'voices', filesOfModel('supertonic'), { pipeline: { sampleRate: 8000, voices: ['F1', 'M1'] } }),
  chat: (folder: string) => placePack(folder, 'chat', filesOfModel('qwen3'), { pipeline: { dtype: 'fp32', context: 512 } }),
  guard: (folder: string) => placePack(folder, 'guard', filesOfModel('guard')),
  translate: (folder: string) => placePack(folder, 'translate', filesOfModel('marian'), { pipeline: { dtype: 'fp32' } }),
  clone: (folder: string) => placePack(folder, 'clone', filesOfModel('openvoice'), { pipeline: { fft: 64, hop: 16, tau: 0 } }),
  enlarge: (folder: string) =>
    placePack(folder, 'enlarge', { 'net.onnx': netNamed('enlarge-x4') }, { pipeline: { file: 'net.onnx', side: 64 } }),
} as const;
