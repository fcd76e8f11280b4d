/** Clears the rim of a cut-out: its outermost pixels have the color of the old background, which shines in another place. */
import { boxMean, clamp01, type Plane } from '../image/raster.ts';

/** How opaque the surroundings of a pixel are that is surely inside, and from where on an edge is opaque. */
const inside = { from: 0.94, to: 1 } as const;
const edge = { from: 0.42, to: 0.92 } as const;
/** A color is taken from as far away as this many radii. */
const reach = 3;

/** Paints what is near the edge in the color of what lies further inside, and narrows it by half of `radius`, in pixels; in place, without premultiplied alpha. */
export function clearRim(rgba: Uint8Array, width: number, height: number, radius: number): void {
  const plane = (value: (at: number) => number): Plane => Float32Array.from({ length: width * height }, (_, at) => value(at));
  const around = boxMean(
    plane((at) => rgba[at * 4 + 3]! / 255),
    width,
    height,
    radius,
  );
  const sure = around.map((share) => clamp01((share - inside.from) / (inside.to - inside.from)));
  const mean = (values: Plane) => boxMean(values, width, height, Math.round(radius * reach));
  const weight = mean(sure);
  const colors = [0, 1, 2].map((channel) => mean(plane((at) => rgba[at * 4 + channel]! * sure[at]!)));
  for (let at = 0; at < width * height; at += 1) {
    if (rgba[at * 4 + 3] === 0) continue;
    rgba[at * 4 + 3]! *= clamp01((around[at]! - edge.from) / (edge.to - edge.from));
    const own = sure[at]!;
    if (own === 1 || weight[at]! < 0.01) continue;
    for (const [channel, color] of colors.entries())
      rgba[at * 4 + channel] = rgba[at * 4 + channel]! * own + (color[at]! / weight[at]!) * (1 - own);
  }
}
