/** Draws a warm evening: the scene in which the two people meet, and hearts. */
import { blur, line, path, type Spot } from './anatomy.ts';

type Random = () => number;

const heartPath = 'M0 .34C-.62 -.06 -.5 -.52 -.22 -.52C-.08 -.52 0 -.42 0 -.34C0 -.42 .08 -.52 .22 -.52C.5 -.52 .62 -.06 0 .34Z';
export const heartSize = 160;
const heartColors = ['#ff4f7b', '#ff7aa8', '#e8315b', '#ffb1c8'] as const;

/** One heart per color, 160 × 160. */
export const hearts = (): string[] =>
  heartColors.map(
    (color, index) =>
      `<radialGradient id="h" cx=".35" cy=".25" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".35" stop-color="${color}"/><stop offset="1" stop-color="${heartColors[(index + 2) % heartColors.length]}"/></radialGradient><g transform="translate(80 88) scale(130)"><path d="${heartPath}" fill="url(#h)"/><path d="M-.36 -.24Q-.32 -.4 -.2 -.4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width=".05" stroke-linecap="round"/></g>`,
  );

export function warmScenery(width: number, height: number, random: Random): { behind: string; before: string } {
  const sun: Spot = [width * 0.5, height * 0.56];
  const size = Math.min(width, height);
  const cloud = () => {
    const [x, y, reach] = [random() * width, height * (0.08 + random() * 0.36), size * (0.1 + random() * 0.22)];
    return `<g fill="#fff2e6" fill-opacity="${(0.25 + random() * 0.3).toFixed(2)}" filter="url(#cloud)"><ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.16}"/><ellipse cx="${x + reach * 0.2}" cy="${y - reach * 0.1}" rx="${reach * 0.5}" ry="${reach * 0.16}"/></g>`;
  };
  const ridge = (base: number, rise: number, fill: string) => {
    const spots = Array.from({ length: 9 }, (_, step): Spot => [(step / 8) * width, base - random() * rise]);
    const soft = spots
      .slice(1)
      .map(([x, y], index) => {
        const [fromX, fromY] = spots[index]!;
        return `C${(fromX + x) / 2} ${fromY} ${(fromX + x) / 2} ${y} ${x} ${y}`;
      })
      .join('');
    return path(`${line([spots[0]!])}${soft}L${width} ${height}L0 ${height}Z`, `fill="${fill}"`);
  };
  const bokeh = Array.from({ length: 26 }, () => {
    const [x, y] = [random() * width, height * (0.35 + random() * 0.5)];
    const color = ['#ffe2a8', '#ffc1a1', '#ffd6e0'][Math.trunc(random() * 3)]!;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size * (0.01 + random() * 0.03)).toFixed(1)}" fill="${color}" fill-opacity="${(0.15 + random() * 0.35).toFixed(2)}"/>`;
  });
  const behind = [
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7c6bc4"/><stop offset=".3" stop-color="#e58fb3"/><stop offset=".55" stop-color="#ffb98a"/><stop offset=".75" stop-color="#ffe0a3"/></linearGradient>',
    '<radialGradient id="halo"><stop offset="0" stop-color="#fffbe8"/><stop offset=".12" stop-color="#fff0c0" stop-opacity=".9"/><stop offset=".4" stop-color="#ffdc9a" stop-opacity=".45"/><stop offset="1" stop-color="#ffdc9a" stop-opacity="0"/></radialGradient>',
    blur('cloud', size * 0.012),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${size * 0.75}" fill="url(#halo)"/>`,
    ...Array.from({ length: 9 }, cloud),
    ridge(height * 0.72, height * 0.1, '#c98a9e'),
    ridge(height * 0.8, height * 0.09, '#a8738f'),
    ridge(height * 0.88, height * 0.06, '#7d5a7a'),
    ...bokeh,
  ].join('');
  const flowers = Array.from({ length: 46 }, () => {
    const [x, tall, head] = [random() * width, size * (0.03 + random() * 0.09), size * (0.008 + random() * 0.012)];
    const lean = (random() - 0.5) * 26;
    const color = ['#ff6f91', '#ffd166', '#fff3e6', '#f497c1'][Math.trunc(random() * 4)]!;
    return `<path d="M${x} ${height}Q${x} ${height - tall * 0.5} ${x + lean} ${height - tall}" fill="none" stroke="#46543a" stroke-width="3"/><circle cx="${x + lean}" cy="${height - tall}" r="${head}" fill="${color}"/><circle cx="${x + lean}" cy="${height - tall}" r="${head * 0.4}" fill="#b5651d"/>`;
  });
  const blades = Array.from({ length: 150 }, () => {
    const [x, tall] = [random() * width, size * (0.03 + random() * 0.07)];
    return `M${(x - 3).toFixed(0)} ${height}Q${x.toFixed(0)} ${(height - tall * 0.6).toFixed(0)} ${(x + (random() - 0.5) * 26).toFixed(0)} ${(height - tall).toFixed(0)}Q${(x + 3).toFixed(0)} ${(height - tall * 0.5).toFixed(0)} ${(x + 4).toFixed(0)} ${height}Z`;
  });
  return { behind, before: path(blades.join(''), 'fill="#3c4a36"') + flowers.join('') };
}

/** How high grass and flowers grow, as a share of the frame's height. */
const tallest = 0.13;

/** How far below the frame a field begins, in pixels, so that it leaves the faces free. */
export const fieldBelow = (height: number, faceY: number, face: number): number =>
  Math.max(2, tallest * height - Math.max(0, height - faceY - face * 0.95));
