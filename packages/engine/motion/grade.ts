/** What the words ask of the whole image, on the layers of a video: the light of a room at night, rain, black and white. */
import type { Plan } from '@iridia/draft';
import { brightnessOf, hex, type Color } from '@iridia/pixels/color';
import type { Layer } from './layer.ts';

type Veil = { color: Color; share: number };

/** The veils of the still images of scenes. */
function veilsOf({ scene, time, weathers }: Plan): Veil[] {
  const veils: Veil[] = [];
  if ((scene === 'room' || scene === 'underwater') && time !== 'day')
    veils.push(time === 'night' ? { color: hex('#0a1030'), share: 0.32 } : { color: hex('#ff8a3c'), share: 0.22 });
  if (weathers.includes('rain') && scene !== 'room') veils.push({ color: hex('#243447'), share: 0.26 });
  return veils;
}

const sepia = [1.07, 0.88, 0.65] as const;

/** Changes the colors of layers in place. */
export function grade(layers: readonly Layer[], plan: Plan): void {
  const veils = veilsOf(plan);
  const isSepia = plan.finishes.includes('sepia');
  const isGray = isSepia || plan.finishes.includes('mono');
  if (veils.length === 0 && !isGray) return;
  for (const { pixels } of layers)
    for (let at = 0; at < pixels.length; at += 4) {
      const alpha = pixels[at + 3]! / 255;
      if (alpha === 0) continue;
      for (const { color, share } of veils)
        for (let channel = 0; channel < 3; channel += 1)
          pixels[at + channel] = pixels[at + channel]! * (1 - share) + color[channel]! * alpha * share;
      if (!isGray) continue;
      const gray = brightnessOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] = Math.min(pixels[at + 3]!, gray * (isSepia ? sepia[channel]! : 1));
    }
}
