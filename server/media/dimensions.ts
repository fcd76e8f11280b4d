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

/** Bytes in which the next segment must begin. */
const mostBetween = 65_536;

async function ofJpeg(file: FileHandle): Promise<Dimensions | null> {
  // Real images have a handful of segments; the limit stops files crafted with thousands.
  for (let offset = 2, segments = 0; segments < 1000; segments += 1) {
    const head = await read(file, offset, 9);
    if (head.length < 4) return null;
    const marker = head[1]!;
    if (head[0] !== 0xff) {
      // Decoders skip what some programs leave between two segments.
      const next = (await read(file, offset, mostBetween)).indexOf(0xff);
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

const [widthTag, heightTag] = [0x100, 0x101];
const shortType = 3;

/** The layout of a TIFF: bytes of a number of entries, of an entry, and where its value is. BigTIFF has numbers of eight bytes where TIFF has four. */
const [plain, big] = [
  { directoryAt: 4, counted: 2, entry: 12, valueAt: 8 },
  { directoryAt: 8, counted: 8, entry: 20, valueAt: 12 },
];
const bigVersion = 43;
/** Real directories have a few dozen entries. */
const mostEntries = 4096;

/** Reads the first directory of a TIFF (TIFF 6.0, section 2), in the byte order that its first two bytes name. */
async function ofTiff(file: FileHandle): Promise<Dimensions | null> {
  const head = await read(file, 0, 16);
  if (head.length < 16) return null;
  const isLittle = head[0] === 0x49;
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const longest = (bytes: Buffer, at: number) => Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  const isBig = short(head, 2) === bigVersion;
  const { directoryAt, counted, entry: size, valueAt } = isBig ? big : plain;
  const directory = isBig ? longest(head, directoryAt) : long(head, directoryAt);
  if (!Number.isSafeInteger(directory)) return null;
  const count = await read(file, directory, counted);
  if (count.length < counted) return null;
  const declared = isBig ? longest(count, 0) : short(count, 0);
  const entries = await read(file, directory + counted, Math.min(declared, mostEntries) * size);
  const valueOf = (tag: number): number => {
    for (let entry = 0; entry + size <= entries.length; entry += size)
      if (short(entries, entry) === tag)
        return short(entries, entry + 2) === shortType ? short(entries, entry + valueAt) : long(entries, entry + valueAt);
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
