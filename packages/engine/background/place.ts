/** Places a cut-out subject on a new background, tinted by its light and with a shadow at its feet. */
import sharp from 'sharp';
import type { Cutout } from '../cutout/cutout.ts';
import { groundShadow } from '@iridia/draft/draw';
import type { Ground } from './ground.ts';
import { unpacked } from '@iridia/pixels/image';
import { boxMean } from '../image/raster.ts';

/** How much of the new light falls on the subject: enough to blend in, too little to notice. */
const tinted = 0.1;
const shade = 0.42;

type Foot = { left: number; right: number; bottom: number };

/** Where the subject stands; null when the lower edge of the image cuts it off. */
function footOf({ alpha, width, height }: Cutout): Foot | null {
  const rowHas = (y: number) => alpha.subarray(y * width, (y + 1) * width).some((value) => value > 0.5);
  let bottom = height - 1;
  while (bottom > 0 && !rowHas(bottom)) bottom -= 1;
  if (bottom >= height - 2) return null;
  let [left, right] = [width, 0];
  for (let y = Math.max(0, Math.round(bottom - height * 0.06)); y <= bottom; y += 1)
    for (let x = 0; x < width; x += 1)
      if (alpha[y * width + x]! > 0.5) {
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
  return { left, right, bottom };
}

/** Where a column of the subject ends no higher than this above its lowest point, it touches the ground, as a share of the subject's width. */
const touching = 0.14;
const contactShade = 0.6;

/** The dark line where the subject touches the ground, below each wheel or shoe of its outline: black with alpha, the size of the image. */
function contactShadow({ alpha, width, height }: Cutout, { left, right, bottom }: Foot): Buffer {
  const wide = right - left + 1;
  const thick = Math.max(2, Math.round(wide * 0.02));
  const dark = new Float32Array(alpha.length);
  for (let x = left; x <= right; x += 1) {
    let foot = bottom;
    while (foot > bottom - wide * touching && alpha[foot * width + x]! <= 0.5) foot -= 1;
    if (alpha[foot * width + x]! <= 0.5) continue;
    // What ends higher stands farther back, or hangs over the ground.
    const share = 1 - (bottom - foot) / (wide * touching);
    for (let y = foot - thick; y <= Math.min(height - 1, foot + thick); y += 1) dark[y * width + x] = share;
  }
  const soft = boxMean(boxMean(dark, width, height, thick), width, height, thick);
  const rgba = Buffer.alloc(alpha.length * 4);
  for (let at = 0; at < soft.length; at += 1) rgba[at * 4 + 3] = Math.round(soft[at]! * contactShade * 255);
  return rgba;
}

/** The subject's colors shifted toward the light of the place. */
function lit({ rgba }: Cutout, { light }: Ground): Buffer {
  if (!light) return rgba;
  const bright = Math.max(...light, 1);
  const factors = light.map((value) => 1 - tinted + (tinted * value) / bright);
  const result = Buffer.from(rgba);
  for (let at = 0; at < result.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1) result[at + channel] = Math.round(rgba[at + channel]! * factors[channel]!);
  return result;
}

export async function placeOn(cutout: Cutout, ground: Ground): Promise<Buffer> {
  const { width, height } = cutout;
  const base = sharp(ground.rgb, { raw: { width, height, channels: 3 } });
  const subject = { input: lit(cutout, ground), raw: { width, height, channels: 4 as const }, left: 0, top: 0 };
  const foot = ground.floor ? footOf(cutout) : null;
  if (!foot) return base.composite([subject]).removeAlpha().raw().toBuffer();
  const wide = Math.max(8, Math.round((foot.right - foot.left) * 1.25));
  const shadow = await sharp(groundShadow(wide, shade)).png(unpacked).toBuffer();
  const high = Math.round(wide * 0.3);
  // The shadow is drawn on a layer larger than itself, so that it may extend past the image's edge.
  const layer = await sharp({ create: { width: width + 2 * wide, height: height + 2 * high, channels: 4, background: '#0000' } })
    .composite([
      { input: shadow, left: Math.round((foot.left + foot.right) / 2 - wide / 2) + wide, top: Math.round(foot.bottom - high * 0.5) + high },
    ])
    .png(unpacked)
    .toBuffer();
  const cropped = await sharp(layer).extract({ left: wide, top: high, width, height }).png(unpacked).toBuffer();
  return base
    .composite([
      { input: cropped, left: 0, top: 0 },
      { input: contactShadow(cutout, foot), raw: { width, height, channels: 4 }, left: 0, top: 0 },
      subject,
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}
