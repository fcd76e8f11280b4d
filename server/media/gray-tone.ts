/**
 * Grays of sixteen bits by the tone of their profile. The decoder leaves that out, and eight bits are too few for it: the darkest of what has no tone
 * are up to ten steps apart on a screen.
 */
import sharp, { type Sharp } from 'sharp';
import { limits } from '../../contract/facts/limits.ts';
import { encodedLight } from './hdr.ts';

type Tone = (value: number) => number;

/** Where a profile has the number of its tags, and how long each entry is (ICC.1, 7.3). */
const [countAt, entryLength] = [128, 12];
/** A profile has a dozen tags; the limit stops one crafted with thousands. */
const mostTags = 100;
/** Numbers of sixteen bits, of which the half or the eighth may stand behind the point. */
const [fraction, wide] = [65_536, 65_535];

/** How many parameters a parametric curve of each kind has (ICC.1, table 68). */
const parameters = [1, 3, 4, 5, 7];

function parametric(data: Buffer): Tone | null {
  const kind = data.readUInt16BE(8);
  const count = parameters[kind];
  if (count === undefined) return null;
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(
    { length: count },
    (_, at) => data.readInt32BE(12 + at * 4) / fraction,
  );
  const power = (value: number): number => Math.max(0, a * value + b) ** g;
  if (kind === 0) return (value) => value ** g;
  if (kind < 3) return (value) => (value >= -b / a ? power(value) : 0) + (kind === 2 ? c : 0);
  return (value) => (value >= d ? power(value) + e : c * value + f);
}

function sampled(data: Buffer): Tone | null {
  const count = data.readUInt32BE(8);
  if (count === 0) return (value) => value;
  if (count === 1) return (value) => value ** (data.readUInt16BE(12) / 256);
  if (12 + count * 2 > data.length) return null;
  return (value) => {
    const at = value * (count - 1);
    const from = Math.min(count - 2, Math.floor(at));
    const [low, high] = [0, 1].map((step) => data.readUInt16BE(12 + (from + step) * 2) / wide) as [number, number];
    return low + (high - low) * (at - from);
  };
}

/** Returns the tone of a gray profile, from stored numbers to light; null where it has none that is understood. */
function toneOf(profile: Buffer): Tone | null {
  try {
    const count = Math.min(mostTags, profile.readUInt32BE(countAt));
    const tags = Array.from({ length: count }, (_, tag) => countAt + 4 + tag * entryLength);
    const tag = tags.find((at) => profile.toString('latin1', at, at + 4) === 'kTRC');
    if (tag === undefined) return null;
    const data = profile.subarray(profile.readUInt32BE(tag + 4));
    const type = data.toString('latin1', 0, 4);
    return type === 'para' ? parametric(data) : type === 'curv' ? sampled(data) : null;
  } catch {
    return null;
  }
}

/** Returns grays of sixteen bits as the screen shows them, of eight; null where their profile has no tone. */
export async function withTone(image: Sharp, profile: Buffer): Promise<Sharp | null> {
  const tone = toneOf(profile);
  if (!tone) return null;
  const { data, info } = await image.toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const shown = Uint8Array.from({ length: fraction }, (_, value) =>
    Math.round(encodedLight(Math.min(1, Math.max(0, tone(value / wide)))) * 255),
  );
  const from = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const pixels = Buffer.allocUnsafeSlow(from.length);
  for (let at = 0; at < from.length; at += 1) pixels[at] = channels === 2 && at % 2 === 1 ? from[at]! >> 8 : shown[from[at]!]!;
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: limits.imagePixels }).toColourspace('b-w');
}
