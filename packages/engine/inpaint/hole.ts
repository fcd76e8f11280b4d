/** The part of an image to fill: one byte per pixel, 1 inside. */
import sharp from 'sharp';

export type Hole = Uint8Array;
export type HoleBox = { left: number; top: number; width: number; height: number };

/** Reads the white, opaque pixels of a mask, resized to the image. */
export async function readMask(path: string, width: number, height: number): Promise<Hole> {
  const { data } = await sharp(path)
    .ensureAlpha()
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hole = new Uint8Array(width * height);
  for (let at = 0; at < hole.length; at += 1) {
    const light = data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!;
    hole[at] = data[at * 4 + 3]! > 127 && light > 3 * 127 ? 1 : 0;
  }
  return hole;
}

/** Grows the hole by `radius` pixels in every direction. */
export function dilate(hole: Hole, width: number, height: number, radius: number): Hole {
  const rows = new Uint8Array(hole.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (hole[at]) rows.fill(1, y * width + Math.max(0, x - radius), y * width + Math.min(width, x + radius + 1));
    }
  const result = new Uint8Array(hole.length);
  for (let y = 0; y < height; y += 1)
    for (let down = Math.max(0, y - radius); down <= Math.min(height - 1, y + radius); down += 1)
      for (let x = 0; x < width; x += 1) if (rows[down * width + x]) result[y * width + x] = 1;
  return result;
}

/** The side of the largest square that fits into the hole, in pixels. */
export function thicknessOf(hole: Hole, width: number): number {
  const side = new Uint16Array(hole.length);
  let largest = 0;
  for (let at = 0; at < hole.length; at += 1) {
    if (!hole[at]) continue;
    const inside = at % width > 0 && at >= width;
    const fitting = 1 + (inside ? Math.min(side[at - 1]!, side[at - width]!, side[at - width - 1]!) : 0);
    side[at] = fitting;
    largest = Math.max(largest, fitting);
  }
  return largest;
}

const touch = (one: HoleBox, other: HoleBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function around(one: HoleBox, other: HoleBox): HoleBox {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

/** The bounds of each connected part of the hole. */
function boundsOf(hole: Hole, width: number): HoleBox[] {
  const seen = new Uint8Array(hole.length);
  const boxes: HoleBox[] = [];
  const open: number[] = [];
  for (let start = 0; start < hole.length; start += 1) {
    if (!hole[start] || seen[start]) continue;
    let [left, right, top, bottom] = [width, 0, Infinity, 0];
    seen[start] = 1;
    open.push(start);
    while (open.length > 0) {
      const at = open.pop()!;
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < hole.length && hole[next] && !seen[next]) {
          seen[next] = 1;
          open.push(next);
        }
    }
    boxes.push({ left, top, width: right - left + 1, height: bottom - top + 1 });
  }
  return boxes;
}

/** The boxes to process: each part of the hole with `room` pixels around it; overlapping boxes are merged. */
export function workplaces(hole: Hole, width: number, height: number, room: number): HoleBox[] {
  const places: HoleBox[] = [];
  for (const box of boundsOf(hole, width)) {
    const left = Math.max(0, box.left - room);
    const top = Math.max(0, box.top - room);
    let place: HoleBox = {
      left,
      top,
      width: Math.min(width, box.left + box.width + room) - left,
      height: Math.min(height, box.top + box.height + room) - top,
    };
    for (;;) {
      const near = places.findIndex((other) => touch(place, other));
      if (near === -1) break;
      place = around(place, places.splice(near, 1)[0]!);
    }
    places.push(place);
  }
  return places;
}
