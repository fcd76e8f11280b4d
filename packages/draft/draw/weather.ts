/** Rain, falling snow, fog, and storms over a finished image. */
import type { Weather } from '../words/places.ts';
import type { Size } from '@iridia/pixels/image';

const svg = ({ width, height }: Size, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

function rain(size: Size, random: () => number): string {
  const short = Math.min(size.width, size.height);
  let body = '';
  for (let drop = 0; drop < 170; drop += 1) {
    const [x, y, long] = [random() * size.width * 1.1, random() * size.height, short * (0.025 + random() * 0.03)];
    body += `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.28).toFixed(1)} ${long.toFixed(1)}" stroke="#e6f3ff" stroke-opacity="${(0.35 + random() * 0.4).toFixed(2)}" stroke-width="${(short * 0.0028).toFixed(1)}" stroke-linecap="round"/>`;
  }
  return `<rect width="100%" height="100%" fill="#243447" opacity=".26"/>${body}`;
}

function snowfall(size: Size, random: () => number): string {
  const short = Math.min(size.width, size.height);
  let body = '';
  for (let flake = 0; flake < 170; flake += 1)
    body += `<circle cx="${(random() * size.width).toFixed(1)}" cy="${(random() * size.height).toFixed(1)}" r="${(short * (0.002 + random() ** 2 * 0.007)).toFixed(1)}" fill="#fff" opacity="${(0.55 + random() * 0.4).toFixed(2)}"/>`;
  return body;
}

const fog = (): string =>
  '<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9eef3" stop-opacity=".25"/><stop offset=".6" stop-color="#e9eef3" stop-opacity=".72"/><stop offset="1" stop-color="#e9eef3" stop-opacity=".4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/>';

function storm(size: Size, random: () => number): string {
  let [x, y] = [size.width * (0.2 + random() * 0.6), 0];
  let bolt = `M${x.toFixed(0)} 0`;
  while (y < size.height * 0.55) {
    [x, y] = [x + (random() - 0.5) * size.width * 0.12, y + size.height * (0.05 + random() * 0.05)];
    bolt += `L${x.toFixed(0)} ${y.toFixed(0)}`;
  }
  const wide = Math.min(size.width, size.height) * 0.008;
  return `<rect width="100%" height="100%" fill="#101a30" opacity=".42"/><path d="${bolt}" fill="none" stroke="#bcd4ff" stroke-width="${wide * 2.6}" opacity=".35" stroke-linejoin="round"/><path d="${bolt}" fill="none" stroke="#fffbe0" stroke-width="${wide}" stroke-linejoin="round"/>`;
}

/** Curtains of green light over the upper half of the sky. */
function aurora(size: Size, random: () => number): string {
  const { width, height } = size;
  const bands = Array.from({ length: 4 }, (_, at) => {
    const foot = height * (0.3 + 0.07 * at + random() * 0.05);
    const tall = height * (0.2 + random() * 0.14);
    const wave = Array.from({ length: 7 }, () => (random() - 0.5) * height * 0.09);
    const points = wave.map((shift, step) => [(step / 6) * width * 1.1 - width * 0.05, foot + shift] as const);
    const top = points.map(([x, y]) => `${x.toFixed(0)} ${(y - tall).toFixed(0)}`).toReversed();
    return `<path d="M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}L${top.join('L')}Z" fill="url(#a${at % 2})" filter="url(#s)"/>`;
  });
  const fade = (id: string, low: string, high: string) =>
    `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${low}" stop-opacity="0"/><stop offset=".3" stop-color="${low}" stop-opacity=".62"/><stop offset="1" stop-color="${high}" stop-opacity="0"/></linearGradient>`;
  return `<defs>${fade('a0', '#5cffb0', '#3ad0ff')}${fade('a1', '#7dffa0', '#b06bff')}<filter id="s" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${(height * 0.018).toFixed(1)}"/></filter></defs>${bands.join('')}`;
}

const painters: Readonly<Record<Weather, (size: Size, random: () => number) => string>> = { rain, snowfall, fog, storm, aurora };

export const drawWeather = (weather: Weather, size: Size, random: () => number): Buffer => svg(size, painters[weather](size, random));
