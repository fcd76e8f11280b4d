/** Raw data of cameras that is stored as TIFF (DNG, NEF, ARW, CR2 and others): a decoder of TIFF finds only the small preview in it. */
import { open } from 'node:fs/promises';
import { bytesAt } from './bytes-at.ts';
import { tiffIn, type Directory } from './tiff.ts';

/** The tags that name what the pixels are, where further directories stand, and the version of DNG (DNG 1.7, chapter 4). */
const [interpretation, further, dngVersion] = [262, 330, 50_706];
/** What the pixels of raw data are: one color each, or all colors without a tone. */
const rawPixels: ReadonlySet<number> = new Set([32_803, 34_892]);
/** Canon's raw data has a mark behind the header; no directory of the first level has it. */
const [canonAt, canon] = [8, 'CR'];

const isRaw = async (directory: Directory | null): Promise<boolean> =>
  directory !== null &&
  ((await directory.valuesOf(interpretation)).some((value) => rawPixels.has(value)) || (await directory.valuesOf(dngVersion)).length > 0);

/** Returns whether a TIFF holds the raw data of a camera. */
export async function isCameraRaw(path: string): Promise<boolean> {
  await using file = await open(path);
  const tiff = await tiffIn(file);
  if (!tiff) return false;
  if ((await bytesAt(file, canonAt, canon.length)).toString('latin1') === canon) return true;
  const first = await tiff.directoryAt(tiff.first);
  if (await isRaw(first)) return true;
  for (const at of (await first?.valuesOf(further)) ?? []) if (await isRaw(await tiff.directoryAt(at))) return true;
  return false;
}
