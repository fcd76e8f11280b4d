/** Stars, a planet with a ring, and a rainbow, drawn over a painted sky. */
import type { Size } from '@iridia/pixels/image';

const svg = ({ width, height }: Size, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

type Stars = { count: number; lowest: number; largest: number };

export function drawStars(size: Size, { count, lowest, largest }: Stars, random: () => number): Buffer {
  let body = '';
  for (let star = 0; star < count; star += 1) {
    const [x, y] = [random() * size.width, random() ** 1.3 * lowest * size.height];
    body += `<circle cx="${x}" cy="${y}" r="${random() ** 5 * largest + 0.4}" fill="#fff" opacity="${0.3 + random() * 0.65}"/>`;
  }
  return svg(size, body);
}

export function drawPlanet(size: Size, random: () => number): Buffer {
  const { width, height } = size;
  const radius = Math.min(width, height) * (0.1 + random() * 0.06);
  const x = width * (random() < 0.5 ? 0.16 + random() * 0.1 : 0.74 + random() * 0.1);
  const y = height * (0.16 + random() * 0.1);
  const hue = Math.trunc(random() * 360);
  const ball = `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#p)"/>`;
  // Draw the planet's upper half again over the ring, so that the ring passes behind it.
  return svg(
    size,
    `<defs><radialGradient id="p" cx=".32" cy=".3" r=".85"><stop offset="0" stop-color="hsl(${hue},80%,78%)"/><stop offset=".55" stop-color="hsl(${hue + 20},65%,48%)"/><stop offset="1" stop-color="hsl(${hue + 50},70%,14%)"/></radialGradient><clipPath id="u"><rect x="${x - radius * 3}" y="${y - radius * 3}" width="${radius * 6}" height="${radius * 3}"/></clipPath></defs><g transform="rotate(-16 ${x} ${y})">${ball}<ellipse cx="${x}" cy="${y}" rx="${radius * 1.8}" ry="${radius * 0.42}" fill="none" stroke="hsl(${hue + 40},60%,80%)" stroke-width="${radius * 0.13}" opacity=".75"/><g clip-path="url(#u)">${ball}</g></g>`,
  );
}

/** The blue planet over the horizon of the moon. */
export function drawEarth(size: Size, random: () => number): Buffer {
  const radius = Math.min(size.width, size.height) * 0.085;
  const [x, y] = [size.width * (random() < 0.5 ? 0.16 : 0.84), size.height * 0.2];
  return svg(
    size,
    `<defs><radialGradient id="e" cx=".35" cy=".3" r=".85"><stop offset="0" stop-color="#8fd0ff"/><stop offset=".5" stop-color="#2a6fd0"/><stop offset="1" stop-color="#04102e"/></radialGradient><clipPath id="k"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath></defs><circle cx="${x}" cy="${y}" r="${radius * 1.06}" fill="#9fd4ff" opacity=".25"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#e)"/><g clip-path="url(#k)" transform="translate(${x} ${y}) scale(${radius})"><path d="M-.7-.5C-.3-.9 0-.5-.2-.2S-.5.2-.6.5-.9 0-.7-.5ZM.1-.1C.4-.4.8-.2.6.1S.3.6.1.5-.1.1.1-.1Z" fill="#5fae57" opacity=".85"/><path d="M-1-.1Q-.3-.3.4-.55M-.6.35Q.2.1.9.3" stroke="#fff" stroke-width=".1" fill="none" opacity=".7"/></g>`,
  );
}

const bands = ['#e8434f', '#f08a3c', '#f5d24a', '#58b961', '#3f8fdc', '#7a56c4'];

/** A semicircle with blended colors that ends behind the ground. */
export function drawRainbow(size: Size, ground: number): Buffer {
  const radius = Math.min(size.width * 0.6, size.height * ground * 0.74);
  const band = radius * 0.035;
  const arcs = bands.map(
    (color, index) =>
      `<circle cx="${size.width / 2}" cy="${size.height * ground}" r="${radius - index * band}" stroke="${color}" stroke-width="${band * 1.15}"/>`,
  );
  return svg(
    size,
    `<defs><filter id="f"><feGaussianBlur stdDeviation="${band * 0.3}"/></filter><linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fff"/><stop offset=".72" stop-color="#000"/></linearGradient><mask id="k" maskUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}"><rect width="${size.width}" height="${size.height}" fill="url(#m)"/></mask></defs><g mask="url(#k)"><g fill="none" opacity=".62" filter="url(#f)">${arcs.join('')}</g></g>`,
  );
}
