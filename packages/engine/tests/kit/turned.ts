/** Videos as phones store them: lying, with the way they are held beside them. */
import { readFileSync, writeFileSync } from 'node:fs';

const one = 0x10000;
/** The matrix of a track by clockwise quarter turns (ISO 14496-12, 8.3.2). */
const matrices = {
  1: [0, one, 0, -one, 0, 0, 0, 0, 0x40000000],
  2: [-one, 0, 0, 0, -one, 0, 0, 0, 0x40000000],
  3: [0, -one, 0, one, 0, 0, 0, 0, 0x40000000],
} as const;

/** States in an MP4 that its image is shown turned clockwise; its frames stay as they are. Returns its path. */
export function turned(path: string, quarters: keyof typeof matrices = 1): string {
  const bytes = readFileSync(path);
  const matrix = bytes.indexOf('tkhd') + 44;
  for (const [index, value] of matrices[quarters].entries()) bytes.writeInt32BE(value, matrix + index * 4);
  writeFileSync(path, bytes);
  return path;
}
