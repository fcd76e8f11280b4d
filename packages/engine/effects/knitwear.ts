/** Draws people in knitwear, up to the neck: their heads come from photos. All lengths are in face widths from where the neck turns. */

export type Wool = { body: string; dark: string; light: string; trim: string; trimDark: string; heart: string };
export type Spot = readonly [x: number, y: number];
/** Shoulder, elbow and wrist. */
export type Arm = { from: Spot; elbow: Spot; to: Spot };

const shape = 'M-1.66 4.2C-1.8 2.2 -1.78 1.05 -1.36 .56C-1.08 .28 -.6 .2 0 .2C.6 .2 1.08 .28 1.36 .56C1.78 1.05 1.8 2.2 1.66 4.2Z';

/** What the drawings of one wool refer to; `id` is its own. */
export const woolOf = (id: string, { body, dark, light, trim, trimDark }: Wool): string =>
  `<linearGradient id="body${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${dark}"/><stop offset=".3" stop-color="${body}"/><stop offset=".62" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
  <linearGradient id="trim${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${trim}"/><stop offset="1" stop-color="${trimDark}"/></linearGradient>
  <pattern id="knit${id}" width=".1" height=".085" patternUnits="userSpaceOnUse"><path d="M0 0L.05 .055L.1 0" fill="none" stroke="#000" stroke-opacity=".12" stroke-width=".02"/><path d="M0 .025L.05 .08L.1 .025" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width=".014"/></pattern>
  <linearGradient id="round${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#140a18" stop-opacity=".42"/><stop offset=".32" stop-color="#140a18" stop-opacity="0"/><stop offset=".6" stop-color="#fff" stop-opacity=".2"/><stop offset=".8" stop-color="#140a18" stop-opacity="0"/><stop offset="1" stop-color="#140a18" stop-opacity=".34"/></linearGradient>
  <linearGradient id="fall${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".4" stop-color="#140a18" stop-opacity="0"/><stop offset="1" stop-color="#140a18" stop-opacity=".28"/></linearGradient>
  <radialGradient id="dim${id}"><stop offset="0" stop-color="#140a18" stop-opacity=".6"/><stop offset="1" stop-color="#140a18" stop-opacity="0"/></radialGradient>`;

/** A shape in wool: its color, what is knitted, and the shades that make it round. */
const woolen = (id: string, d: string, fill: string, shades: readonly string[] = ['round', 'fall']): string =>
  [`url(#${fill}${id})`, `url(#knit${id})`, ...shades.map((shade) => `url(#${shade}${id})`)]
    .map((paint) => `<path d="${d}" fill="${paint}"/>`)
    .join('');

const heart = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 .34C-.62 -.06 -.5 -.52 -.22 -.52C-.08 -.52 0 -.42 0 -.34C0 -.42 .08 -.52 .22 -.52C.5 -.52 .62 -.06 0 .34Z" fill="${fill}"/>`;

export const torso = (id: string, { trim, heart: figure, dark }: Wool): string => {
  const hearts = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map((x) => heart(x, 1.62 - Math.abs(x) * 0.1, 0.24, figure)).join('');
  const band = (y: number) =>
    `<path d="M-1.75 ${y - 0.14}Q0 ${y + 0.14} 1.75 ${y - 0.14}" fill="none" stroke="${trim}" stroke-width=".07" stroke-dasharray=".09 .05"/>`;
  return `<clipPath id="torso${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="url(#body${id})"/><g clip-path="url(#torso${id})">${band(1.32)}${hearts}${band(1.86)}</g><path d="${shape}" fill="url(#knit${id})"/><path d="${shape}" fill="url(#fall${id})"/><path d="M-1.3 1.2Q-1.1 1.9 -1.2 3M1.3 1.2Q1.1 1.9 1.2 3M-.3 2.3Q-.5 3 -.3 3.6" fill="none" stroke="${dark}" stroke-width=".1" stroke-opacity=".4" stroke-linecap="round"/><ellipse cy=".66" rx="1.25" ry=".34" fill="url(#dim${id})"/>`;
};

const scarf =
  'M-1 .14C-1.04 -.3 -.8 -.42 -.64 -.34C-.46 -.09 .46 -.09 .64 -.34C.8 -.42 1.04 -.3 1 .14C1.02 .52 .6 .72 0 .72C-.6 .72 -1.02 .52 -1 .14Z';
const inside = 'M-.92 .2C-.98 -.32 -.6 -.42 0 -.42C.6 -.42 .98 -.32 .92 .2Z';

