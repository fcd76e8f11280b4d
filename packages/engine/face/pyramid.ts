/** Blends two images band by band (Burt and Adelson, 1983): coarse bands over a wide seam, fine ones over a narrow one. */
import { boxMean, type Plane } from '../image/raster.ts';

type Level = { plane: Plane; width: number; height: number };

function halved({ plane, width, height }: Level): Level {
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1];
  const smooth = boxMean(plane, width, height, 1);
  const result = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) result[y * w + x] = smooth[Math.min(height - 1, y * 2) * width + Math.min(width - 1, x * 2)]!;
  return { plane: result, width: w, height: h };
}

function doubled({ plane, width, height }: Level, w: number, h: number): Plane {
  const result = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    const fy = Math.min(height - 1, y / 2);
    const y0 = Math.trunc(fy);
    const y1 = Math.min(height - 1, y0 + 1);
    const ty = fy - y0;
    for (let x = 0; x < w; x += 1) {
      const fx = Math.min(width - 1, x / 2);
      const x0 = Math.trunc(fx);
      const x1 = Math.min(width - 1, x0 + 1);
      const tx = fx - x0;
      const upper = plane[y0 * width + x0]! * (1 - tx) + plane[y0 * width + x1]! * tx;
      const lower = plane[y1 * width + x0]! * (1 - tx) + plane[y1 * width + x1]! * tx;
      result[y * w + x] = upper * (1 - ty) + lower * ty;
    }
  }
  return result;
}

/** `over` where the mask is 1, `under` where it is 0. */
export function blendPyramid(over: Plane, under: Plane, mask: Plane, width: number, height: number, levels: number): Plane {
  if (levels === 0 || width < 16 || height < 16) return under.map((value, at) => value + (over[at]! - value) * mask[at]!);
  const [smallOver, smallUnder, smallMask] = [over, under, mask].map((plane) => halved({ plane, width, height })) as [Level, Level, Level];
  const { width: w, height: h } = smallOver;
  const low = doubled(
    { ...smallOver, plane: blendPyramid(smallOver.plane, smallUnder.plane, smallMask.plane, w, h, levels - 1) },
    width,
    height,
  );
  const [softOver, softUnder] = [doubled(smallOver, width, height), doubled(smallUnder, width, height)];
  return low.map((value, at) => {
    const detail = under[at]! - softUnder[at]!;
    return value + detail + (over[at]! - softOver[at]! - detail) * mask[at]!;
  });
}
