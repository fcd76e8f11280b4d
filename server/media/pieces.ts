/** What a decoder works through piece by piece, counted without one: the bytes alone do not show how long that takes. */
import { open, readFile } from 'node:fs/promises';
import { limits } from '../../contract/facts/limits.ts';
import { hasTooManyOuterBoxes } from './heif-boxes.ts';
import { chunksOf } from './png-chunks.ts';
import { heightTag, tiffIn, widthTag, type Directory } from './tiff.ts';

const [startOfScan, endOfImage] = [0xda, 0xd9];
/** What stands in the data of a scan: a byte of ones that is data, and restarts. */
const isData = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Whether a JPEG has more segments or more scans than programs write. */
async function isJpegTooHeavy(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  let [segments, scans] = [0, 0];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0xff || isData(marker)) {
      at = bytes.indexOf(0xff, at + 1);
      if (at === -1) break;
      continue;
    }
    if (marker === endOfImage) break;
    segments += 1;
    if (marker === startOfScan) scans += 1;
    if (segments > limits.jpegSegments || scans > limits.jpegScans) return true;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Whether a PNG has more chunks than programs write: each of an animation is copied. Behind its end, some programs fill a file up. */
async function isPngTooHeavy(path: string): Promise<boolean> {
  let chunks = 0;
  for (const { name } of chunksOf(await readFile(path))) {
    if (name === 'IEND') return false;
    chunks += 1;
    if (chunks > limits.pngChunks) return true;
  }
  return false;
}

const [riffHead, chunkHead] = [12, 8];

/** Whether a WebP has more frames than an animation: its decoder looks for each from the first one on. */
async function isWebpTooHeavy(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  let frames = 0;
  for (let at = riffHead; at + chunkHead <= bytes.length;) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    if (frames > limits.imagePages) return true;
    const length = bytes.readUInt32LE(at + 4);
    at += chunkHead + length + (length % 2);
  }
  return false;
}

const [stripOffsets, tileWidth, tileHeight, tileOffsets] = [273, 322, 323, 324];
/** Pixels that the tiles of an image may have beyond four times its own: a small one lies in a corner of a tile. */
const mostBeside = 16_000_000;

/** Whether the tiles of a page have many more pixels than it shows: each is decoded as a whole, and all may be one and the same in the file. */
async function areTilesTooLarge(page: Directory): Promise<boolean> {
  const [[width = 0], [height = 0], [wide = 0], [high = 0]] = [
    await page.valuesOf(widthTag),
    await page.valuesOf(heightTag),
    await page.valuesOf(tileWidth),
    await page.valuesOf(tileHeight),
  ];
  return page.countOf(tileOffsets) * wide * high > 4 * width * height + mostBeside;
}

/** Whether a TIFF has more pages, or its first page more or larger strips or tiles, than programs write. */
async function isTiffTooHeavy(path: string): Promise<boolean> {
  await using file = await open(path);
  const tiff = await tiffIn(file);
  if (!tiff) return false;
  const first = await tiff.directoryAt(tiff.first);
  if (first && Math.max(first.countOf(stripOffsets), first.countOf(tileOffsets)) > limits.tiffPieces) return true;
  if (first && (await areTilesTooLarge(first))) return true;
  let pages = 0;
  for (let at = tiff.first; at > 0; at = await tiff.nextAfter(at)) {
    pages += 1;
    if (pages > limits.imagePages) return true;
  }
  return false;
}

const judges: Readonly<Record<string, (path: string) => Promise<boolean>>> = {
  'image/jpeg': isJpegTooHeavy,
  'image/png': isPngTooHeavy,
  'image/webp': isWebpTooHeavy,
  'image/tiff': isTiffTooHeavy,
  'image/avif': hasTooManyOuterBoxes,
  'image/heic': hasTooManyOuterBoxes,
};

/** Returns whether an image has more pieces than any program writes, of a kind that takes its decoder seconds. */
export const hasTooManyPieces = async (path: string, type: string): Promise<boolean> => (await judges[type]?.(path)) ?? false;
