/** What the library of parts does not have, in its square of 264 × 280: eyes are at (106, 112) and (158, 112), ears at y 117. */
/** Lines of age; `strength` from 0 to 1. */
export const wrinkles = (strength: number): string =>
  `<g stroke="#000" stroke-opacity="${0.26 * strength}" stroke-width="1.8" stroke-linecap="round"><path d="M112 76q20-4 40 0M114 82q18-3 36 0"/><path d="M86 108l-5-3M86 113h-6M86 118l-5 3M178 108l5-3M178 113h6M178 118l5 3"/><path d="M99 124q7 4 14 1M151 125q7 3 14-1"/><path d="M112 132q-6 8-6 17M152 132q6 8 6 17"/></g>`;

export const freckles = `<g fill="#8a4a24" fill-opacity=".5">${[
  [96, 130],
  [101, 126],
  [107, 131],
  [113, 127],
  [103, 134],
  [168, 130],
  [163, 126],
  [157, 131],
  [151, 127],
  [161, 134],
  [126, 128],
  [138, 128],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6"/>`)
  .join('')}</g>`;
export const blush =
  '<g fill="#ff5a5a" fill-opacity=".28"><ellipse cx="97" cy="132" rx="10" ry="6.5"/><ellipse cx="167" cy="132" rx="10" ry="6.5"/></g>';
/** The warmth of cheeks that nobody asks for. */
export const cheeks = '<g fill="url(#cheek)"><ellipse cx="98" cy="134" rx="15" ry="10"/><ellipse cx="166" cy="134" rx="15" ry="10"/></g>';
const braid = (x: number, hair: string): string =>
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (index) =>
        `<ellipse cx="${x + (index % 2 ? 2.5 : -2.5)}" cy="${136 + index * 15}" rx="${11 - index * 0.5}" ry="10" fill="${hair}" stroke="#000" stroke-opacity=".18" stroke-width="1.5"/>`,
    )
    .join('') +
  `<rect x="${x - 6}" y="236" width="12" height="6" rx="3" fill="#d2455f"/><path d="M${x - 6} 242q6 18 12 0Z" fill="${hair}"/>`;
export const braids = (hair: string): string => braid(66, hair) + braid(198, hair);
/** Behind the head. */
export const ponytail = (hair: string): string =>
  `<path d="M160 44c44-22 84 14 80 74-2 40-16 66-34 92 4-40-6-84-46-112Z" fill="${hair}"/><circle cx="178" cy="52" r="9" fill="#d2455f"/>`;

const twinTail = 'M84 56C30 30 2 84 12 146C18 188 26 214 18 252C46 230 62 194 60 150C60 112 74 88 88 74Z';
/** Two tails, one on each side behind the head. */
export const twinTails = (hair: string): string =>
  ['', 'translate(264 0) scale(-1 1)']
    .map(
      (side) =>
        `<g transform="${side}"><path d="${twinTail}" fill="${hair}"/><path d="M70 66C34 70 22 110 28 150S40 206 32 236M62 80C44 90 38 120 42 152S48 196 40 222" stroke="#000" stroke-opacity=".16" stroke-width="2"/><path d="M64 60C34 60 18 96 22 138" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/><circle cx="78" cy="64" r="9" fill="#d2455f"/></g>`,
    )
    .join('');

/** Over the clothes: the collar and the bow of a school uniform. */
export const sailorCollar = (color: string, bow: string): string =>
  `<path d="M104 197Q78 203 62 217L88 246L132 276L176 246L202 217Q186 203 160 197L132 250Z" fill="${color}"/><path d="M72 217L93 240L132 267L171 240L192 217" stroke="#fff" stroke-opacity=".85" stroke-width="2.2"/><path d="M132 256L106 244V270ZM132 256L158 244V270Z" fill="${bow}"/><path d="M132 258L120 280H144Z" fill="${bow}"/><path d="M132 256L106 244V270ZM132 256L158 244V270Z" fill="#000" fill-opacity=".12"/><circle cx="132" cy="257" r="6" fill="${bow}"/>`;

/** Over the hair, down to the brow. */
export const cap = (color: string): string =>
  `<path d="M72 88c-3-40 24-62 60-62s63 22 60 62c-38-9-82-9-120 0Z" fill="${color}"/><path d="M72 88c38-9 82-9 120 0 10 3 20 8 24 15-40-14-116-16-152-3-2-5 2-10 8-12Z" fill="${color}"/><path d="M72 88c38-9 82-9 120 0 10 3 20 8 24 15-40-14-116-16-152-3-2-5 2-10 8-12Z" fill="#000" fill-opacity=".28"/><circle cx="132" cy="27" r="4.5" fill="#000" fill-opacity=".3"/><path d="M132 28v52" stroke="#000" stroke-opacity=".16" stroke-width="2"/>`;
export const crown = (color: string): string =>
  `<path d="M84 58 76 14l28 20 28-30 28 30 28-20-8 44q-48-10-96 0Z" fill="${color}"/><path d="M84 58q48-10 96 0l-2 9q-46-9-92 0Z" fill="${color}"/><path d="M84 58q48-10 96 0l-2 9q-46-9-92 0Z" fill="#000" fill-opacity=".16"/><g fill="#d2455f"><circle cx="132" cy="40" r="5"/><circle cx="104" cy="46" r="3.5"/><circle cx="160" cy="46" r="3.5"/></g>`;
/** What jewelry of many colors takes in turn. */
export const manyColors = ['#d2455f', '#f2b632', '#2f9e7a', '#3f6fd1', '#8a4fc0'] as const;
const turn = (colors: readonly string[], index: number): string => colors[index % colors.length]!;

export const earrings = (colors: readonly string[]): string =>
  [69, 195]
    .map(
      (x) =>
        `<circle cx="${x}" cy="133" r="2.6" fill="${turn(colors, 1)}"/><circle cx="${x}" cy="141" r="7" stroke="${turn(colors, 0)}" stroke-width="3.2"/>${
          colors.length > 1
            ? [-7, 0, 7]
                .map(
                  (aside, index) =>
                    `<circle cx="${x + aside}" cy="${150 - Math.abs(aside) * 0.4}" r="3.2" fill="${turn(colors, index + 1)}"/>`,
                )
                .join('')
            : ''
        }`,
    )
    .join('');
export const necklace = (colors: readonly string[]): string =>
  `<g stroke="#000" stroke-opacity=".15">${Array.from({ length: 13 }, (_, index) => {
    const along = (index / 12) * Math.PI;
    return `<circle cx="${(132 - Math.cos(along) * 29).toFixed(1)}" cy="${(196 + Math.sin(along) * 22).toFixed(1)}" r="3.8" fill="${turn(colors, index)}"/>`;
  }).join('')}</g>`;
export const tie = (color: string): string =>
  `<path d="M125 214h14l-3 11 9 55h-26l9-55Z" fill="${color}"/><path d="M125 214h14l-3 11h-8Z" fill="#000" fill-opacity=".25"/>`;
