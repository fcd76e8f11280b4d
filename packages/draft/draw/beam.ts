/** What a lighthouse shines with by night: a beam to either side, and a glow around its lamp. */
import type { Size } from '@iridia/pixels/image';

/** Where the lamp is in the height of a lighthouse, and how far the beams reach beside it, in its heights. */
export const lampAt = 0.24;
const reach = 1.15;

/** The beams behind a lighthouse that is `height` pixels tall, as SVG, and the size of the image; the lamp is in its middle. */
export function beamsOf(height: number): { svg: Buffer; size: Size } {
  const size = { width: Math.round(height * reach * 2), height: Math.round(height * 0.5) };
  const [x, y] = [size.width / 2, size.height / 2];
  const beam = (way: 1 | -1) =>
    `<path d="M${x} ${y - height * 0.05}L${x + way * x} ${y - height * 0.2}V${y + height * 0.1}L${x} ${y + height * 0.05}Z" fill="url(#${way === 1 ? 'r' : 'l'})"/>`;
  const stops =
    '<stop offset="0" stop-color="#fff3c0" stop-opacity=".75"/><stop offset=".5" stop-color="#fff3c0" stop-opacity=".24"/><stop offset="1" stop-color="#fff3c0" stop-opacity="0"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="r" gradientUnits="userSpaceOnUse" x1="${x}" y1="0" x2="${size.width}" y2="0">${stops}</linearGradient><linearGradient id="l" gradientUnits="userSpaceOnUse" x1="${x}" y1="0" x2="0" y2="0">${stops}</linearGradient><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${height * 0.24}">${stops}</radialGradient><filter id="s" x="-5%" y="-30%" width="110%" height="160%"><feGaussianBlur stdDeviation="${height * 0.012}"/></filter></defs><g filter="url(#s)">${beam(1)}${beam(-1)}</g><circle cx="${x}" cy="${y}" r="${height * 0.24}" fill="url(#g)"/></svg>`;
  return { svg: Buffer.from(svg), size };
}

/** The lamp over the lighthouse, a square of `side` pixels. */
export const lampOf = (side: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><radialGradient id="g"><stop offset=".25" stop-color="#fffbe6"/><stop offset=".6" stop-color="#ffe27a" stop-opacity=".8"/><stop offset="1" stop-color="#ffe27a" stop-opacity="0"/></radialGradient></defs><circle cx="50%" cy="50%" r="50%" fill="url(#g)"/></svg>`,
  );
