/** What stands before the camera: a flat picture at a distance, or a ground whose distance changes from row to row. */

/** Colours are multiplied by alpha, so that mixtures of neighbours have no dark rims. */
export type Layer = {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Where its upper left corner stands on the frame before the camera moves, and how many pixels of the frame one of its own takes. */
  left: number;
  top: number;
  scale: number;
  /** From the camera, 1 is the subject's; a function of its own row for a ground. */
  distance: number | ((row: number) => number);
  /** Covers whatever is behind it; beyond its borders the last pixels go on. */
  solid: boolean;
  /** Its own movement in pixels of the frame at a second. */
  sway?: (seconds: number) => { x: number; y: number };
};

/** Straight alpha to multiplied. */
export function multiplied(rgba: Uint8Array): Uint8Array {
  const result = new Uint8Array(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3]!;
    for (let channel = 0; channel < 3; channel += 1) result[at + channel] = Math.round((rgba[at + channel]! * alpha) / 255);
    result[at + 3] = alpha;
  }
  return result;
}

/** Three channels to four, opaque. */
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
