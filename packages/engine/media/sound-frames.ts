/** Sounds that are a row of frames (MP3, AAC in ADTS), each with a header that states its length. */

/** Bytes of the frame of AAC whose header begins at `at`, by the 13 bits from its 31st (ISO/IEC 13818-7, 6.2); 0 when none does. */
export const adtsFrameLength = (bytes: Buffer, at: number): number =>
  bytes.length >= at + 6 && bytes[at] === 0xff && (bytes[at + 1]! & 0xf6) === 0xf0 ? (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff : 0;

/** Kilobits per second by the layer and the four bits of a header, for version 1 and for the lower rates of 2 and 2.5 (ISO/IEC 11172-3). */
const bitrates: Readonly<Record<string, readonly number[]>> = {
  '1/1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1/2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1/3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2/1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2/2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2/3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000] as const;

/** Bytes of the frame of MPEG audio whose header begins at `at`; 0 when none does, or when its rate is a free one. */
export function mpegFrameLength(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return 0;
  const [version, layer] = [(bytes[at + 1]! >> 3) & 3, 4 - ((bytes[at + 1]! >> 1) & 3)];
  const [bitrate, rate] = [bytes[at + 2]! >> 4, (bytes[at + 2]! >> 2) & 3];
  if (version === 1 || layer === 4 || bitrate === 0 || bitrate === 15 || rate === 3) return 0;
  const family = version === 3 ? 1 : 2;
  const hertz = sampleRates[rate as 0 | 1 | 2] / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const bits = bitrates[`${family}/${layer}`]![bitrate - 1]! * 1000;
  const padding = (bytes[at + 2]! >> 1) & 1;
  if (layer === 1) return (Math.floor((12 * bits) / hertz) + padding) * 4;
  return Math.floor(((layer === 3 && family === 2 ? 72 : 144) * bits) / hertz) + padding;
}

/** What all headers of one sound have in common: of MPEG audio its version, layer and rate of samples, of AAC also its channels. */
const kinds = {
  mp3: { lengthAt: mpegFrameLength, common: [0xff, 0xfe, 0x0c, 0] },
  aac: { lengthAt: adtsFrameLength, common: [0xff, 0xff, 0xfd, 0xc0] },
} as const;

/** Two frames in a row are found in bytes of any kind now and then, a third one that is like them is not. */
const enough = 3;
/** Tags that may follow the last frame. */
const tags = ['TAG', 'APETAGEX', 'ID3'];

/** Whether frames follow each other from `from` on; `isWhole` states that the file ends with `bytes`, so that fewer may be all. */
function areFrames(bytes: Buffer, from: number, kind: keyof typeof kinds, isWhole: boolean): boolean {
  const { lengthAt, common } = kinds[kind];
  const isLike = (at: number): boolean => common.every((bits, index) => (bytes[at + index]! & bits) === (bytes[from + index]! & bits));
  let at = from;
  for (let count = 0; count < enough; count += 1) {
    const length = lengthAt(bytes, at);
    const isFrame = length > 0 && isLike(at);
    const isEnd = at === bytes.length || tags.some((tag) => bytes.toString('latin1', at, at + tag.length) === tag);
    if (!isFrame) return isWhole && from === 0 && count > 0 && isEnd;
    at += length;
  }
  return true;
}

/**
 * The kind of sound whose frames `bytes` hold: at the beginning, or behind the leftovers of a cut or of a tag. `isWhole` states that the file
 * ends with them.
 */
export function framesIn(bytes: Buffer, isWhole: boolean): keyof typeof kinds | null {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (areFrames(bytes, at, 'aac', isWhole)) return 'aac';
    if (areFrames(bytes, at, 'mp3', isWhole)) return 'mp3';
  }
  return null;
}
