/** How a place and the figures in it are painted. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../art/art.ts';
import { dab, fillPolygon } from '../draw/brush.ts';
import { createCanvas } from '../draw/canvas.ts';
import { thrown } from '../draw/cast-shadow.ts';
import { feetOf } from '../draw/feet.ts';
import { drawn, figureOf } from '../draw/figure.ts';
import { grade } from '../draw/grade.ts';
import { lit } from '../draw/lit.ts';
import { paintBackdrop } from '../draw/backdrop.ts';
import { bareThing } from '../plan/thing.ts';
import type { TimeOfDay } from '../plan/thing.ts';
import { randomFrom } from '@iridia/pixels/random';

const canvas = () => createCanvas('meadow', 'day', 8, 8, randomFrom('brush'));

describe('a brush', () => {
  it('covers a pixel by the share that lies in the form', () => {
    const one = canvas();
    fillPolygon(
      one,
      [
        [1.5, 1],
        [4, 1],
        [4, 3],
        [1.5, 3],
      ],
      [200, 200, 200],
    );
    expect([one.get(8 + 1)[0], one.get(8 + 2)[0], one.get(8 + 4)[0], one.get(24 + 2)[0]]).toEqual([100, 200, 0, 0]);
  });

  it('leaves what is outside of the canvas alone', () => {
    const one = canvas();
    fillPolygon(
      one,
      [
        [-5, -5],
        [20, -5],
        [20, 20],
        [-5, 20],
      ],
      [9, 9, 9],
    );
    dab(one, [0, 0], [3, 3], [90, 90, 90]);
    expect([one.get(0)[0], one.get(63)[0], one.rgb.length]).toEqual([90, 9, 192]);
  });
});

const side = { width: 60, height: 60 };
const pixels = async (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
const at = (data: Buffer, x: number, y: number, width = 60) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];

describe('a figure in a place', () => {
  const box = () =>
    sharp({ create: { ...side, channels: 4, background: '#0000' } })
      .composite([{ input: { create: { width: 40, height: 40, channels: 4, background: '#808080' } }, left: 10, top: 10 }])
      .png()
      .toBuffer();

  it('is brighter at its edge toward the sun than away from it, and dark at night', async () => {
    const [day, night] = await Promise.all(
      (['day', 'night'] as TimeOfDay[]).map(async (time) => pixels(await lit(await box(), side, [255, 246, 216], time))),
    );
    expect(at(day!, 49, 11)[0]! - at(day!, 12, 48)[0]!).toBeGreaterThan(40);
    expect(at(night!, 30, 30)[0]!).toBeLessThan(at(day!, 30, 30)[0]! * 0.8);
    expect(at(day!, 2, 2)[3]).toBe(0);
  });

  it('throws a shadow below its feet and to the left, weaker the farther', async () => {
    const { png, size, left } = await thrown(await box(), side, 0.5);
    const data = await pixels(png);
    const darkest = (y: number) => Math.max(...Array.from({ length: size.width }, (_, x) => at(data, x, y, size.width)[3]!));
    expect(left).toBeLessThan(0);
    expect(darkest(4)).toBeGreaterThan(darkest(9));
  });

  it('touches the ground with every foot', async () => {
    const thing = bareThing(drawingOf('table')!, 'itself', 'table');
    expect(await feetOf(await figureOf(thing, thing.drawing, 120, 100), { width: 120, height: 100 })).toHaveLength(2);
    expect(await feetOf(await drawn('closed-book', 64), { width: 64, height: 64 })).toHaveLength(0);
  });

  it('a tree that stands in a place is painted like its trees, and keeps its outline clear', async () => {
    const thing = bareThing(drawingOf('deciduous-tree')!, 'itself', 'tree');
    const [drawnTree, grown] = await Promise.all(
      [false, true].map(async (rooted) => pixels(await figureOf(thing, thing.drawing, 60, 60, { rooted }))),
    );
    expect(grown!.equals(drawnTree!)).toBe(false);
    expect([at(grown!, 0, 0)[3], at(grown!, 30, 20)[3]]).toEqual([0, 255]);
  });
});

it('tones keep black and white apart, and darken corners', () => {
  const rgb = Buffer.alloc(9 * 9 * 3, 128);
  rgb.fill(255, 40 * 3, 41 * 3);
  grade({ rgb, width: 9, height: 9 });
  expect(rgb[40 * 3]).toBe(255);
  expect(rgb[0]!).toBeLessThan(rgb[39 * 3]!);
});

it('autumn, mountains behind and a named window change a place', () => {
  const paint = (scene: 'forest' | 'beach' | 'room', setting = {}) => paintBackdrop(scene, 'day', 48, 48, randomFrom('place'), setting).rgb;
  const redness = (rgb: Buffer) => rgb.reduce((sum, value, index) => sum + (index % 3 === 0 ? value : index % 3 === 1 ? -value : 0), 0);
  expect(redness(paint('forest', { autumnal: true }))).toBeGreaterThan(redness(paint('forest')) + 20_000);
  expect(paint('beach', { far: 'mountain' }).equals(paint('beach'))).toBe(false);
  expect(paint('room', { windowless: true }).equals(paint('room'))).toBe(false);
});
