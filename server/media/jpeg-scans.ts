/** How often a decoder must go over a JPEG, counted without one. */
import { readFile } from 'node:fs/promises';

const [startOfScan, endOfImage] = [0xda, 0xd9];
/** What stands in the data of a scan: a byte of ones that is data, and restarts. */
const isData = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Returns the number of scans of a JPEG, as far as its segments go. */
export async function scansOf(path: string): Promise<number> {
  const bytes = await readFile(path);
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0xff || isData(marker)) {
      at = bytes.indexOf(0xff, at + 1);
      if (at === -1) break;
      continue;
    }
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}
