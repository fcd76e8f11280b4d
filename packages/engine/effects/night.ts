/** Draws a Halloween night: the scenery behind and in front of the person, and what flies through it. */
import { at, blur, line, path, polygon, type Spot } from './anatomy.ts';

type Random = () => number;

/** A bare tree, drawn from the bottom up. */
function tree(x: number, y: number, height: number, lean: number, random: Random): string {
  const grow = (from: Spot, angle: number, length: number, thick: number, depth: number): string => {
    const to: Spot = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    const bend: Spot = [(from[0] + to[0]) / 2 + (random() - 0.5) * length * 0.3, (from[1] + to[1]) / 2];
    const limb = `<path d="M${at(from)}Q${at(bend)} ${at(to)}" stroke-width="${thick.toFixed(1)}"/>`;
    if (depth === 0) return limb;
    const count = depth > 2 ? 2 : 3;
    const limbs = Array.from({ length: count }, (_, index) =>
      grow(
        to,
        angle + (index - (count - 1) / 2) * 0.75 + (random() - 0.5) * 0.4,
        length * (0.62 + random() * 0.14),
        thick * 0.6,
        depth - 1,
      ),
    );
    return limb + limbs.join('');
  };
  return `<g fill="none" stroke="#07060d" stroke-linecap="round">${grow([x, y], lean, height * 0.34, height * 0.06, 4)}</g>`;
}

function house(x: number, y: number, size: number): string {
  const window = (right: number, down: number) =>
    `<path d="M${right} ${down}q.035 -.07 .07 0v.09h-.07z" fill="#ffb02e"/><path d="M${right + 0.035} ${down - 0.03}v.12M${right} ${down + 0.04}h.07" stroke="#1a1208" stroke-width=".01"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})"><g fill="#0b0914">
    <path d="M-.5 0V-.5L-.56 -.5L-.34 -.86L-.12 -.5L-.16 -.5V-.62H.14V-.95L.09 -.95L.27 -1.3L.45 -.95L.4 -.95V0Z"/>
    <path d="M-.36 -.84v-.16M.27 -1.28v-.16" stroke="#0b0914" stroke-width=".02"/></g>
    ${window(-0.38, -0.34)}${window(0.235, -0.72)}${window(0.03, -0.36)}${window(0.28, -0.3)}</g>`;
}

const grave = (x: number, y: number, size: number, lean: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})"><path d="M-.3 .2V-.5a.3 .3 0 0 1 .6 0V.2Z" fill="#1d1b2a"/><path d="M-.3 .2V-.5a.3 .3 0 0 1 .24 -.29V.2Z" fill="#2c2940"/><path d="M0 -.52v.34M-.12 -.4h.24" stroke="#0c0b14" stroke-width=".06"/></g>`;

/** A jack-o'-lantern without its light, which is drawn separately so that it can flicker. */
const lantern = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse rx=".62" ry=".5" fill="#c4560d"/><ellipse cx="-.3" rx=".34" ry=".47" fill="#e07417"/><ellipse cx=".3" rx=".34" ry=".47" fill="#b24c09"/><ellipse rx=".28" ry=".5" fill="#ea8320"/><path d="M-.05 -.46q-.02 -.16 .12 -.22l.06 .08q-.08 .06 -.06 .15z" fill="#55641f"/></g>`;
const lanternFace = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}"><path d="M-.32 -.04l.12 -.2l.13 .2zM.07 -.04l.13 -.2l.12 .2zM-.05 .08l.05 -.1l.05 .1zM-.38 .12q.38 .14 .76 0q-.06 .26 -.2 .27l-.05 -.1l-.09 .13l-.09 -.13l-.1 .13l-.08 -.13l-.06 .1q-.14 -.05 -.19 -.27z"/></g>`;

export type Scenery = {
  behind: string;
  before: string;
  /** Light of lanterns and windows, added with a flicker. */
  light: string;
};

