/** Draws the last light over the roofs of a city: a place for a kiss. */
import { discs, glowOf, lamps, oneOf, type Random, type Scenery } from './place.ts';
import { moonOf } from './moonlight.ts';
import { roses } from './roses.ts';

/** From the farthest to the nearest houses: the height of their feet and roofs, the width of one, as shares of the frame, and their color. */
const rows = [
  { foot: 0.7, tall: 0.13, wide: 0.045, color: '#a06a9c' },
  { foot: 0.78, tall: 0.2, wide: 0.07, color: '#6b4686' },
  { foot: 0.95, tall: 0.28, wide: 0.11, color: '#3a2a5e' },
] as const;

export function roofsScenery(width: number, height: number, random: Random): Scenery {
  const size = Math.min(width, height);
  const houses = rows.flatMap(({ foot, tall, wide, color }, row) => {
    const parts: string[] = [];
    for (let x = -0.03; x < 1.03;) {
      const [own, high] = [wide * (0.7 + random() * 0.6), tall * (0.5 + random() * 0.5)];
      const [left, top, right] = [x * width, (foot - high) * height, (x + own) * width];
      const ridge = random() < 0.55 ? `L${(left + right) / 2} ${top - own * width * 0.35}` : '';
      parts.push(`<path d="M${left} ${height}V${top}${ridge}L${right} ${top}V${height}Z" fill="${color}"/>`);
      const pane = size * (0.006 + row * 0.005);
      for (let y = top + pane * 2; y < foot * height; y += pane * 3)
        for (let at = left + pane * 1.5; at < right - pane * 2; at += pane * 2.8)
          if (random() < 0.42)
            parts.push(
              `<rect x="${at.toFixed(1)}" y="${y.toFixed(1)}" width="${pane.toFixed(1)}" height="${(pane * 1.4).toFixed(1)}" fill="${oneOf(['#ffd98c', '#ffc06a', '#ffeec6'], random)}" fill-opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`,
            );
      x += own;
    }
    return parts;
  });
  const stars = Array.from({ length: 50 }, () => {
    const [x, y] = [random() * width, random() ** 1.6 * height * 0.35];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * (0.0015 + random() * 0.002)).toFixed(2)}" fill="#fff" fill-opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`;
  });
  const cloud = (x: number, y: number, wide: number) =>
    `<ellipse cx="${x * width}" cy="${y * height}" rx="${wide * width}" ry="${height * 0.018}" fill="#ffc0a8" fill-opacity=".55"/>`;
  const [sunX, sunY] = [width * (0.3 + random() * 0.4), height * 0.6];
  const behind = [
    '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a2a6e"/><stop offset=".3" stop-color="#7a56a8"/><stop offset=".5" stop-color="#ef8fa0"/><stop offset=".66" stop-color="#ffd09a"/></linearGradient>',
    glowOf('sun', '#fff2cc', '#ffb27a'),
    `<rect width="${width}" height="${height}" fill="url(#dusk)"/>`,
    ...stars,
    `<circle cx="${sunX}" cy="${sunY}" r="${size * 0.62}" fill="url(#sun)"/>`,
    ...Array.from({ length: 7 }, () => cloud(random(), 0.2 + random() * 0.34, 0.08 + random() * 0.14)),
    moonOf(width * 0.5, height * 0.27, size * 0.12),
    ...houses,
    glowOf('lamp', '#ffe6a8', '#ffc27a'),
    lamps(width, height),
    discs(34, { left: 0, right: width, top: height * 0.62, bottom: height * 0.92 }, size * 0.02, random),
  ].join('');
  return { behind, before: roses(width, height, random) };
}
