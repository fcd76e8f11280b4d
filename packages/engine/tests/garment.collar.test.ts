import { expect, it } from 'vitest';
import { clothOf } from '../garment/cloth.ts';
import { placesOf } from '../garment/place.ts';
import { shapeOf } from '../garment/shape.ts';
import { toneAt } from '../garment/tones.ts';
import { nearnessIn, type View } from '../garment/zones.ts';

const [width, height] = [160, 200];
const face = { x: 60, y: 20, width: 40, height: 50 };
const isFace = (x: number, y: number) => Math.hypot((x - 80) / 20, (y - 45) / 25) < 1;
const isNeck = (x: number, y: number) => Math.abs(x - 80) < 10 && y > 60 && y < 84;
const isCollar = (x: number, y: number) => Math.abs(x - 80) < 26 && y >= 72 && y < 96 && !isNeck(x, y);
const isShirt = (x: number, y: number) => Math.abs(x - 80) < 60 && y >= 78 && !isNeck(x, y);

/** Somebody in a cream shirt, of which the collar is in the light that skin throws back. */
function seen(): { view: View; rgb: Buffer } {
  const rgb = Buffer.alloc(width * height * 3);
  const body = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const skin = isFace(x, y) || isNeck(x, y);
      // The nearer to the neck, the more of the skin's light falls on the cloth.
      const near = isCollar(x, y) ? 1 - (Math.abs(x - 80) - 10) / 16 : 0;
      const cloth = [190 + 3 * near, 180 - 16 * near, 166 - 30 * near];
      const color = skin ? [156, 112, 84] : isCollar(x, y) || isShirt(x, y) ? cloth : [60, 90, 60];
      body[at] = skin || isCollar(x, y) || isShirt(x, y) ? 1 : 0;
      const grain = ((x * 7 + y * 13) % 5) - 2;
      rgb.set(
        color.map((value) => value + grain),
        at * 3,
      );
    }
  const tones = Array.from({ length: width * height }, (_, at) => toneAt(rgb, at));
  return { view: { width, height, tones, body, faces: [face], poses: [null] }, rgb };
}

it('a collar in the light of the skin is dyed with its shirt, and the neck is not', async () => {
  const looked = seen();
  const [place] = placesOf(looked.view, 'chest');
  const cloth = clothOf(looked.view, place!, 'outer', nearnessIn(looked.view))!;
  expect(cloth.isSkin(looked.view.tones[82 * width + 91]!)).toBe(true);
  const garment = (await shapeOf(looked, { place: place!, cloth, part: 'top', region: 'chest' }))!;
  const share = (isIn: (x: number, y: number) => boolean): number => {
    const own = Array.from(garment).filter((_, at) => isIn(at % width, Math.trunc(at / width)));
    return own.reduce((sum, value) => sum + value, 0) / own.length;
  };
  expect(share(isShirt)).toBeGreaterThan(0.9);
  expect(share(isCollar)).toBeGreaterThan(0.7);
  expect(share(isNeck)).toBeLessThan(0.1);
});
