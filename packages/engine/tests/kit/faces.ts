/** Faces to test with, all made from the one photo that may be shipped: another skin and light, mirrored, turned aside. */
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { findFaces } from '../../face/find.ts';
import { moved, type Mesh, type Point } from '../../face/mesh.ts';
import { newFace, warp } from '../../face/warp.ts';
import { readImage } from '../../image/image.ts';
import type { Image } from '@iridia/pixels/image';

export const fixture = (file: string): string => join(import.meta.dirname, '../../../../tests/fixtures', file);
export const astronaut = fixture('astronaut.jpg');

export async function imageOf(image: Sharp): Promise<Image> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}

/** The astronaut's head alone, mirrored, green in the face, 400 × 420. */
export const stranger = (): Sharp =>
  sharp(astronaut).extract({ left: 120, top: 20, width: 200, height: 210 }).flop().resize(400, 420).modulate({ hue: 100 });

/** The same face seen from aside by `degrees`, on gray, 512 × 512: painted onto its mesh after that was turned. */
export async function turnedFace(degrees: number): Promise<Sharp> {
  const image = await readImage(astronaut, 512);
  const [face] = await findFaces(image);
  const angle = (degrees * Math.PI) / 180;
  const center = face!.mesh[168]!;
  const turned: Mesh = face!.mesh.map(([x, y, z]): Point => {
    const [dx, dz] = [x - center[0], z - center[2]];
    return [dx * Math.cos(angle) + dz * Math.sin(angle), y - center[1], dz * Math.cos(angle) - dx * Math.sin(angle)];
  });
  const side = 512;
  const { planes, covered } = warp(newFace(image, face!.mesh), moved(turned, 2.5, side / 2, side / 2.4), side, side);
  const rgb = Buffer.alloc(side * side * 3, 128);
  for (const [at, is] of covered.entries()) if (is) for (const channel of [0, 1, 2]) rgb[at * 3 + channel] = planes[channel]![at]!;
  return sharp(rgb, { raw: { width: side, height: side, channels: 3 } });
}
