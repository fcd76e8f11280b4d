/**
 * Reads width and height from an image's header with a minimal parser before any decoder opens the file, because asking a decoder for the
 * size already exposes it to untrusted bytes.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { bytesAt } from './bytes-at.ts';
import { outerBox } from './heif-boxes.ts';
import { heightTag, tiffIn, widthTag } from './tiff.ts';

export type Dimensions = { width: number; height: number };

async function ofPng(file: FileHandle): Promise<Dimensions | null> {
  const head = await bytesAt(file, 8, 16);
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'IHDR') return null;
  return { width: head.readUInt32BE(8), height: head.readUInt32BE(12) };
}

async function ofGif(file: FileHandle): Promise<Dimensions | null> {
  const head = await bytesAt(file, 6, 4);
  return head.length < 4 ? null : { width: head.readUInt16LE(0), height: head.readUInt16LE(2) };
}

async function ofWebp(file: FileHandle): Promise<Dimensions | null> {
  const head = await bytesAt(file, 12, 18);
  // Without loss, an image of one color ends two bytes behind its size.
  if (head.length < 13) return null;
  const chunk = head.toString('latin1', 0, 4);
  if (chunk === 'VP8L') {
    const bits = head.readUInt32LE(9);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (head.length < 18) return null;
  if (chunk === 'VP8X') return { width: head.readUIntLE(12, 3) + 1, height: head.readUIntLE(15, 3) + 1 };
  if (chunk === 'VP8 ') return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff };
  return null;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Bytes in which the next segment must begin. */
const mostBetween = 65_536;

async function ofJpeg(file: FileHandle): Promise<Dimensions | null> {
  // Real images have a handful of segments; the limit stops files crafted with thousands.
  for (let offset = 2, segments = 0; segments < 1000; segments += 1) {
    const head = await bytesAt(file, offset, 9);
    if (head.length < 4) return null;
    const marker = head[1]!;
    if (head[0] !== 0xff) {
      // Decoders skip what some programs leave between two segments.
      const next = (await bytesAt(file, offset, mostBetween)).indexOf(0xff);
      if (next === -1) return null;
      offset += next;
      continue;
    }
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrameHeader(marker)) return head.length < 9 ? null : { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    if (marker === 0xda || marker === 0xd9) return null;
    offset += 2 + head.readUInt16BE(2);
  }
  return null;
}

async function ofTiff(file: FileHandle): Promise<Dimensions | null> {
  const tiff = await tiffIn(file);
  const directory = await tiff?.directoryAt(tiff.first);
  if (!directory) return null;
  const [[width = 0], [height = 0]] = [await directory.valuesOf(widthTag), await directory.valuesOf(heightTag)];
  return { width, height };
}

/** Where the entry of a track has its size, from the name of its codec on (ISO/IEC 14496-12, 12.1.3). */
const [entryWidth, entryHeight] = [28, 30];

/** Of the frames of an animated AVIF. */
async function ofFrames(file: FileHandle): Promise<Dimensions | null> {
  const tracks = (await outerBox(file, 'moov')) ?? Buffer.alloc(0);
  const at = tracks.indexOf('av01');
  if (at === -1 || at + entryHeight + 2 > tracks.length) return null;
  return { width: tracks.readUInt16BE(at + entryWidth), height: tracks.readUInt16BE(at + entryHeight) };
}

/** Returns the largest `ispe` box of the `meta` box, because the tiles of a grid have smaller ones of their own. */
async function ofHeif(file: FileHandle): Promise<Dimensions | null> {
  const description = (await outerBox(file, 'meta')) ?? Buffer.alloc(0);
  let largest: Dimensions | null = null;
  for (let at = description.indexOf('ispe'); at !== -1 && at + 16 <= description.length; at = description.indexOf('ispe', at + 4)) {
    const size = { width: description.readUInt32BE(at + 8), height: description.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest ?? (await ofFrames(file));
}

const readers: Record<string, (file: FileHandle) => Promise<Dimensions | null>> = {
  'image/png': ofPng,
  'image/jpeg': ofJpeg,
  'image/gif': ofGif,
  'image/webp': ofWebp,
  'image/avif': ofHeif,
  'image/heic': ofHeif,
  'image/tiff': ofTiff,
};

/** Returns the dimensions in pixels from the header; null if the header is not that of `type`. */
export async function headerDimensions(path: string, type: string): Promise<Dimensions | null> {
  const reader = readers[type];
  if (!reader) return null;
  const file = await open(path);
  try {
    const size = await reader(file);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } finally {
    await file.close();
  }
}
