/** The tones of a finished image: slightly more contrast, warm lights, cool shades, and darker corners. */
import type { Image } from '@iridia/pixels/image';

/** How far lights and shades are moved, for red, green, and blue. */
const [warmth, coolness] = [
  [5, 1, -6],
  [-3, 0, 6],
] as const;

const curves = [0, 1, 2].map((channel) =>
  Float32Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    const curved = share + 0.055 * Math.sin((share - 0.5) * 2 * Math.PI) * 0.9;
    return curved * 255 + warmth[channel]! * share * share + coolness[channel]! * (1 - share) ** 2 * share * 3;
  }),
);

/** Grades the pixels in place. */
export function grade({ rgb, width, height }: Image): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const corner = 1 - 0.26 * Math.max(0, away - 0.3);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        rgb[at + channel] = Math.max(0, Math.min(255, curves[channel]![rgb[at + channel]!]! * corner));
    }
}
