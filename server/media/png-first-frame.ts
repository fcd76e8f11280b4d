/**
 * The first frame of an animated PNG whose other image is none of its frames: that one is for programs that know no animations, and browsers never
 * show it (PNG, third edition, 4.9). The decoder knows none.
 */
import { openImage } from '@iridia/engine/media';
import { chunkOf, chunksOf, startLength, withChunks } from './png-chunks.ts';
import { grays } from './png-colors.ts';

/** The number in its order before the data of a frame. */
const orderLength = 4;

/** What a frame states of its place, in front of the image (11.3.6.2): behind its order, a size, a distance from the left and one from the top. */
const [placeAt, placeLength, sizeLength] = [4, 16, 8];

/** The chunks that state how an image is to be shown. */
const shown: ReadonlySet<string> = new Set(['cHRM', 'cICP', 'gAMA', 'iCCP', 'sRGB', 'eXIf']);
/** The types of samples of a PNG: with two bytes each; gray ones by their color type. */
const twoBytes = 16;

/** Returns the image of a frame on clear ground as large as the header states. */
async function onGround(image: Buffer, header: Buffer, place: Buffer, stated: readonly Buffer[]): Promise<Buffer | null> {
  const [width, height, left, top] = [0, 4, 8, 12].map((at) => place.readUInt32BE(at)) as [number, number, number, number];
  const [right, bottom] = [header.readUInt32BE(0) - left - width, header.readUInt32BE(4) - top - height];
  if (right < 0 || bottom < 0) return null;
  const spaces = grays.has(header[9]!) ? (['b-w', 'grey16'] as const) : (['srgb', 'rgb16'] as const);
  const whole = await openImage(image, { ignoreIcc: true })
    .extend({ left, top, right, bottom, background: '#0000' })
    .toColourspace(spaces[header[8] === twoBytes ? 1 : 0])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return withChunks(whole, stated);
}

/** Returns the PNG with its first frame as its image; null where its image is a frame. */
export async function withFirstFrame(bytes: Buffer): Promise<Buffer | null> {
  const kept: Buffer[] = [bytes.subarray(0, startLength)];
  const stated: Buffer[] = [];
  let [header, place]: [Buffer, Buffer | null] = [Buffer.alloc(0), null];
  let [isAnimated, parts] = [false, 0];
  for (const { name, data, whole } of chunksOf(bytes)) {
    if (name === 'acTL') isAnimated = true;
    // Most PNGs are not animated: nothing of them is copied.
    else if (name === 'IDAT' && (!isAnimated || place)) return null;
    else if (name === 'IEND' || (name === 'fcTL' && place)) break;
    else if (name === 'fcTL') {
      place = data.subarray(placeAt);
      kept[1] = chunkOf('IHDR', Buffer.concat([place.subarray(0, sizeLength), header.subarray(sizeLength)]));
    } else if (name === 'fdAT') {
      kept.push(chunkOf('IDAT', data.subarray(orderLength)));
      parts += 1;
    } else if (name !== 'IDAT') kept.push(whole);
    if (name === 'IHDR') header = data;
    if (shown.has(name)) stated.push(whole);
  }
  if (!place || place.length < placeLength || parts === 0) return null;
  const image = Buffer.concat([...kept, chunkOf('IEND', Buffer.alloc(0))]);
  const isWhole = place.subarray(0, sizeLength).equals(header.subarray(0, sizeLength));
  return isWhole ? image : await onGround(image, header, place, stated);
}
