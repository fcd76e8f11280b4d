/** Draws a winter evening by a lit cabin: the scene in which two people hug. */
import { path } from './anatomy.ts';
import type { Placing } from './bitmap.ts';
import type { Size } from './couple.ts';
import { discs, glowOf, lamps, type Random, type Scenery } from './place.ts';

const fir = (x: number, y: number, tall: number, fill: string): string =>
  [0, 1, 2, 3]
    .map((step) => {
      const [top, wide] = [y - tall + step * tall * 0.2, tall * (0.12 + step * 0.085)];
      const bottom = top + tall * 0.4;
      return `<path d="M${x} ${top}Q${x + wide * 0.3} ${bottom - tall * 0.12} ${x + wide} ${bottom}Q${x} ${bottom + tall * 0.05} ${x - wide} ${bottom}Q${x - wide * 0.3} ${bottom - tall * 0.12} ${x} ${top}Z" fill="${fill}"/><path d="M${x} ${top}Q${x - wide * 0.3} ${bottom - tall * 0.12} ${x - wide} ${bottom}Q${x - wide * 0.5} ${bottom - tall * 0.06} ${x - wide * 0.2} ${bottom - tall * 0.03}Z" fill="#eaf0ff" fill-opacity=".55"/>`;
    })
    .join('');

const window = (x: number, y: number, size: number): string =>
  `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" fill="#ffd27a"/><path d="M${x} ${y - size / 2}v${size}M${x - size / 2} ${y}h${size}" stroke="#7a4a2a" stroke-width="${size * 0.09}"/>`;

const cabin = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y - size * 0.35}" r="${size * 1.5}" fill="url(#lamp)"/><rect x="${x - size * 0.6}" y="${y - size * 0.6}" width="${size * 1.2}" height="${size * 0.6}" fill="#6b4030"/>${[1, 2, 3].map((row) => `<path d="M${x - size * 0.6} ${y - size * 0.15 * row}h${size * 1.2}" stroke="#4d2c22" stroke-width="${size * 0.02}"/>`).join('')}${window(x - size * 0.32, y - size * 0.33, size * 0.24)}${window(x + size * 0.32, y - size * 0.33, size * 0.24)}<rect x="${x - size * 0.1}" y="${y - size * 0.4}" width="${size * 0.2}" height="${size * 0.4}" fill="#3c2018"/><path d="M${x - size * 0.82} ${y - size * 0.55}Q${x - size * 0.4} ${y - size * 1.05} ${x} ${y - size * 1.12}Q${x + size * 0.4} ${y - size * 1.05} ${x + size * 0.82} ${y - size * 0.55}Q${x + size * 0.7} ${y - size * 0.5} ${x + size * 0.55} ${y - size * 0.58}Q${x} ${y - size * 0.66} ${x - size * 0.55} ${y - size * 0.58}Q${x - size * 0.7} ${y - size * 0.5} ${x - size * 0.82} ${y - size * 0.55}Z" fill="#f3f4ff"/><rect x="${x + size * 0.36}" y="${y - size * 1.2}" width="${size * 0.14}" height="${size * 0.32}" fill="#5a342a"/>`;

export function winterScenery(width: number, height: number, random: Random): Scenery {
  const size = Math.min(width, height);
  const hill = (base: number, rise: number, fill: string) => {
    const spots = Array.from({ length: 6 }, (_, step) => [(step / 5) * width, base - random() * rise] as const);
    const curve = spots.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = spots[at]!;
      return `C${(fromX + x) / 2} ${fromY} ${(fromX + x) / 2} ${y} ${x} ${y}`;
    });
    return path(`M0 ${spots[0]![1]}${curve.join('')}L${width} ${height}L0 ${height}Z`, `fill="${fill}"`);
  };
  const firs = (count: number, base: number, tall: number, fill: string) =>
    Array.from({ length: count }, (_, at) =>
      fir(((at + 0.2 + random() * 0.6) / count) * width, base + random() * size * 0.02, size * tall * (0.7 + random() * 0.6), fill),
    );
  const stars = Array.from({ length: 60 }, () => {
    const [x, y, r] = [random() * width, random() * height * 0.4, size * (0.001 + random() * 0.002)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="#fff" fill-opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`;
  });
  const behind = [
    glowOf('lamp', '#ffe6a8', '#ffc27a'),
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b2a63"/><stop offset=".35" stop-color="#7a5aa0"/><stop offset=".58" stop-color="#f09aa0"/><stop offset=".7" stop-color="#ffd0a0"/></linearGradient>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    ...stars,
    hill(height * 0.66, height * 0.16, '#b79ac8'),
    ...firs(9, height * 0.68, 0.16, '#5c5588'),
    hill(height * 0.72, height * 0.06, '#d9c8e8'),
    ...firs(5, height * 0.74, 0.3, '#3d4470'),
    discs(24, { left: 0, right: width, top: height * 0.58, bottom: height * 0.72 }, size * 0.02, random),
    cabin(width * 0.16, height * 0.76, size * 0.3),
    cabin(width * 0.9, height * 0.74, size * 0.2),
    hill(height * 0.8, height * 0.05, '#f2ebfb'),
    lamps(width, height),
  ].join('');
  return { behind, before: snowbank(width, height, random) };
}

/** Snow before people, up to the lower edge of the frame. */
export function snowbank(width: number, height: number, random: Random): string {
  const drift = (base: number, rise: number, fill: string) => {
    const [a, b] = [base - rise * random(), base - rise * random()];
    return path(
      `M-60 ${a}C${width * 0.25} ${a - rise} ${width * 0.35} ${base + rise * 0.4} ${width * 0.5} ${base}C${width * 0.68} ${base - rise * 0.3} ${width * 0.75} ${b - rise} ${width + 60} ${b}V${height * 1.4}H-60Z`,
      `fill="${fill}"`,
    );
  };
  return [
    '<linearGradient id="snow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf6"/><stop offset="1" stop-color="#c9c3ea"/></linearGradient>',
    drift(height * 0.93, height * 0.035, '#dcd6f2'),
    drift(height * 0.97, height * 0.04, 'url(#snow)'),
  ].join('');
}

/** Flakes near the camera are large and out of focus; each falls through the frame again and again. */
export function snowfall({ width, height }: Size, random: Random, count: number): (time: number) => Placing[] {
  const flakes = Array.from({ length: count }, () => {
    const near = random() ** 3;
    return { x: random(), y: random(), near, drift: random() * 6, speed: 0.06 + near * 0.22 + random() * 0.03 };
  });
  return (time: number) =>
    flakes.map(({ x, y, near, drift, speed }) => ({
      x: ((x + Math.sin(time * 0.8 + drift) * 0.02 + 1) % 1) * width,
      y: ((y + time * speed) % 1.1) * height * 1.05 - height * 0.05,
      scale: (0.05 + near * 0.4) * (width / 800),
      opacity: 0.85 - near * 0.55,
    }));
}
export const flakeSize = 80;
export const flake =
  '<radialGradient id="f"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><circle cx="40" cy="40" r="40" fill="url(#f)"/>';
