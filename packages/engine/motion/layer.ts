/** A layer in front of the camera: a flat image at one distance, or a floor whose distance varies by row. */

/** Colors are premultiplied, so that interpolation leaves no dark fringes. */
export type Layer = {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Position of the upper left corner on the frame before the camera moves; `scale` is the number of frame pixels per layer pixel. */
  left: number;
  top: number;
  scale: number;
  /** Distance from the camera, 1 for the subject; for a floor, a function of the layer's row. */
  distance: number | ((row: number) => number);
  /** Covers everything behind it; its border pixels are extended outward. */
  solid: boolean;
  /** The whole image as one plane, which the camera sees under an angle. */
  turns?: boolean;
  /** How far a row is moved aside at a given second, in frame pixels: the waves of water. */
  ripple?: (row: number, seconds: number) => number;
  /** The layer's own offset in frame pixels at a given second. */
  sway?: (seconds: number) => { x: number; y: number };
};

/** Converts straight alpha to premultiplied. */
export function multiplied(rgba: Uint8Array): Uint8Array {
  const result = new Uint8Array(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3]!;
    for (let channel = 0; channel < 3; channel += 1) result[at + channel] = Math.round((rgba[at + channel]! * alpha) / 255);
    result[at + 3] = alpha;
  }
  return result;
}

/** Converts three channels to four, opaque. */
export function opaque(rgb: Uint8Array): Uint8Array {
  const result = new Uint8Array((rgb.length / 3) * 4);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    result[to] = rgb[from]!;
    result[to + 1] = rgb[from + 1]!;
    result[to + 2] = rgb[from + 2]!;
    result[to + 3] = 255;
  }
  return result;
}
