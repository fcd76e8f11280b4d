import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pages } from '../../src/boot/page-loader.ts';
import { fileOf, keepAddress, keepFile, letGoUnlessHeld, previewOf } from '../../src/platform/files.ts';
import { batchDoor } from '../../src/actors/batch-door.ts';
import { cropFlow } from '../../src/actors/crop.ts';
import { formOf, generationFlow, itemFlow } from '../../src/actors/generation.ts';
import { inspectionFlow } from '../../src/actors/inspection.ts';
import { createRoot } from '../../src/actors/root.ts';
import { backgroundRemover } from '../../contract/facts/tools/background-remover.ts';
import { limits } from '../../contract/facts/limits.ts';
import { Server } from './server.ts';

const revoked = vi.fn();
const tool = backgroundRemover;
const slot = tool.fields.find(({ kind }) => kind === 'picture')!.name;
const image = (name = 'cat.png') => new File(['x'], name, { type: 'image/png' });
/** Everything that was asked for in this turn has happened. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(async () => {
  // What the actors of other files held is released before a test, not in the middle of it.
  letGoUnlessHeld([]);
  await turn();
  const server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('XMLHttpRequest', server.requests);
  let last = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${(last += 1)}`, revokeObjectURL: revoked }));
  revoked.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

async function opened() {
  const root = createRoot({ href: '/', found: true, pages });
  root.start();
  await new Promise<void>((resolve) => root.afterStart(resolve));
  const generation = formOf(generationFlow(root, tool));
  const give = (file = keepFile(image())) => {
    generation.send({ type: 'file.given', slot, kind: 'picture', file });
    return file.ref;
  };
  return { root, generation, give };
}

describe('the bytes of a file', () => {
  test('go with their preview when the file is removed from its form, and not before', async () => {
    const { generation, give } = await opened();
    const ref = give();
    const address = previewOf(ref);
    await turn();
    expect(fileOf(ref)).toBeDefined();
    generation.send({ type: 'file.removed', slot });
    await turn();
    expect(fileOf(ref)).toBeUndefined();
    expect(previewOf(ref)).toBeNull();
    expect(revoked.mock.calls).toEqual([[address]]);
  });

  test('go when another file takes its place', async () => {
    const { give } = await opened();
    const first = give();
    const second = give();
    await turn();
    expect([fileOf(first), fileOf(second)]).toEqual([undefined, expect.any(File)]);
  });

  test('go when a sample is replaced', async () => {
    const { give } = await opened();
    const ref = give(keepAddress('/samples/cat.png', { name: 'cat.png', type: 'image/png', size: 1 }));
    expect(previewOf(ref)).toBe('/samples/cat.png');
    give();
    await turn();
    expect(previewOf(ref)).toBeNull();
  });

  test('stay while another form has the same file', async () => {
    const { root, generation, give } = await opened();
    const ref = give();
    const item = formOf(itemFlow(root, tool, 0));
    item.send({ type: 'file.given', slot, kind: 'picture', file: generation.getSnapshot().context.uploads[slot]!.file });
    generation.send({ type: 'file.removed', slot });
    await turn();
    expect(fileOf(ref)).toBeDefined();
    item.send({ type: 'file.removed', slot });
    await turn();
    expect(fileOf(ref)).toBeUndefined();
  });

  test('of a cropped image stay until it can no longer be restored', async () => {
    const { root, generation, give } = await opened();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9, close() {} }));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({ drawImage() {} });
        convertToBlob = async () => new Blob(['y'], { type: 'image/png' });
      },
    );
    const crop = cropFlow(root, tool.slug, slot);
    const whole = give();
    const { file } = generation.getSnapshot().context.uploads[slot]!;
    crop.send({ type: 'crop.opened', image: { file, source: previewOf(whole)! }, shape: 'free' });
    crop.send({ type: 'crop.applied', area: { x: 0, y: 0, width: 4, height: 4 } });
    await vi.waitFor(() => expect(crop.getSnapshot().value).toBe('cut'));
    await turn();
    const cut = generation.getSnapshot().context.uploads[slot]!.file.ref;
    expect([fileOf(whole), fileOf(cut)]).toEqual([expect.any(File), expect.any(File)]);
    crop.send({ type: 'crop.undone' });
    await turn();
    expect([fileOf(whole), fileOf(cut)]).toEqual([expect.any(File), undefined]);
    generation.send({ type: 'file.removed', slot });
    await turn();
    expect(fileOf(whole)).toBeUndefined();
  });

  test('of an inspection go when another file is looked into', async () => {
    const { root } = await opened();
    const inspection = inspectionFlow(root);
    const { ref, ...facts } = keepFile(image());
    inspection.send({ type: 'file.given', file: { ref, ...facts } });
    await vi.waitFor(() => expect(inspection.getSnapshot().context.file?.ref).toBe(ref));
    await vi.waitFor(() => expect(inspection.getSnapshot().can({ type: 'another.requested' })).toBe(true));
    inspection.send({ type: 'another.requested' });
    await turn();
    expect(fileOf(ref)).toBeUndefined();
  });

  test('of images that a batch has no space for, or drops, are not kept', async () => {
    const { root, give } = await opened();
    give();
    const kept: string[] = [];
    const known = new Set<string>();
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
      const counted = numbers as unknown as Uint32Array;
      counted.fill(known.size);
      known.add(counted.join('-'));
      return numbers;
    });
    const door = batchDoor(root, tool);
    door.give(Array.from({ length: limits.batch + 3 }, (_, index) => image(`${index}.png`)));
    // The part comes by a load, which a busy machine keeps waiting.
    await vi.waitFor(() => expect(door.here?.getSnapshot().context.items.length).toBeGreaterThan(0), { timeout: 10_000 });
    await turn();
    kept.push(...[...known].filter((ref) => fileOf(ref)));
    const { items } = door.here!.getSnapshot().context;
    expect(kept).toHaveLength(items.length);
    door.here!.send({ type: 'item.removed', place: items[0]!.place });
    await turn();
    expect([...known].filter((ref) => fileOf(ref))).toHaveLength(items.length - 1);
    random.mockRestore();
  });
});
