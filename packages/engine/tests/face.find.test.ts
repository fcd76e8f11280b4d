import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { boxOf, findFaces, follow } from '../face/find.ts';
import { turnOf, type Mesh } from '../face/mesh.ts';
import { readImage } from '../image/image.ts';
import type { Image } from '@iridia/pixels/image';

const fixture = (file: string): string => join(import.meta.dirname, '../../../tests/fixtures', file);
const photo = (name: string): Promise<Image> => readImage(fixture(`${name}.jpg`), 4096);
const golden = JSON.parse(readFileSync(fixture('astronaut-mesh.json'), 'utf8')) as [number, number][];

const farthest = (mesh: Mesh, points: readonly (readonly [number, number])[]): number =>
  Math.max(...mesh.map(([x, y], index) => Math.hypot(x - points[index]![0], y - points[index]![1])));

async function changed(change: (image: Sharp) => Sharp): Promise<Image> {
  const { data, info } = await change(sharp(fixture('astronaut.jpg')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}

describe('faces in an image', () => {
  it('are found, each point of the mesh within a pixel', async () => {
    const image = await photo('astronaut');
    const faces = await findFaces(image);
    expect(faces).toHaveLength(1);
    expect(farthest(faces[0]!.mesh, golden)).toBeLessThan(1);
    expect(boxOf(faces[0]!, image)).toEqual({ x: 178, y: 69, width: 95, height: 108 });
    expect(turnOf(faces[0]!.mesh)).toBeLessThan(20);
  });

  it.each(['chelsea', 'coffee'])('are not found where there are none: %s', async (name) => {
    expect(await findFaces(await photo(name))).toEqual([]);
  });

  it('are found however small, tilted and dark, in images of many pixels', async () => {
    const large = await changed((image) => image.resize(2048, 2048).extend({ right: 2000, bottom: 500, background: '#456' }));
    const [face, ...others] = await findFaces(large);
    expect(others).toEqual([]);
    expect(
      farthest(
        face!.mesh,
        golden.map(([x, y]) => [x * 4, y * 4]),
      ),
    ).toBeLessThan(12);
    const small = await changed((image) => image.resize(160, 160).extend({ left: 240, top: 240, background: '#fff' }));
    expect(await findFaces(small)).toHaveLength(1);
    expect(await findFaces(await changed((image) => image.rotate(30, { background: '#888' })))).toHaveLength(1);
    expect(await findFaces(await changed((image) => image.modulate({ brightness: 0.3 })))).toHaveLength(1);
  });

  it('are found beside each other, the largest first', async () => {
    const side = await sharp(fixture('astronaut.jpg')).resize(300, 300).png().toBuffer();
    const two = await changed((image) =>
      image.extend({ right: 300, background: '#234' }).composite([{ input: side, left: 512, top: 100 }]),
    );
    const boxes = (await findFaces(two)).map((face) => boxOf(face, two));
    expect(boxes).toHaveLength(2);
    expect(boxes[0]!.x).toBeLessThan(300);
    expect(boxes[1]!.x).toBeGreaterThan(560);
    expect(boxes[0]!.width).toBeGreaterThan(boxes[1]!.width);
  });

  it('are all found in a crowd, and nothing else', async () => {
    const head = await sharp(fixture('astronaut.jpg'))
      .extract({ left: 120, top: 20, width: 200, height: 240 })
      .resize(70, 84)
      .png()
      .toBuffer();
    const places = Array.from(
      { length: 27 },
      (_, index) => [(index % 9) * 110 + (index % 2) * 12, Math.trunc(index / 9) * 110 + 30] as const,
    );
    const crowd = await changed(() =>
      sharp({ create: { width: 1000, height: 400, channels: 3, background: '#654' } }).composite(
        places.map(([left, top]) => ({ input: head, left, top })),
      ),
    );
    const noses = (await findFaces(crowd)).map(({ mesh }) => mesh[4]!);
    expect(noses).toHaveLength(places.length);
    for (const [left, top] of places) expect(noses.filter(([x, y]) => Math.hypot(x - left - 35, y - top - 42) < 25)).toHaveLength(1);
  });

  it('are followed to the next frame without a new search', async () => {
    const [face] = await findFaces(await photo('astronaut'));
    const next = await changed((image) => image.extend({ left: 6, top: 4, background: '#000' }));
    const { mesh, confidence } = await follow(next, face!.mesh);
    expect(confidence).toBeGreaterThan(0.9);
    expect(
      farthest(
        mesh,
        golden.map(([x, y]) => [x + 6, y + 4]),
      ),
    ).toBeLessThan(2);
  });
});