/** Behind the neck, and before it: the chin is in the scarf and throws a shadow on it. */
export const collar = (id: string, { trimDark }: Wool) => ({
  behind: `<path d="${inside}" fill="${trimDark}"/><path d="${inside}" fill="url(#knit${id})"/><path d="${inside}" fill="#120a18" fill-opacity=".34"/>`,
  before: `<clipPath id="scarf${id}"><path d="${scarf}"/></clipPath>${woolen(id, scarf, 'trim')}<path d="M-.96 .04C-.6 .34 .5 .4 .97 .0M-.94 .3C-.5 .58 .4 .6 .9 .34M-.72 -.14C-.3 .12 .3 .16 .74 -.12" fill="none" stroke="#1a1020" stroke-opacity=".22" stroke-width=".05" stroke-linecap="round"/><ellipse cy="-.1" rx=".62" ry=".3" fill="url(#dim${id})" clip-path="url(#scarf${id})"/>`,
});

/** The end of a scarf, which hangs down. */
export const tail = (id: string, side: number): string =>
  `<g transform="translate(${0.42 * side} .5) rotate(${-6 * side}) "><ellipse cx=".06" cy=".7" rx=".42" ry=".75" fill="url(#dim${id})" fill-opacity=".5"/>${woolen(id, 'M-.24 0L-.3 1.25H.3L.24 0Z', 'trim', ['round'])}<path d="M-.28 1.24v.2M-.17 1.24v.22M-.06 1.24v.2M.06 1.24v.22M.17 1.24v.2M.28 1.24v.22" stroke="url(#trim${id})" stroke-width=".06" stroke-linecap="round"/></g>`;

const thick = 0.66;

const palm = 'M.2 -.26C.4 -.4 .86 -.36 .9 -.02C.9 .28 .5 .34 .2 .27Z';
const cuff = 'M-.06 -.24Q-.06 -.34 .06 -.34H.16Q.27 -.34 .27 -.24V.24Q.27 .34 .16 .34H.06Q-.06 .34 -.06 .24Z';

/** A mitten from its wrist on, in a direction in degrees; `thumb` is the side of it on which the thumb is. */
export const mitten = (id: string, [x, y]: Spot, angle: number, thumb: 1 | -1): string =>
  `<ellipse cx="${x.toFixed(3)}" cy="${(y + 0.1).toFixed(3)}" rx=".5" ry=".36" transform="rotate(${angle.toFixed(1)} ${x.toFixed(3)} ${y.toFixed(3)}) translate(.45 0)" fill="url(#dim${id})"/><g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${angle.toFixed(1)}) scale(1 ${thumb})">${woolen(id, palm, 'trim')}${woolen(id, 'M.3 -.2C.3 -.48 .5 -.58 .58 -.48C.66 -.38 .62 -.24 .52 -.16Z', 'trim', ['round'])}<path d="M.34 -.18Q.46 -.2 .54 -.26" fill="none" stroke="#1a1020" stroke-opacity=".35" stroke-width=".035" stroke-linecap="round"/><path d="${cuff}" fill="url(#trim${id})"/><path d="M0 -.24H.2M0 -.12H.2M0 0H.2M0 .12H.2M0 .24H.2" stroke="#1a1020" stroke-opacity=".25" stroke-width=".03"/><path d="${cuff}" fill="url(#fall${id})"/></g>`;

const fingers = 'M-.1 -.26C.06 -.36 .44 -.38 .62 -.26C.76 -.16 .74 .1 .6 .2C.42 .32 .08 .32 -.1 .24C-.18 .1 -.18 -.1 -.1 -.26Z';

/** A hand that comes around somebody from behind: at `x` and `y` is the edge around which it reaches, `way` is where to, and `share` how far. */
export const grasp = (id: string, [x, y]: Spot, way: 1 | -1, share: number): string =>
  `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${(way * share).toFixed(3)} 1) rotate(-14)"><ellipse cx=".3" cy=".08" rx=".56" ry=".4" fill="url(#dim${id})"/>${woolen(id, fingers, 'trim', ['fall'])}${woolen(id, 'M.02 -.22C.04 -.5 .24 -.6 .34 -.5C.42 -.4 .36 -.28 .26 -.2Z', 'trim', [])}<path d="M.04 -.2Q.18 -.18 .3 -.26M.7 -.06Q.5 -.03 .42 .0M.68 .08Q.52 .1 .44 .12" fill="none" stroke="#1a1020" stroke-opacity=".3" stroke-width=".03" stroke-linecap="round"/></g>`;

