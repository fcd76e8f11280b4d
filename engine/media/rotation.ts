/** The rotation that a film carries beside its pictures. */
import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import type { Stream } from 'node-av/lib';

export type QuarterTurns = 0 | 1 | 2 | 3;

/** Clockwise quarter turns of the rotation that a phone stores as metadata. */
export function quarterTurns(stream: Stream): QuarterTurns {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const [a, b] = [matrix.readInt32LE(0), matrix.readInt32LE(4)];
  return (((Math.round(Math.atan2(b, a) / (Math.PI / 2)) % 4) + 4) % 4) as QuarterTurns;
}

/** Filters that turn a picture by as many quarters, for the beginning of a chain. */
export const turning = ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'] as const;
