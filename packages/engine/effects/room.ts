/** Draws a room in the evening with a fire, and a window behind which it is blue and snows: a place for a hug. */
import { discs, glowOf, type Random, type Scenery } from './place.ts';

const curtain = (x: number, wide: number, top: number, tall: number): string =>
  [0, 1, 2, 3]
    .map((fold) => {
      const from = x + (wide / 4) * fold;
      return `<path d="M${from} ${top}h${wide / 4}Q${from + wide * 0.3} ${top + tall * 0.6} ${from + wide / 4} ${top + tall}h${-wide / 4}Q${from + wide * 0.04} ${top + tall * 0.6} ${from} ${top}Z" fill="${fold % 2 === 0 ? '#8f3230' : '#b4483f'}"/>`;
    })
    .join('');

const shelf = (x: number, y: number, wide: number, tall: number, random: Random): string => {
  const books = Array.from({ length: 9 }, (_, at) => {
    const high = tall * (0.55 + random() * 0.4);
    const color = ['#a3413c', '#d8a24a', '#3f6b62', '#5a4a86', '#c9b79a'][Math.trunc(random() * 5)]!;
    return `<rect x="${x + (at / 9) * wide}" y="${y - high}" width="${wide / 10}" height="${high}" fill="${color}"/>`;
  });
  return `${books.join('')}<rect x="${x - wide * 0.05}" y="${y}" width="${wide * 1.1}" height="${tall * 0.1}" fill="#4a2b1f"/>`;
};

const hearth = (x: number, y: number, size: number): string =>
  `<rect x="${x - size * 0.62}" y="${y - size * 1.1}" width="${size * 1.24}" height="${size * 1.3}" fill="#7d4a3c"/><rect x="${x - size * 0.74}" y="${y - size * 1.22}" width="${size * 1.48}" height="${size * 0.16}" fill="#5b3426"/><path d="M${x - size * 0.42} ${y + size * 0.2}v${-size * 0.7}Q${x} ${y - size * 0.95} ${x + size * 0.42} ${y - size * 0.5}v${size * 0.7}Z" fill="#1f100e"/><circle cx="${x}" cy="${y - size * 0.15}" r="${size * 1.5}" fill="url(#fire)"/><path d="M${x - size * 0.3} ${y + size * 0.2}Q${x - size * 0.34} ${y - size * 0.2} ${x - size * 0.1} ${y - size * 0.5}Q${x - size * 0.02} ${y - size * 0.2} ${x + size * 0.1} ${y - size * 0.36}Q${x + size * 0.36} ${y - size * 0.1} ${x + size * 0.28} ${y + size * 0.2}Z" fill="#ff9c3a"/><path d="M${x - size * 0.14} ${y + size * 0.2}Q${x - size * 0.14} ${y - size * 0.05} ${x} ${y - size * 0.22}Q${x + size * 0.16} ${y} ${x + size * 0.12} ${y + size * 0.2}Z" fill="#ffe08a"/>`;

const mug = (x: number, y: number, size: number, color: string): string =>
  `<g fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${size * 0.09}" stroke-linecap="round"><path d="M${x - size * 0.18} ${y - size * 1.15}q${size * 0.22} ${-size * 0.28} 0 ${-size * 0.55}M${x + size * 0.16} ${y - size * 1.15}q${-size * 0.22} ${-size * 0.28} 0 ${-size * 0.6}"/></g><ellipse cx="${x}" cy="${y}" rx="${size * 0.62}" ry="${size * 0.12}" fill="#1a0d0a" fill-opacity=".4"/><path d="M${x + size * 0.4} ${y - size * 0.75}q${size * 0.42} 0 ${size * 0.36} ${size * 0.3}q${-size * 0.06} ${size * 0.26} ${-size * 0.42} ${size * 0.24}" fill="none" stroke="${color}" stroke-width="${size * 0.13}"/><path d="M${x - size * 0.46} ${y - size * 0.95}h${size * 0.92}l${-size * 0.06} ${size * 0.86}q0 ${size * 0.12} ${-size * 0.12} ${size * 0.12}h${-size * 0.56}q${-size * 0.12} 0 ${-size * 0.12} ${-size * 0.12}Z" fill="${color}"/><ellipse cx="${x}" cy="${y - size * 0.95}" rx="${size * 0.46}" ry="${size * 0.11}" fill="#4d2a1a"/><path d="M${x - size * 0.3} ${y - size * 0.7}v${size * 0.5}" stroke="#fff" stroke-opacity=".35" stroke-width="${size * 0.08}" stroke-linecap="round"/>`;

