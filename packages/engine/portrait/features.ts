/** Eyes, brows, nose, and mouth, where the library has dots and bars: in its square of 264 × 280, eyes at (106, 112) and (158, 112). */
import { hex, mix, type Color } from '@iridia/pixels/color';
import { irisOf } from './palette.ts';

export const toHex = (color: Color): string =>
  `#${color
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
export const toward = (color: string, other: string, share: number): string => toHex(mix(hex(color), hex(other), share));

/** How the eyes of a face are drawn; `lashes` gives them long ones. */
export type Look = { lashes: boolean; anime: boolean; wide: boolean };

const almond = 'M-12.5 2Q-9.5-9.5 1-10.4Q10.5-10 13-1Q9.5 8 0 8.6Q-8.5 8-12.5 2Z';
const lid = (lashes: boolean): string =>
  lashes
    ? 'M-13 3Q-9.5-9.4 1-10.4Q10-9.8 12.6-1.4L18.4-5.6Q15-8 14-9Q9-14 1-13.7Q-11-12.6-13 3Z'
    : 'M-13 2.4Q-9.5-9.4 1-10.4Q10-9.8 13.4-.8Q10.6-12.2 1-12.4Q-10.4-11.6-13 2.4Z';

function eye(x: number, iris: string, { lashes, anime, wide }: Look, line: string): string {
  const [across, down] = anime ? [1.18, 1.42] : wide ? [1.1, 1.24] : lashes ? [1.06, 1] : [0.92, 0.8];
  const side = x < 132 ? -1 : 1;
  return `<g transform="translate(${x} 112) scale(${side * across} ${down})"><path d="${almond}" fill="#fff"/><g clip-path="url(#almond)"><g transform="scale(${side / across} ${1 / down})"><circle cx="0" cy="${anime ? 1 : -0.6}" r="${anime ? 11.5 : wide ? 7 : 8}" fill="${iris}"/><circle cx="0" cy="${anime ? 1 : -0.6}" r="${anime ? 11.5 : wide ? 7 : 8}" fill="url(#iris)"/><circle cx="0" cy="${anime ? 0 : -0.6}" r="${anime ? 5 : 3.6}" fill="#17101a"/><circle cx="-3" cy="${anime ? -6 : -4}" r="${anime ? 3.8 : 2.4}" fill="#fff"/><circle cx="3.2" cy="${anime ? 6 : 3}" r="${anime ? 2 : 1.2}" fill="#fff" fill-opacity=".85"/></g><path d="M-13-11H14V-4Q2-8.5-13 1Z" fill="#2a1420" fill-opacity=".2"/></g><path d="${lid(lashes)}" fill="${line}"/><path d="M-9 6Q0 10.4 10 5" stroke="${line}" stroke-opacity=".4" stroke-width=".9" stroke-linecap="round"/>${lashes ? `<path d="M-9.5-10.5Q0-18.4 12.5-12" stroke="${line}" stroke-opacity=".35" stroke-width="1" stroke-linecap="round"/>` : ''}</g>`;
}

/** Eyes whose irises have a color; `left` and `right` as the image shows them. */
export function eyeDrawing(left: string, right: string, look: Look): string {
  const line = '#2b1a1c';
  return `<g>${eye(106, irisOf(left), look, line)}${eye(158, irisOf(right), look, line)}</g>`;
}

/** The definitions that the eyes draw with. */
export const eyeDefinitions = `<clipPath id="almond"><path d="${almond}"/></clipPath><linearGradient id="iris" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".62"/><stop offset=".55" stop-color="#000" stop-opacity=".08"/><stop offset="1" stop-color="#fff" stop-opacity=".38"/></linearGradient>`;

/** The right brow by the library's names, from the nose outward; x is from the middle of the face. */
const brows: Readonly<Record<string, string>> = {
  defaultNatural: 'M14 95.6Q30 87.6 45 97.6Q30 91.8 14.4 99Z',
  flatNatural: 'M14 96Q30 91.6 45 95.4Q30 95 14.4 99.6Z',
  raisedExcitedNatural: 'M14 90Q30 80.6 45 92Q30 85.4 14.4 93.4Z',
  sadConcernedNatural: 'M15 90.4Q30 90.6 45 99.4Q29 95.4 15.6 94.6Z',
  angryNatural: 'M13.6 99Q29 93 45 91.4Q31 97 14.4 103Z',
};

/** The brows of a face; null where its mood has the library's own. */
export const browDrawing = (name: string, color: string, thin: boolean): string | null =>
  brows[name]
    ? [1, -1]
        .map(
          (side) =>
            `<path transform="translate(132 0) scale(${side} 1)" d="${brows[name]}" fill="${color}" stroke="${color}" stroke-width="${thin ? 0.9 : 2.4}" stroke-linejoin="round"/>`,
        )
        .join('')
    : null;

export const noseDrawing = (skin: string, small: boolean): string => {
  const shade = toward(skin, '#6b2a1c', 0.42);
  return small
    ? `<path d="M135.5 118Q138 127 136.5 132.6" stroke="${shade}" stroke-opacity=".28" stroke-width="2" stroke-linecap="round"/><path d="M127 136.4Q132 140.4 137 136.4" stroke="${shade}" stroke-width="2" stroke-linecap="round"/><ellipse cx="131.4" cy="131.4" rx="2.4" ry="3" fill="#fff" fill-opacity=".32"/>`
    : `<path d="M137 116Q141 128 139.5 133" stroke="${shade}" stroke-opacity=".32" stroke-width="2.6" stroke-linecap="round"/><path d="M121.5 134.6Q124 140.4 132 140Q140 140.4 142.5 134.6" stroke="${shade}" stroke-width="2.4" stroke-linecap="round"/><ellipse cx="131" cy="131" rx="3.2" ry="3.8" fill="#fff" fill-opacity=".24"/>`;
};

const closed = (corner: number, lip: string): string =>
  `<path d="M118 ${153 - corner * 0.3}Q125 149 129 150.4Q132 151.8 135 150.4Q139 149 146 ${153 - corner * 0.3}Q139 155 132 155Q125 155 118 ${153 - corner * 0.3}Z" fill="${toward(lip, '#3a0f18', 0.2)}"/><path d="M119.5 ${153.6 - corner * 0.3}Q132 157 144.5 ${153.6 - corner * 0.3}Q140 161.4 132 161.4Q124 161.4 119.5 ${153.6 - corner * 0.3}Z" fill="${lip}"/><path d="M115.5 ${153.6 - corner}Q123 155.4 132 155Q141 155.4 148.5 ${153.6 - corner}" stroke="#3a0f18" stroke-opacity=".62" stroke-width="1.3" stroke-linecap="round"/><ellipse cx="131" cy="158.2" rx="5" ry="1.2" fill="#fff" fill-opacity=".3"/>`;

/** The mouths that are drawn here, by the library's names; `lip` is their color. */
const mouths: Readonly<Record<string, (lip: string) => string>> = {
  twinkle: (lip) => closed(2.6, lip),
  serious: (lip) => closed(0, lip),
  sad: (lip) => closed(-3.4, lip),
  smile: (lip) =>
    `<path d="M115.5 149.5Q132 153.4 148.5 149.5Q146.5 165 132 165.6Q117.5 165 115.5 149.5Z" fill="#6d1c2a"/><path d="M120.5 160.6Q132 155.6 143.5 160.6Q139 165.4 132 165.4Q125 165.4 120.5 160.6Z" fill="#e0637a"/><path d="M116.6 150Q132 153.6 147.4 150Q146.8 155 145 156.4Q132 159.4 119 156.4Q117.2 155 116.6 150Z" fill="#fff"/><path d="M115 149.2Q124 147.4 128.6 148.4Q132 149.8 135.4 148.4Q140 147.4 149 149.2Q132 154.4 115 149.2Z" fill="${toward(lip, '#3a0f18', 0.2)}"/><path d="M118.6 159.6Q132 169.6 145.4 159.6Q141 169.4 132 169.4Q123 169.4 118.6 159.6Z" fill="${lip}"/>`,
  disbelief: (lip) =>
    `<ellipse cx="132" cy="157" rx="8.4" ry="9.6" fill="${lip}"/><ellipse cx="132" cy="157" rx="5.6" ry="6.8" fill="#5a1622"/>`,
};

/** Returns the mouth; null where the library's is as good. */
export const mouthDrawing = (name: string, lip: string): string | null => mouths[name]?.(lip) ?? null;