/** `moonRight`: whether the moon is on the right side. */
export function nightScenery(width: number, height: number, random: Random, moonRight: boolean): Scenery {
  const size = Math.min(width, height);
  const moon: Spot = [width * (moonRight ? 0.82 : 0.18), height * 0.2];
  const radius = size * 0.13;
  const stars = Array.from({ length: 90 }, () => {
    const [x, y] = [random() * width, random() ** 1.4 * height * 0.7];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.5 + random() * 1.3).toFixed(1)}" fill="#fff" fill-opacity="${(0.25 + random() * 0.65).toFixed(2)}"/>`;
  });
  const cloud = (y: number) => {
    const [x, reach] = [random() * width, size * (0.3 + random() * 0.4)];
    return `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.11}" fill="#2c2350" fill-opacity=".75" filter="url(#cloud)"/>`;
  };
  const ridge = (base: number, rise: number, fill: string) => {
    const spots = Array.from({ length: 13 }, (_, step): Spot => [(step / 12) * width, base - random() * rise]);
    return path(`${line(spots)}L${width} ${height}L0 ${height}Z`, `fill="${fill}"`);
  };
  const craters = [
    [-0.3, -0.2, 0.22],
    [0.25, 0.3, 0.28],
    [0.35, -0.35, 0.13],
    [-0.2, 0.45, 0.15],
  ].map(
    ([x, y, r]) =>
      `<circle cx="${moon[0] + x! * radius}" cy="${moon[1] + y! * radius}" r="${r! * radius}" fill="#d9c99a" fill-opacity=".55"/>`,
  );
  const behind = [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0a24"/><stop offset=".45" stop-color="#271a52"/><stop offset=".75" stop-color="#5a2a66"/><stop offset="1" stop-color="#b3532f"/></linearGradient>`,
    `<radialGradient id="halo"><stop offset="0" stop-color="#fff0c2" stop-opacity=".75"/><stop offset=".3" stop-color="#ffd98a" stop-opacity=".3"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>`,
    blur('cloud', size * 0.025),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    ...stars,
    `<circle cx="${moon[0]}" cy="${moon[1]}" r="${radius * 3.2}" fill="url(#halo)"/><circle cx="${moon[0]}" cy="${moon[1]}" r="${radius}" fill="#f6e7b4"/>`,
    ...craters,
    cloud(height * 0.16),
    cloud(height * 0.3),
    cloud(height * 0.42),
    ridge(height * 0.68, height * 0.1, '#1d1638'),
    house(width * (moonRight ? 0.16 : 0.84), height * 0.72, size * 0.3),
    ridge(height * 0.78, height * 0.06, '#120e24'),
    tree(width * (moonRight ? 0.95 : 0.05), height * 0.86, height * 0.75, moonRight ? -0.1 : 0.1, random),
    tree(width * (moonRight ? 0.04 : 0.96), height * 0.9, height * 0.55, moonRight ? 0.14 : -0.14, random),
    ridge(height * 0.9, height * 0.03, '#0a0815'),
    grave(width * 0.12, height * 0.9, size * 0.1, -5),
    grave(width * 0.3, height * 0.86, size * 0.07, 4),
    grave(width * 0.72, height * 0.87, size * 0.075, -3),
    grave(width * 0.9, height * 0.91, size * 0.1, 6),
  ].join('');
  const ground = height - size * 0.03;
  const lanterns: readonly (readonly [number, number, number])[] = [
    [width * 0.1, ground - size * 0.05, size * 0.16],
    [width * 0.245, ground, size * 0.1],
    [width * 0.9, ground - size * 0.04, size * 0.14],
  ];
  const blades = Array.from({ length: 70 }, () => {
    const [x, tall] = [random() * width, size * (0.02 + random() * 0.045)];
    return polygon([
      [x - 2, height],
      [x + (random() - 0.5) * 14, height - tall],
      [x + 3, height],
    ]);
  });
  return {
    behind,
    before: `${lanterns.map(([x, y, s]) => lantern(x, y, s) + lanternFace(x, y, s, '#5c2405')).join('')}${path(blades.join(''), 'fill="#05040a"')}`,
    light:
      blur('lit', size * 0.012) +
      lanterns
        .map(
          ([x, y, s]) =>
            `<radialGradient id="pool${s.toFixed(0)}"><stop offset="0" stop-color="#ff8a1c" stop-opacity=".2"/><stop offset="1" stop-color="#ff8a1c" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${s * 1.6}" fill="url(#pool${s.toFixed(0)})"/>${lanternFace(x, y, s, '#ffc23d')}<g filter="url(#lit)">${lanternFace(x, y, s, '#ff9a1f')}</g>`,
        )
        .join(''),
  };
}

/** A bat with its wings up (1) or down (-1), 120 × 90. */
export const bat = (wings: number): string =>
  `<g transform="translate(60 48)" fill="#0a0812"><ellipse rx="6" ry="10"/><path d="M-5 -7l-3 -9l6 5h4l6 -5l-3 9z"/>${[-1, 1]
    .map(
      (side) =>
        `<path transform="scale(${side} 1)" d="M3 -6Q16 ${-20 * wings - 10} 30 ${-26 * wings - 4}Q46 ${-22 * wings} 58 ${-8 * wings}Q50 ${4 - 6 * wings} 46 ${12 - 8 * wings}Q37 ${4 - 6 * wings} 31 ${16 - 6 * wings}Q24 ${8 - 4 * wings} 17 ${17 - 4 * wings}Q12 8 4 9Z"/>`,
    )
    .join('')}</g>`;
export const batSize = { width: 120, height: 90 } as const;
