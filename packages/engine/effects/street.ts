/** Draws a street of shops in the evening, which runs away between two rows of houses. */
import { discs, glowOf, lamps, oneOf, type Random } from './place.ts';

export type StreetLook = {
  /** From above down to the end of the street. */
  sky: readonly [string, string, string];
  walls: readonly string[];
  roofs: string;
  ground: readonly [string, string];
  /** What stands in the sky, as markup. */
  orb?: string;
};

/** In shares of the frame: where the street ends, and how high the nearest houses reach above their feet. */
const end = { x: 0.5, y: 0.6 } as const;
const near = { foot: 1.12, eaves: -0.3, aside: -0.14 } as const;
/** Nothing is drawn nearer to the end than this share of the way. */
const houses = [0.08, 0.34, 0.52, 0.66, 0.76, 0.84] as const;
const floors = 4;

/** One side of the street; `at` places a share of the way to its end and a share of the height of its houses. */
function row(at: (along: number, up: number) => string, { walls, roofs }: StreetLook, random: Random): string {
  const quad = (from: number, to: number, low: number, high: number) =>
    `M${at(from, low)}L${at(to, low)}L${at(to, high)}L${at(from, high)}Z`;
  return houses
    .slice(1)
    .map((to, index) => {
      const from = houses[index]!;
      const tall = 0.78 + random() * 0.22;
      const wall = oneOf(walls, random);
      const share = (part: number) => from + (to - from) * part;
      const windows = Array.from({ length: floors - 1 }, (_, floor) =>
        [0.14, 0.42, 0.7].map((part) => {
          const low = tall * (0.33 + floor * 0.21);
          const color = random() < 0.62 ? oneOf(['#ffd98c', '#ffc56e', '#ffe9bd'], random) : '#2b2c58';
          return `<path d="${quad(share(part), share(part + 0.16), low, low + tall * 0.12)}" fill="${color}" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`;
        }),
      );
      const awning = oneOf(['#a8324a', '#2f6f6a', '#c47a2c', '#5a4a9a'], random);
      return [
        `<path d="${quad(from, to, 0, tall)}" fill="${wall}"/><path d="${quad(from, to, tall, tall + 0.1)}" fill="${roofs}"/>`,
        ...windows.flat(),
        `<path d="${quad(share(0.1), share(0.9), 0.03, tall * 0.22)}" fill="#ffe3a4"/><path d="${quad(share(0.48), share(0.53), 0.03, tall * 0.22)}" fill="${wall}"/><path d="${quad(share(0.06), share(0.94), tall * 0.2, tall * 0.26)}" fill="${awning}"/>`,
      ].join('');
    })
    .join('');
}

const lantern = (x: number, foot: number, tall: number): string =>
  `<path d="M${x} ${foot}V${foot - tall}" stroke="#1b1730" stroke-width="${tall * 0.022}"/><circle cx="${x}" cy="${foot - tall}" r="${tall * 0.42}" fill="url(#lamp)"/><circle cx="${x}" cy="${foot - tall}" r="${tall * 0.05}" fill="#fff6dc"/>`;

/** The street behind two people. */
export function streetBehind(width: number, height: number, look: StreetLook, random: Random): string {
  const [endX, endY] = [end.x * width, end.y * height];
  const side = (way: 1 | -1) => (along: number, up: number) => {
    const nearX = (way === 1 ? 1 - near.aside : near.aside) * width;
    const nearY = (near.foot + (near.eaves - near.foot) * up) * height;
    return `${(nearX + (endX - nearX) * along).toFixed(1)} ${(nearY + (endY - nearY) * along).toFixed(1)}`;
  };
  const lanterns = [0.3, 0.55, 0.72].flatMap((along) =>
    ([-1, 1] as const).map((way) => {
      const reach = (1 - along) * width * 0.5;
      return lantern(endX + way * reach, endY + (1 - along) * height * 0.46, (1 - along) * height * 0.72);
    }),
  );
  const shine = Array.from({ length: 14 }, () => {
    const [x, y] = [width * random(), endY + (height - endY) * (0.1 + random() * 0.9)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(width * 0.035).toFixed(1)}" ry="${(height * 0.05).toFixed(1)}" fill="#ffcf85" fill-opacity="${(0.1 + random() * 0.22).toFixed(2)}"/>`;
  });
  const [high, low, glow] = look.sky;
  return [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".4" stop-color="${low}"/><stop offset=".62" stop-color="${glow}"/></linearGradient><linearGradient id="ground" x1="0" y1="${end.y}" x2="0" y2="1"><stop offset="0" stop-color="${look.ground[0]}"/><stop offset="1" stop-color="${look.ground[1]}"/></linearGradient>`,
    glowOf('lamp', '#fff0c4', '#ffbf70'),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${endX}" cy="${endY}" r="${height * 0.45}" fill="url(#lamp)"/>${look.orb ?? ''}`,
    `<rect y="${endY}" width="${width}" height="${height - endY}" fill="url(#ground)"/>`,
    ...shine,
    row(side(-1), look, random),
    row(side(1), look, random),
    discs(26, { left: width * 0.34, right: width * 0.66, top: endY - height * 0.16, bottom: endY + height * 0.03 }, height * 0.022, random),
    ...lanterns,
    lamps(width, height),
  ].join('');
}
