/** Draws a night by a lake: the scene of a kiss. */
import { blur, path } from './anatomy.ts';
import type { Random, Scenery } from './place.ts';
import { roses } from './roses.ts';

/** A full moon, where the kiss is promised to be in its light. */
export const moonOf = (x: number, y: number, radius: number): string =>
  `<radialGradient id="glow"><stop offset="0" stop-color="#fff4d8" stop-opacity=".9"/><stop offset=".3" stop-color="#ffe3b8" stop-opacity=".35"/><stop offset="1" stop-color="#ffd9b0" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius * 3.2}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#fff6df"/>`;

export function moonlitScenery(width: number, height: number, random: Random): Scenery {
  const size = Math.min(width, height);
  const shore = height * 0.7;
  const [moonX, moonY, moon] = [width * 0.5, height * 0.27, size * 0.17];
  const stars = Array.from({ length: 90 }, () => {
    const [x, y, r] = [random() * width, random() * shore * 0.9, size * (0.0012 + random() * 0.0022)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="#fff" fill-opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`;
  });
  const hills = (base: number, rise: number, fill: string) => {
    const tops = Array.from({ length: 7 }, (_, step) => [(step / 6) * width, base - random() * rise] as const);
    const curve = tops.slice(1).map(([x, y], at) => `C${(tops[at]![0] + x) / 2} ${tops[at]![1]} ${(tops[at]![0] + x) / 2} ${y} ${x} ${y}`);
    return path(`M0 ${tops[0]![1]}${curve.join('')}L${width} ${shore}L0 ${shore}Z`, `fill="${fill}"`);
  };
  const glints = Array.from({ length: 46 }, (_, at) => {
    const down = (at + random()) / 46;
    const [y, reach] = [shore + (height - shore) * down, size * (0.02 + random() * 0.05) * (0.5 + down)];
    const x = moonX + (random() - 0.5) * size * (0.12 + 0.3 * down);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${reach.toFixed(1)}" ry="${(size * 0.0022).toFixed(2)}" fill="#fff3d6" fill-opacity="${(0.15 + random() * 0.45).toFixed(2)}"/>`;
  });
  const wires = [0.1, 0.17].map((sag, row) => {
    const [from, to] = [height * (0.02 + row * 0.05), height * (0.06 - row * 0.03)];
    const bulbs = Array.from({ length: 11 }, (_, at) => {
      const t = (at + 0.5) / 11;
      const y = from * (1 - t) + to * t + 4 * sag * height * t * (1 - t);
      return `<circle cx="${(t * width).toFixed(1)}" cy="${y.toFixed(1)}" r="${size * 0.028}" fill="#ffcf8a" fill-opacity=".28" filter="url(#near)"/><circle cx="${(t * width).toFixed(1)}" cy="${y.toFixed(1)}" r="${size * 0.009}" fill="#fff1cf"/>`;
    });
    const dip = (from + to) / 2 + 2 * sag * height;
    return `<path d="M0 ${from}Q${width / 2} ${dip} ${width} ${to}" fill="none" stroke="#1d1838" stroke-width="${size * 0.003}"/>${bulbs.join('')}`;
  });
  const behind = [
    '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b1648"/><stop offset=".45" stop-color="#4b3688"/><stop offset=".72" stop-color="#b56ba6"/></linearGradient>',
    '<linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6d4c8a"/><stop offset="1" stop-color="#1a1438"/></linearGradient>',
    blur('near', size * 0.012),
    `<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    ...stars,
    moonOf(moonX, moonY, moon),
    hills(shore, height * 0.13, '#4a3672'),
    hills(shore, height * 0.06, '#2c2050'),
    `<rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#lake)"/>`,
    ...glints,
    ...wires,
  ].join('');
  return { behind, before: roses(width, height, random) };
}
