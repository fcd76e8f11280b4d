import { expect, it } from 'vitest';
import { bitmapOf } from '../effects/bitmap.ts';
import { closeIris } from '../effects/iris.ts';

const [width, height] = [200, 160];

it('closes in a line without steps that is as wide everywhere, around a scene that is left as it is', () => {
  const scene = bitmapOf(new Uint8Array(width * height * 4).fill(255), width, height);
  closeIris(scene, width / 2, height / 2, 70);
  const green = (x: number, y: number) => scene.pixels[(y * width + x) * 4 + 1]!;
  expect(green(width / 2, height / 2), 'the scene').toBe(255);
  expect(green(2, 2), 'what is dimmed').toBeLessThan(70);
  const rim = 150;
  let between = 0;
  // The line as it is crossed to the left of the middle, where it is about upright, and where the equation of a heart has no slope.
  for (let y = 50; y < 100; y += 1) {
    let crossed = 0;
    for (let x = 0; x < width / 2; x += 1) {
      const value = green(x, y);
      if (value > 70 && value < 255) crossed += 1;
      if (value > 155 && value < 250) between += 1;
      if (value > 75 && value < rim - 5) between += 1;
    }
    expect(crossed, `in row ${y}`).toBeGreaterThan(3);
    expect(crossed, `in row ${y}`).toBeLessThan(12);
  }
  expect(between).toBeGreaterThan(40);
});
