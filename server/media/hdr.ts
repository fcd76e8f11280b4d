/** Images of HDR as a screen without it shows them, by the same curve as videos (`colors.ts` of the engine). */
import sharp, { type Sharp } from 'sharp';
import { limits } from '../../contract/facts/limits.ts';
import { fromPrimaries, type Primaries } from './icc-profile.ts';

/** The two kinds of HDR (ITU-R BT.2100). */
export type HdrCurve = 'pq' | 'hlg';

/** Light by a stored number from 0 to 1, in candelas per square meter. */
const lightOf: Readonly<Record<HdrCurve, (value: number) => number>> = {
  pq: (value) => {
    const power = value ** (1 / 78.843_75);
    return 10_000 * (Math.max(0, power - 0.835_937_5) / (18.851_562_5 - 18.6875 * power)) ** (1 / 0.159_301_757_812_5);
  },
  hlg: (value) => 1000 * (value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12) ** 1.2,
};

/** Candelas of white (ITU-R BT.2408), of the brightest light that is distinguished, and the share of white up to which everything stays. */
const [white, brightest, kept] = [203, 1000, 0.75];

/** Brightness by the curve of Mobius: lights above white share what is left. */
function onScreen(value: number): number {
  if (value <= kept) return value;
  const peak = brightest / white;
  const from = (-(kept ** 2) * (peak - 1)) / (kept ** 2 - 2 * kept + peak);
  const to = (kept ** 2 - 2 * kept * peak + peak) / (peak - 1);
  return Math.min(1, ((to ** 2 + 2 * to * kept + kept ** 2) / (to - from)) * ((value + from) / (value + to)));
}

/** The number of sRGB from 0 to 1 that shows a light from 0 to 1. */
export const encodedLight = (light: number): number => (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Steps of the tables by which pixels are read and written. */
const [stored, shown] = [65_536, 4096];

/** Returns the image in sRGB. Its pixels are read and written in memory, four of their bytes at a time. */
export async function toneMapped(image: Sharp, { primaries, curve }: { primaries: Primaries; curve: HdrCurve }): Promise<Sharp> {
  const { depth } = await image.metadata();
  const { data, info } = await image.toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Eight bits become sixteen by zeros behind them.
  const most = depth === 'ushort' ? stored - 1 : 255 * 256;
  const lights = Float32Array.from({ length: stored }, (_, value) => lightOf[curve](Math.min(1, value / most)) / white);
  const bytes = Uint8Array.from({ length: shown + 1 }, (_, step) => Math.round(encodedLight(step / shown) * 255));
  const [[a, b, c], [d, e, f], [g, h, i]] = fromPrimaries(primaries);
  const from = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const pixels = Buffer.allocUnsafeSlow(from.length);
  const byteOf = (light: number): number => bytes[Math.max(0, Math.min(shown, Math.round(light * shown)))]!;
  for (let at = 0; at < from.length; at += channels) {
    const [r, g0, b0] = [lights[from[at]!]!, lights[from[at + 1]!]!, lights[from[at + 2]!]!];
    const [red, green, blue] = [a * r + b * g0 + c * b0, d * r + e * g0 + f * b0, g * r + h * g0 + i * b0];
    const peak = Math.max(red, green, blue);
    const share = peak > kept ? onScreen(peak) / peak : 1;
    pixels[at] = byteOf(red * share);
    pixels[at + 1] = byteOf(green * share);
    pixels[at + 2] = byteOf(blue * share);
    if (channels === 4) pixels[at + 3] = from[at + 3]! >> 8;
  }
  return sharp(pixels, { raw: { width, height, channels: channels as 3 | 4 }, limitInputPixels: limits.imagePixels });
}
