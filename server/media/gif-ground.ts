/**
 * What no frame of a GIF covers is clear in browsers. The decoder makes it black, unless some frame has a clear color: a frame of one clear pixel
 * behind the others, which is not read, makes it keep what is clear.
 */

/** The length of what comes before the colors, and of what states a frame. */
const [headLength, frameLength] = [13, 10];
const [extension, frame, control] = [0x21, 0x2c, 0xf9];
/** The flag of a control that its frame has a clear color. */
const isClear = 1;

const clearPixel = Buffer.from([0x21, 0xf9, 4, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
/** How many bytes a table of colors takes. */
const colorsLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the blocks that begin there end; past the bytes where their end is missing. */
function behindBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
  return at + 1;
}

/**
 * Returns the bytes of a GIF of which the decoder keeps the ground clear in the first `pages`; null where it does so anyway, where all is covered, or
 * where the end is missing.
 */
export function withClearGround(bytes: Buffer): { source: Buffer; pages: number } | null {
  if (bytes.length < headLength) return null;
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  let at = headLength + colorsLength(bytes[10]!);
  let [frames, isSeen] = [0, false];
  while (at + frameLength <= bytes.length && (bytes[at] === extension || bytes[at] === frame)) {
    if (bytes[at] === frame) {
      const covers =
        bytes.readUInt16LE(at + 1) === 0 &&
        bytes.readUInt16LE(at + 3) === 0 &&
        bytes.readUInt16LE(at + 5) >= width &&
        bytes.readUInt16LE(at + 7) >= height;
      isSeen ||= frames === 0 && !covers;
      frames += 1;
      at = behindBlocks(bytes, at + frameLength + colorsLength(bytes[at + 9]!) + 1);
    } else {
      if (bytes[at + 1] === control && (bytes[at + 3]! & isClear) !== 0) return null;
      at = behindBlocks(bytes, at + 2);
    }
  }
  if (!isSeen || bytes[at] !== 0x3b) return null;
  return { source: Buffer.concat([bytes.subarray(0, at), clearPixel, bytes.subarray(at)]), pages: frames };
}