const degrees = ([x, y]: Spot, [toX, toY]: Spot): number => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;

/** A place between two: `share` of the way from the one to the other. */
export const onWay = (share: number, from: Spot, to: Spot): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** How far from the shoulder a sleeve has grown out of it, and the share of that in which nothing is seen of it. */
const seam = { from: 0.3, to: 0.5 } as const;

/** A sleeve before a body, with its mitten; `thumb` is the side of the hand on which it is. It has no edge at the shoulder: there it is of the body. */
export function sleeve(id: string, { body, dark, light }: Wool, { from, elbow, to }: Arm, thumb: 1 | -1): string {
  const spot = ([x, y]: Spot) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const name = `${id}${thumb}`;
  const grows = (color: string, key: string) =>
    `<radialGradient id="${key}${name}" gradientUnits="userSpaceOnUse" cx="${from[0].toFixed(3)}" cy="${from[1].toFixed(3)}" r="${seam.to}"><stop offset="${seam.from}" stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}"/></radialGradient>`;
  const stroke = (paint: string, width: number, more = '') =>
    `<path d="M${spot(from)}Q${spot(elbow)} ${spot(to)}" fill="none" stroke="${paint}" stroke-width="${width}" ${more}/>`;
  return [
    grows(dark, 'edge'),
    grows(body, 'cloth'),
    grows(light, 'shine'),
    grows('#140a18', 'cast'),
    stroke(`url(#cast${name})`, thick + 0.18, 'stroke-opacity=".16" transform="translate(.02 .1)"'),
    stroke(`url(#cast${name})`, thick + 0.06, 'stroke-opacity=".2" transform="translate(.01 .06)"'),
    stroke(`url(#edge${name})`, thick),
    stroke(`url(#cloth${name})`, thick * 0.88, 'stroke-opacity=".6" transform="translate(0 -.02)"'),
    stroke(`url(#cloth${name})`, thick * 0.66, 'stroke-opacity=".8" transform="translate(0 -.05)"'),
    stroke(`url(#shine${name})`, thick * 0.36, 'stroke-opacity=".4" transform="translate(0 -.1)"'),
    stroke(`url(#knit${id})`, thick * 0.98),
    mitten(id, to, degrees(elbow, to), thumb),
  ].join('');
}

/** What is worn on a head, down to its hairline; `way` is its outer side, away from the other. */
export type Headgear = (id: string, way: 1 | -1) => string;

/** A knitted hat with a bobble. */
export const hat: Headgear = (id) =>
  `${woolen(id, 'M0 -1.21A.23 .23 0 0 1 0 -.75A.23 .23 0 0 1 0 -1.21Z', 'trim')}${woolen(id, 'M-.66 -.08C-.68 -.62 -.38 -.84 0 -.84C.38 -.84 .68 -.62 .66 -.08Z', 'body', ['round'])}${woolen(id, 'M-.7 .2C-.76 0 -.74 -.12 -.64 -.14Q0 -.28 .64 -.14C.74 -.12 .76 0 .7 .2Q0 .02 -.7 .2Z', 'trim', ['round'])}<path d="M-.6 .15V-.1M-.45 .1V-.14M-.3 .08V-.17M-.15 .07V-.18M0 .06V-.19M.15 .07V-.18M.3 .08V-.17M.45 .1V-.14M.6 .15V-.1" stroke="#1a1020" stroke-opacity=".22" stroke-width=".035" stroke-linecap="round"/>`;

/** A beret that falls to the outer side. */
export const beret: Headgear = (id, way) =>
  `<g transform="scale(${-way} 1)"><path d="M-.18 -.7Q-.14 -.86 -.24 -.9" fill="none" stroke="url(#body${id})" stroke-width=".09" stroke-linecap="round"/>${woolen(id, 'M-.6 -.02C-.98 -.06 -1.02 -.46 -.56 -.64C-.16 -.78 .42 -.74 .64 -.46C.78 -.28 .74 -.08 .6 -.02Q0 -.2 -.6 -.02Z', 'body')}<path d="M-.76 -.16Q-.2 -.34 .6 -.14M-.74 -.34Q-.3 -.48 .1 -.46" fill="none" stroke="#1a1020" stroke-opacity=".2" stroke-width=".05" stroke-linecap="round"/>${woolen(id, 'M-.66 .19C-.71 .06 -.69 -.04 -.61 -.07Q0 -.24 .61 -.07C.69 -.04 .71 .06 .66 .19Q0 .01 -.66 .19Z', 'trim', ['round'])}</g>`;
