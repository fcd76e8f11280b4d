/** How a video's frames are rotated or mirrored, as phones and editors store it in the file. */
import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import type { Stream } from 'node-av/lib';

/** As EXIF counts them: 1 is upright; 2, 4, 5 and 7 are mirrored; 5 to 8 lie on their side. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The signs of a matrix that stays within the axes: where x and y of the stored image go. */
const ofAxes: Readonly<Record<string, Orientation>> = {
  '1,0,0,1': 1,
  '-1,0,0,1': 2,
  '-1,0,0,-1': 3,
  '1,0,0,-1': 4,
  '0,1,1,0': 5,
  '0,1,-1,0': 6,
  '0,-1,-1,0': 7,
  '0,-1,1,0': 8,
};

/** Returns the nearest of the eight ways for a display matrix (ISO/IEC 14496-12, 8.3.2), since a video can be turned by any angle. */
export function orientationOf(stream: Stream): Orientation {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 1;
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => matrix.readInt32LE(at)) as [number, number, number, number];
  const isOnSide = Math.abs(b) + Math.abs(c) > Math.abs(a) + Math.abs(d);
  const signs = isOnSide ? [0, Math.sign(b), Math.sign(c), 0] : [Math.sign(a), 0, 0, Math.sign(d)];
  return ofAxes[signs.join()] ?? 1;
}

export const isOnSide = (orientation: Orientation): boolean => orientation >= 5;

/** Filters that put an image upright, for the beginning of a chain. */
export const upright: Readonly<Record<Orientation, string>> = {
  1: '',
  2: 'hflip,',
  3: 'hflip,vflip,',
  4: 'vflip,',
  5: 'transpose=cclock_flip,',
  6: 'transpose=clock,',
  7: 'transpose=clock_flip,',
  8: 'transpose=cclock,',
};
