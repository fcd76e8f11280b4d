/** Makeup: replaces the color of skin and keeps its light and shade. */
import { brightnessOf } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { boundsOf, faceWidth, moved, outline, type Mesh } from '../face/mesh.ts';
import { fillPolygons, grown } from '../face/polygon.ts';
import { learnSkin, skinAt } from '../face/skin.ts';
import type { Planes } from '../face/warp.ts';
import type { Tint } from './costumes/costume.ts';

/** The painted pixels, from 0 to 1, in a window around the face. */
type Region = { left: number; top: number; width: number; height: number; mask: Plane };

function windowOf(image: Image, mesh: Mesh, around: number): Omit<Region, 'mask'> {
  const box = boundsOf(mesh);
  const margin = faceWidth(mesh) * around;
  const left = Math.max(0, Math.floor(box.x - margin));
  const top = Math.max(0, Math.floor(box.y - margin));
  return {
    left,
    top,
    width: Math.min(image.width, Math.ceil(box.x + box.width + margin)) - left,
    height: Math.min(image.height, Math.ceil(box.y + box.height + margin * 1.4)) - top,
  };
}

function planesOf({ rgb, width: whole }: Image, { left, top, width, height }: Omit<Region, 'mask'>): Planes {
  const plane = (channel: number) =>
    Float32Array.from(
      { length: width * height },
      (_, at) => rgb[((Math.trunc(at / width) + top) * whole + (at % width) + left) * 3 + channel]!,
    );
  return [plane(0), plane(1), plane(2)];
}

/** How far a bald forehead reaches above the mesh, in face widths. */
const bare = 0.45;

function regionOf(image: Image, mesh: Mesh, kind: Tint['region']): Region {
  const window = windowOf(image, mesh, kind === 'face' ? 0.15 : 0.7);
  const { left, top, width, height } = window;
  const own = moved(mesh, 1, -left, -top);
  const size = faceWidth(mesh);
  const oval = fillPolygons(
    [
      grown(
        outline.oval.map((index) => own[index]!),
        kind === 'face' ? 1 : 0.96,
      ),
    ],
    width,
    height,
  );
  const feather = Math.max(1, Math.round(size * 0.02));
  const face = boxMean(boxMean(oval, width, height, feather), width, height, feather);
  if (kind === 'face') return { ...window, mask: face };
  const planes = planesOf(image, window);
  const learned = learnSkin(planes, width, height, own, Math.max(1, Math.round(size / 60)));
  const skin = new Float32Array(width * height);
  const center = own[4]!;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const [red, green, blue] = [planes[0][at]!, planes[1][at]!, planes[2][at]!];
      // Ears, neck, and shoulders count as skin; matching colors farther away may be a wall, and those far above the mesh are hair.
      const above = (own[10]![1] - y) / size;
      const near = clamp01((1.5 - Math.hypot(x - center[0], (y - center[1]) * 0.8) / size) / 0.4) * clamp01((bare - above) / 0.1);
      if (near === 0) continue;
      const likely = learned ? skinAt(learned, x, y, red, green, blue) : 0;
      skin[at] = (above > 0 ? clamp01((likely - 0.6) / 0.3) : likely) * near;
    }
  const calm = boxMean(skin, width, height, Math.max(1, Math.round(size / 50)));
  return { ...window, mask: calm.map((value, at) => Math.max(clamp01((value - 0.25) / 0.5), face[at]! * 0.75 + face[at]! * 0.25 * value)) };
}

/** Paints in place. The color applies to skin of average brightness; lighter and darker areas keep their offset. */
export function tintFace(image: Image, mesh: Mesh, { color, amount, region: kind }: Tint): void {
  const { left, top, width, height, mask } = regionOf(image, mesh, kind);
  const { rgb, width: whole } = image;
  const at = (index: number) => ((Math.trunc(index / width) + top) * whole + (index % width) + left) * 3;
  const lumaAt = (from: number) => brightnessOf(rgb[from]!, rgb[from + 1]!, rgb[from + 2]!);
  let [sum, total] = [0, 0];
  for (let index = 0; index < width * height; index += 1) {
    sum += lumaAt(at(index)) * mask[index]!;
    total += mask[index]!;
  }
  const usual = sum / (total || 1) || 1;
  for (let index = 0; index < width * height; index += 1) {
    const share = mask[index]! * amount;
    if (share <= 0) continue;
    const from = at(index);
    const light = Math.min(1.3, lumaAt(from) / usual);
    for (let channel = 0; channel < 3; channel += 1) {
      const painted = Math.min(255, color[channel]! * light ** 1.15);
      rgb[from + channel] = Math.round(rgb[from + channel]! * (1 - share) + painted * share);
    }
  }
}
