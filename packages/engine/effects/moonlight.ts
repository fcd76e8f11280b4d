/** Draws a night by a lake: the scene of a kiss. */
import { blur, path } from './anatomy.ts';

type Random = () => number;

const leaves = (x: number, y: number, size: number, random: Random): string =>
  Array.from({ length: 6 }, () => {
    const [turn, tone] = [random() * 200 - 190, ['#1f4a3c', '#2a5c48', '#173a31'][Math.trunc(random() * 3)]!];
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(1)})" d="M0 0C.3 -.4 .9 -.4 1.3 0C.9 .4 .3 .4 0 0Z" fill="${tone}"/>`;
  }).join('');

const rose = (x: number, y: number, size: number, random: Random): string => {
  const [outer, middle, inner] = [
    ['#c22f57', '#e0527a', '#9c1d43'],
    ['#e7a6bd', '#f7cfdb', '#c9799a'],
    ['#a52a6e', '#cf5496', '#7c1850'],
  ][Math.trunc(random() * 3)] as [string, string, string];
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(random() * 360).toFixed(0)}) scale(${size.toFixed(1)})">${[0, 72, 144, 216, 288].map((turn) => `<ellipse transform="rotate(${turn})" cx=".55" rx=".6" ry=".62" fill="${outer}"/>`).join('')}${[30, 150, 270].map((turn) => `<ellipse transform="rotate(${turn})" cx=".3" rx=".5" ry=".46" fill="${middle}"/>`).join('')}<circle r=".34" fill="${outer}"/><path d="M-.2 .06Q0 -.3 .2 .02Q.1 .26 -.08 .14Q-.06 0 .08 .02" fill="none" stroke="${inner}" stroke-width=".09" stroke-linecap="round"/></g>`;
};

export function moonlitScenery(width: number, height: number, random: Random): { behind: string; before: string } {
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
    '<radialGradient id="glow"><stop offset="0" stop-color="#fff4d8" stop-opacity=".9"/><stop offset=".3" stop-color="#ffe3b8" stop-opacity=".35"/><stop offset="1" stop-color="#ffd9b0" stop-opacity="0"/></radialGradient>',
    blur('near', size * 0.012),
    `<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    ...stars,
    `<circle cx="${moonX}" cy="${moonY}" r="${moon * 3.2}" fill="url(#glow)"/><circle cx="${moonX}" cy="${moonY}" r="${moon}" fill="#fff6df"/>`,
    hills(shore, height * 0.13, '#4a3672'),
    hills(shore, height * 0.06, '#2c2050'),
    `<rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#lake)"/>`,
    ...glints,
    ...wires,
  ].join('');
  const roses = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 11 }, (_, at) => {
      const x = ((at + random() * 0.7) / 11) * width;
      // They grow higher at both sides, and leave the middle free.
      const aside = Math.abs(x / width - 0.5) * 2;
      const y = height * (1.01 - (2 - row) * 0.035 - 0.05 * aside ** 2 + random() * 0.015);
      return leaves(x, y, size * 0.045, random) + (random() < 0.62 ? rose(x, y, size * (0.026 + random() * 0.014), random) : '');
    }),
  );
  // The ground goes on below the frame, for what is raised with it.
  const garden = `<rect y="${height}" width="${width}" height="${height / 2}" fill="#16241f"/>`;
  return { behind, before: garden + roses.join('') };
}