const candle = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y - size * 1.25}" r="${size * 1.1}" fill="url(#fire)"/><rect x="${x - size * 0.2}" y="${y - size}" width="${size * 0.4}" height="${size}" rx="${size * 0.06}" fill="#f3e3c4"/><path d="M${x} ${y - size * 1.55}q${size * 0.18} ${size * 0.28} 0 ${size * 0.45}q${-size * 0.18} ${-size * 0.17} 0 ${-size * 0.45}Z" fill="#ffd36b"/>`;

export function roomScenery(width: number, height: number, random: Random): Scenery {
  const size = Math.min(width, height);
  const [left, top, wide, tall] = [width * 0.25, height * 0.07, width * 0.5, height * 0.62];
  const flakes = Array.from({ length: 70 }, () => {
    const [x, y] = [left + wide * random(), top + tall * random()];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * (0.002 + random() * 0.006)).toFixed(1)}" fill="#fff" fill-opacity="${(0.35 + random() * 0.5).toFixed(2)}"/>`;
  });
  const fir = (x: number, high: number, fill: string) =>
    `<path d="M${x} ${top + tall - high}L${x + high * 0.24} ${top + tall}H${x - high * 0.24}Z" fill="${fill}"/>`;
  const firs = [0.06, 0.2, 0.36, 0.55, 0.72, 0.9].map((part, at) =>
    fir(left + wide * part, tall * (0.3 + random() * 0.22), at % 2 === 0 ? '#2b3768' : '#3c477c'),
  );
  const lamps = Array.from({ length: 12 }, (_, at) => {
    const t = (at + 0.5) / 12;
    const [x, y] = [left - wide * 0.1 + wide * 1.2 * t, top + size * 0.09 * Math.sin(t * Math.PI * 3) ** 2];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size * 0.045}" fill="url(#fire)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size * 0.012}" fill="#fff3d0"/>`;
  });
  const behind = [
    '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4d2c33"/><stop offset=".7" stop-color="#8a5140"/><stop offset="1" stop-color="#5e342c"/></linearGradient><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f2d66"/><stop offset=".55" stop-color="#5f67a8"/><stop offset=".85" stop-color="#d9a8b4"/></linearGradient>',
    glowOf('fire', '#ffe9b0', '#ff9d4a'),
    `<rect width="${width}" height="${height}" fill="url(#wall)"/><circle cx="${width * 0.92}" cy="${height * 0.4}" r="${size * 0.7}" fill="url(#fire)" fill-opacity=".55"/>`,
    `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" fill="url(#dusk)"/>`,
    ...firs,
    `<rect x="${left}" y="${top + tall * 0.93}" width="${wide}" height="${tall * 0.07}" fill="#e6e2f4"/>`,
    discs(9, { left, right: left + wide, top: top + tall * 0.6, bottom: top + tall * 0.85 }, size * 0.018, random),
    ...flakes,
    `<path d="M${left} ${top}h${wide}v${tall}h${-wide}ZM${left + wide / 2} ${top}v${tall}M${left} ${top + tall * 0.45}h${wide}" fill="none" stroke="#f0dcc0" stroke-width="${size * 0.022}"/><rect x="${left - size * 0.04}" y="${top + tall}" width="${wide + size * 0.08}" height="${size * 0.035}" fill="#f3e2c8"/>`,
    curtain(left - width * 0.1, width * 0.12, top - height * 0.02, tall * 1.12),
    curtain(left + wide - width * 0.02, width * 0.12, top - height * 0.02, tall * 1.12),
    hearth(width * 0.09, height * 0.78, size * 0.3),
    shelf(width * 0.87, height * 0.28, width * 0.13, height * 0.13, random),
    shelf(width * 0.87, height * 0.46, width * 0.13, height * 0.12, random),
    ...lamps,
  ].join('');
  const before = [
    '<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9773f"/><stop offset=".3" stop-color="#7f4a28"/></linearGradient>',
    glowOf('fire', '#ffe9b0', '#ff9d4a'),
    `<rect x="-60" y="${height * 0.86}" width="${width + 120}" height="${height * 0.54}" fill="url(#table)"/><path d="M-60 ${height * 0.862}H${width + 60}" stroke="#e2a869" stroke-width="${size * 0.007}"/>`,
    mug(width * 0.13, height * 0.905, size * 0.085, '#d9544d'),
    mug(width * 0.87, height * 0.905, size * 0.085, '#2f7f78'),
    candle(width * 0.045, height * 0.895, size * 0.08),
    candle(width * 0.955, height * 0.895, size * 0.08),
  ].join('');
  return { behind, before };
}
