/**
 * Reads width and height from an image's header with a minimal parser before any decoder opens the file, because asking a decoder for the
 * size already exposes it to untrusted bytes.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { descriptionOf } from './heif-boxes.ts';

export type Dimensions = { width: number; height: number };

async function read(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

async function ofPng(file: FileHandle): Promise<Dimensions | null> {
  const head = await read(file, 8, 16);
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'IHDR') return null;
  return { width: head.readUInt32BE(8), height: head.readUInt32BE(12) };
}

async function ofGif(file: FileHandle): Promise<Dimensions | null> {
  const head = await read(file, 6, 4);
  return head.length < 4 ? null : { width: head.readUInt16LE(0), height: head.readUInt16LE(2) };
}

async function ofWebp(file: FileHandle): Promise<Dimensions | null> {
  const head = await read(file, 12, 18);
  if (head.length < 18) return null;
  const chunk = head.toString('latin1', 0, 4);
  if (chunk === 'VP8X') return { width: head.readUIntLE(12, 3) + 1, height: head.readUIntLE(15, 3) + 1 };
  if (chunk === 'VP8L') {
    const bits = head.readUInt32LE(9);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (chunk === 'VP8 ') return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff };
  return null;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

async function ofJpeg(file: FileHandle): Promise<Dimensions | null> {
  // Real images have a handful of segments; the limit stops files crafted with thousands.
  for (let offset = 2, segments = 0; segments < 1000; segments += 1) {
    const head = await read(file, offset, 9);
    if (head.length < 4 || head[0] !== 0xff) return null;
    const marker = head[1]!;
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

const [widthTag, heightTag] = [0x100, 0x101];
const shortType = 3;

/** Reads the first directory of a TIFF (TIFF 6.0, section 2), in the byte order that its first two bytes name. */
async function ofTiff(file: FileHandle): Promise<Dimensions | null> {
  const head = await read(file, 0, 8);
  if (head.length < 8) return null;
  const isLittle = head[0] === 0x49;
  const [short, long] = isLittle
    ? [(bytes: Buffer, at: number) => bytes.readUInt16LE(at), (bytes: Buffer, at: number) => bytes.readUInt32LE(at)]
    : [(bytes: Buffer, at: number) => bytes.readUInt16BE(at), (bytes: Buffer, at: number) => bytes.readUInt32BE(at)];
  const directory = long(head, 4);
  const counted = await read(file, directory, 2);
  if (counted.length < 2) return null;
  const entries = await read(file, directory + 2, short(counted, 0) * 12);
  const valueOf = (tag: number): number => {
    for (let entry = 0; entry + 12 <= entries.length; entry += 12)
      if (short(entries, entry) === tag)
        return short(entries, entry + 2) === shortType ? short(entries, entry + 8) : long(entries, entry + 8);
    return 0;
  };
  return { width: valueOf(widthTag), height: valueOf(heightTag) };
}

/** Returns the largest `ispe` box of the `meta` box, because the tiles of a grid have smaller ones of their own. */
async function ofHeif(file: FileHandle): Promise<Dimensions | null> {
  const description = await descriptionOf(file);
  if (!description) return null;
  let largest: Dimensions | null = null;
  for (let at = description.indexOf('ispe'); at !== -1 && at + 16 <= description.length; at = description.indexOf('ispe', at + 4)) {
    const size = { width: description.readUInt32BE(at + 8), height: description.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
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
