/** Draws a garden of roses at the lower edge of a frame. */
import type { Random } from './place.ts';

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

export function roses(width: number, height: number, random: Random): string {
  const size = Math.min(width, height);
  const blossoms = [0, 1, 2].flatMap((row) =>
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
  return garden + blossoms.join('');
}
