/** Decodes a photo of a phone. Runs only in the child process of `examine.child.ts`. */
import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { limits } from '../../contract/facts/limits.ts';
import { descriptionOf, profileIn } from './heif-boxes.ts';

/** An empty profile states nothing; the header alone is longer (ICC.1, 7.2). */
const leastProfile = 128;

async function profileOf(path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    const description = await descriptionOf(file);
    const profile = description && profileIn(description);
    return profile && profile.length > leastProfile ? profile : null;
  } catch {
    // The decoder judges whether the file is damaged; without a profile, its colors are read as sRGB.
    return null;
  } finally {
    await file.close();
  }
}

const segmentName = 'ICC_PROFILE\0';
/** A segment holds 65533 bytes: its name, its number and the number of all, and a part of the profile (ICC.1, B.4). */
const partLength = 65_533 - segmentName.length - 2;

/** Returns a JPEG with a profile, which sharp gives to no pixels without converting them. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const parts = Math.ceil(profile.length / partLength);
  const segments = Array.from({ length: parts }, (_, one) => {
    const part = profile.subarray(one * partLength, (one + 1) * partLength);
    const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from(segmentName, 'latin1'), one + 1, parts]);
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    return Buffer.concat([head, part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Returns the photo upright, in sRGB. Its profile counts: most phones photograph in Display P3, and its numbers read as sRGB are pale. */
export async function openHeic(path: string): Promise<Sharp> {
  // The decoder is loaded only for such a photo. It turns it upright, and leaves its profile out.
  const { default: decode } = await import('heic-decode');
  const { data, width, height } = await decode({ buffer: await readFile(path) });
  const photo = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: limits.imagePixels }).removeAlpha();
  const profile = await profileOf(path);
  if (!profile) return photo;
  // Without loss that shows, and in a tenth of the memory of what has none.
  const jpeg = await photo.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  // A profile that does not fit is left out; the pixels are sound.
  return sharp(withProfile(jpeg, profile), { limitInputPixels: limits.imagePixels, failOn: 'none' });
}
