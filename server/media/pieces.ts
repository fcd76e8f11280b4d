/** What a decoder works through piece by piece, counted without one: the bytes alone do not show how long that takes. */
import { open, readFile } from 'node:fs/promises';
import { limits } from '../../contract/facts/limits.ts';
import { hasTooManyOuterBoxes } from './heif-boxes.ts';
import { tiffIn } from './tiff.ts';

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

const [stripOffsets, tileOffsets] = [273, 324];

/** Whether a TIFF has more pages, or its first page more strips or tiles, than programs write. */
async function isTiffTooHeavy(path: string): Promise<boolean> {
  await using file = await open(path);
  const tiff = await tiffIn(file);
  if (!tiff) return false;
  const first = await tiff.directoryAt(tiff.first);
  if (first && Math.max(first.countOf(stripOffsets), first.countOf(tileOffsets)) > limits.tiffPieces) return true;
  let pages = 0;
  for (let at = tiff.first; at > 0; at = await tiff.nextAfter(at)) {
    pages += 1;
    if (pages > limits.imagePages) return true;
  }
  return false;
}

const judges: Readonly<Record<string, (path: string) => Promise<boolean>>> = {
  'image/jpeg': isJpegTooHeavy,
  'image/webp': isWebpTooHeavy,
  'image/tiff': isTiffTooHeavy,
  'image/avif': hasTooManyOuterBoxes,
  'image/heic': hasTooManyOuterBoxes,
};

/** Returns whether an image has more pieces than any program writes, of a kind that takes its decoder seconds. */
export const hasTooManyPieces = async (path: string, type: string): Promise<boolean> => (await judges[type]?.(path)) ?? false;
