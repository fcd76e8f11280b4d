/** Light on the flat fills of the library: skin, hair, and cloth get gradients, and hair its strands. */
import { randomFrom } from '@iridia/pixels/random';
import { toward } from './features.ts';

/** What the library is asked to fill with, so that its fills can be found in what it draws. */
export const marked = { skin: '#fe0001', hair: '#fe0002', cloth: '#fe0003' } as const;

const stops = (...at: readonly (readonly [offset: number, color: string])[]): string =>
  at.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');

/** What the fills of a portrait refer to. */
export const lightOn = ({ skin, hair, cloth }: Record<keyof typeof marked, string>): string =>
  `<radialGradient id="skin" gradientUnits="userSpaceOnUse" cx="122" cy="104" r="112">${stops([0, toward(skin, '#fff4e6', 0.3)], [0.5, skin], [1, toward(skin, '#7a2d1e', 0.26)])}</radialGradient>` +
  `<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="96" y1="10" x2="150" y2="270">${stops([0, toward(hair, '#ffffff', 0.16)], [0.22, hair], [0.6, toward(hair, '#12080c', 0.18)], [1, toward(hair, '#12080c', 0.42)])}</linearGradient>` +
  `<linearGradient id="behind" gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="200">${stops([0, toward(hair, '#12080c', 0.3)], [1, toward(hair, '#12080c', 0.55)])}</linearGradient>` +
  `<linearGradient id="cloth" gradientUnits="userSpaceOnUse" x1="60" y1="196" x2="196" y2="290">${stops([0, toward(cloth, '#ffffff', 0.14)], [0.45, cloth], [1, toward(cloth, '#0c0c1c', 0.34)])}</linearGradient>` +
  '<radialGradient id="cheek"><stop stop-color="#f0484e" stop-opacity=".24"/><stop offset="1" stop-color="#f0484e" stop-opacity="0"/></radialGradient><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3.2"/></filter>';

/** Strands from the crown down; `curl` from 0, straight, to 1. */
function strands(hair: string, curl: number, seed: number): string {
  const random = randomFrom(`${seed}/strands`);
  const [dark, light] = [toward(hair, '#12080c', 0.5), toward(hair, '#ffffff', 0.42)];
  const stroke = (path: string, index: number) =>
    `<path d="${path}" stroke="${index % 2 ? light : dark}" stroke-opacity="${index % 2 ? 0.34 : 0.3}" stroke-width="${(0.8 + random()).toFixed(2)}" stroke-linecap="round"/>`;
  if (curl > 0.7)
    return Array.from({ length: 110 }, (_, index) => {
      const [x, y, size] = [20 + random() * 226, 4 + random() * 240, 5 + random() * 6];
      return stroke(
        `M${(x - size).toFixed(1)} ${y.toFixed(1)}q${(size * 0.3).toFixed(1)} ${(-size * 1.2).toFixed(1)} ${size.toFixed(1)}${(-size * 0.5).toFixed(1)}t${(size * 0.7).toFixed(1)} ${size.toFixed(1)}`,
        index,
      );
    }).join('');
  return Array.from({ length: 46 }, (_, index) => {
    const from = (index / 45) * 2 - 1;
    const sway = curl * 14 * (index % 2 ? 1 : -1);
    const [top, middle, low] = [130 + from * 22, 132 + from * 70, 132 + from * 92];
    return stroke(
      `M${top.toFixed(1)} ${(16 + Math.abs(from) * 10).toFixed(1)}Q${middle.toFixed(1)} ${(34 + random() * 20).toFixed(1)} ${(middle + from * 8).toFixed(1)} 110Q${(low + sway).toFixed(1)} 160 ${low.toFixed(1)} 205T${(low + from * 6).toFixed(1)} 276`,
      index,
    );
  }).join('');
}

/** Fills with light what is filled with the marks. */
export const lit = (drawing: string): string =>
  Object.entries(marked).reduce((rest, [name, mark]) => rest.replaceAll(`"${mark}"`, `"url(#${name})"`), drawing);

/** Strands and a sheen over the hair in `drawing`, which is filled with its mark; `curl` is how curly it is, from 0 to 1. */
export function glossOf(drawing: string, hair: string, curl: number, seed: number): string {
  const paths = [...drawing.matchAll(/<path ([^>]*)\/>/gu)].map(([, attributes]) => attributes!).filter((one) => one.includes(marked.hair));
  if (paths.length === 0) return '';
  const clip = paths.map((attributes) => `<path ${attributes}/>`).join('');
  return `<clipPath id="hairs">${clip}</clipPath><g clip-path="url(#hairs)">${strands(hair, curl, seed)}<path d="M58 92Q86 34 138 36Q186 40 204 92" stroke="#fff" stroke-opacity="${curl > 0.7 ? 0.12 : 0.24}" stroke-width="11" filter="url(#soft)"/></g>`;
}
