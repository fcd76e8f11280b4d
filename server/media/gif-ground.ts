/**
 * What no frame of a GIF covers is clear in browsers, also where a frame has gone. The decoder makes it black or colors it, unless the frame that
 * goes has a clear color, and shows it black unless some frame has one.
 */
import { limits } from '../../contract/facts/limits.ts';

/** The length of what comes before the colors, and of what states a frame. */
const [headLength, frameLength] = [13, 10];
const [extension, frame, endOfGif, control] = [0x21, 0x2c, 0x3b, 0xf9];
const controlLength = 4;
/** The flag of a control that its frame has a clear color; what becomes of a frame when the next one comes: it goes. */
const [isClear, goes] = [1, 2];
const colors = 256;
/** What pixels are written in: numbers, two codes with a meaning of their own, and strings of numbers, of up to twelve bits. */
const [numberBits, clearsTable, endOfCodes, firstString, mostBits, mostCodes] = [8, 256, 257, 258, 12, 4096];

/** A frame of one clear pixel: behind the others, where it is not read, it makes the decoder keep what is clear. */
const clearPixel = Buffer.from([0x21, 0xf9, 4, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);

/** How many bytes a table of colors takes. */
const colorsLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the blocks that begin there end; past the bytes where their end is missing. */
function behindBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
  return at + 1;
}

/** A frame by where its statement begins, its pixels begin and end, and what its control states begins; null without a control. */
type Frame = { at: number; pixels: number; end: number; control: number | null; covers: boolean };

/** Returns the frames of a GIF, one more than it may have at most, and where they end, null where the end is missing. */
export function framesIn(bytes: Buffer): { frames: Frame[]; end: number | null } {
  if (bytes.length < headLength) return { frames: [], end: null };
  const size = bytes.subarray(6, 10);
  const frames: Frame[] = [];
  let stated: number | null = null;
  let at = headLength + colorsLength(bytes[10]!);
  const isNext = (): boolean => at + frameLength <= bytes.length && (bytes[at] === extension || bytes[at] === frame);
  while (isNext() && frames.length <= limits.imagePages) {
    if (bytes[at] === frame) {
      const pixels = at + frameLength + colorsLength(bytes[at + 9]!);
      const next = behindBlocks(bytes, pixels + 1);
      const isFirst = bytes.readUInt32LE(at + 1) === 0;
      const isWhole = [0, 2].every((side) => bytes.readUInt16LE(at + 5 + side) >= size.readUInt16LE(side));
      frames.push({ at, pixels, end: next, control: stated, covers: isFirst && isWhole });
      stated = null;
      at = next;
    } else {
      if (bytes[at + 1] === control && bytes[at + 2] === controlLength) stated = at + 3;
      at = behindBlocks(bytes, at + 2);
    }
  }
  return { frames, end: bytes[at] === endOfGif ? at : null };
}

/** The codes of a frame's pixels, of which numbers of eight bits are made: they take nine bits at first, and one more when a table is full. */
function* codesIn(bytes: Buffer, from: number): Generator<number, void, number> {
  let [held, count, width] = [0, 0, 9];
  for (let at = from; bytes[at]! > 0; at += 1 + bytes[at]!)
    for (const byte of bytes.subarray(at + 1, at + 1 + bytes[at]!)) {
      held |= byte << count;
      count += 8;
      if (count < width) continue;
      const code = held & ((1 << width) - 1);
      held >>>= width;
      count -= width;
      width = yield code;
    }
}

/**
 * Returns a number that no pixel of a frame has; null where all have one, or where the frame is damaged. A number stands by itself before it
 * stands in a string, so that no string is spelled out.
 */
function freeNumber(bytes: Buffer, { at, pixels }: Frame): number | null {
  const bits = bytes[pixels]!;
  if (bits < numberBits) return colors - 1;
  if (bits > numberBits) return null;
  const seen = new Set<number>();
  const lengths = new Uint16Array(mostCodes).fill(1, 0, colors);
  let left = bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7);
  let [next, width, last] = [firstString, numberBits + 1, -1];
  const codes = codesIn(bytes, pixels + 1);
  for (let one = codes.next(width); !one.done && left > 0; one = codes.next(width)) {
    const code = one.value;
    if (code === endOfCodes) break;
    if (code === clearsTable) {
      [next, width, last] = [firstString, numberBits + 1, -1];
      continue;
    }
    if (code < colors) seen.add(code);
    else if (last === -1 || code > next || code === mostCodes) return null;
    if (last !== -1 && next < mostCodes) {
      lengths[next] = lengths[last]! + 1;
      next += 1;
      if (next === 1 << width && width < mostBits) width += 1;
    }
    left -= lengths[code]!;
    last = code;
  }
  const free = Array.from({ length: colors }, (_, number) => number).find((number) => !seen.has(number));
  return free ?? null;
}

/**
 * Returns the bytes of a GIF of which the decoder keeps the ground clear in the first `pages`; null where it does so anyway, where all is covered, or
 * where the end is missing.
 */
export function withClearGround(bytes: Buffer): { source: Buffer; pages: number } | null {
  const { frames, end } = framesIn(bytes);
  const [first] = frames;
  if (!first || end === null) return null;
  const hasClear = ({ control: stated }: Frame): boolean => stated !== null && (bytes[stated]! & isClear) !== 0;
  const isSeenBehind = (next: Frame | undefined): boolean => next !== undefined && (!next.covers || hasClear(next));
  const gone = frames.filter(
    ({ control: stated }, index) => stated !== null && ((bytes[stated]! >> 2) & 7) === goes && isSeenBehind(frames[index + 1]),
  );
  const opaque = gone.filter((one) => !hasClear(one));
  if (opaque.length === 0 && (first.covers || frames.some(hasClear))) return null;
  const source = Buffer.concat([bytes.subarray(0, end), clearPixel, bytes.subarray(end)]);
  for (const one of opaque) {
    const free = freeNumber(bytes, one);
    if (free === null) continue;
    source[one.control!]! |= isClear;
    source[one.control! + 3] = free;
  }
  return { source, pages: frames.length };
}
