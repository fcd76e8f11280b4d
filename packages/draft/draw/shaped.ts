/** Draws one thing in the shape of another. */
import { lightOf, type Pixels } from './surface.ts';

/** The visible colors of an image, on average. */
function meanOf({ data }: Pixels): readonly [number, number, number, number] {
  const sum = [0, 0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[at + channel]!;
    sum[3]! += lightOf(data, at);
  }
  return sum.map((value) => value / Math.max(1, count)) as [number, number, number, number];
}

/** Lays `thing` over the outline and the relief of `shape`, which has the same size and is changed in place. */
export function shapeOver(thing: Pixels, shape: Pixels): void {
  const own = meanOf(thing);
  const light = meanOf(shape)[3];
  for (let at = 0; at < shape.data.length; at += 4) {
    if (shape.data[at + 3] === 0) continue;
    const relief = Math.max(0.5, Math.min(1.3, 0.35 + (0.65 * lightOf(shape.data, at)) / Math.max(1, light)));
    const cover = thing.data[at + 3]! / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const color = thing.data[at + channel]! * cover + own[channel]! * (1 - cover);
      shape.data[at + channel] = Math.max(0, Math.min(255, Math.round(color * relief)));
    }
  }
}
