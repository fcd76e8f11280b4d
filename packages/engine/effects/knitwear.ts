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
  <pattern id="knit${id}" width=".1" height=".085" patternUnits="userSpaceOnUse"><path d="M0 0L.05 .055L.1 0" fill="none" stroke="#000" stroke-opacity=".17" stroke-width=".02"/><path d="M0 .025L.05 .08L.1 .025" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width=".014"/></pattern>`;

const heart = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 .34C-.62 -.06 -.5 -.52 -.22 -.52C-.08 -.52 0 -.42 0 -.34C0 -.42 .08 -.52 .22 -.52C.5 -.52 .62 -.06 0 .34Z" fill="${fill}"/>`;

export const torso = (id: string, { trim, heart: figure, dark }: Wool): string => {
  const hearts = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map((x) => heart(x, 1.62 - Math.abs(x) * 0.1, 0.24, figure)).join('');
  const band = (y: number) =>
    `<path d="M-1.75 ${y - 0.14}Q0 ${y + 0.14} 1.75 ${y - 0.14}" fill="none" stroke="${trim}" stroke-width=".07" stroke-dasharray=".09 .05"/>`;
  return `<clipPath id="torso${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="url(#body${id})"/><g clip-path="url(#torso${id})">${band(1.32)}${hearts}${band(1.86)}</g><path d="${shape}" fill="url(#knit${id})"/><path d="M-1.3 1.2Q-1.1 1.9 -1.2 3M1.3 1.2Q1.1 1.9 1.2 3M-.3 2.3Q-.5 3 -.3 3.6" fill="none" stroke="${dark}" stroke-width=".1" stroke-opacity=".4" stroke-linecap="round"/><ellipse cy=".62" rx="1.05" ry=".24" fill="#1a1020" fill-opacity=".3"/>`;
};

/** Behind the neck, and before it. */
export const collar = (id: string, { trimDark }: Wool) => ({
  behind: `<path d="M-.92 .2C-.98 -.24 -.6 -.3 0 -.3C.6 -.3 .98 -.24 .92 .2Z" fill="${trimDark}"/><path d="M-.92 .2C-.98 -.24 -.6 -.3 0 -.3C.6 -.3 .98 -.24 .92 .2Z" fill="#120a18" fill-opacity=".35"/>`,
  before: `<path d="M-1 .14C-1.04 -.24 -.8 -.3 -.6 -.2C-.4 .02 .4 .02 .6 -.2C.8 -.3 1.04 -.24 1 .14C1.02 .52 .6 .72 0 .72C-.6 .72 -1.02 .52 -1 .14Z" fill="url(#trim${id})"/><path d="M-1 .14C-1.04 -.24 -.8 -.3 -.6 -.2C-.4 .02 .4 .02 .6 -.2C.8 -.3 1.04 -.24 1 .14C1.02 .52 .6 .72 0 .72C-.6 .72 -1.02 .52 -1 .14Z" fill="url(#knit${id})"/><path d="M-.96 .04C-.6 .34 .5 .4 .97 .0M-.94 .3C-.5 .58 .4 .6 .9 .34M-.7 -.08C-.3 .16 .3 .2 .72 -.06" fill="none" stroke="#1a1020" stroke-opacity=".22" stroke-width=".05" stroke-linecap="round"/>`,
});

/** The end of a scarf, which hangs down. */
export const tail = (id: string, side: number): string =>
  `<g transform="translate(${0.42 * side} .5) rotate(${-6 * side}) "><path d="M-.24 0L-.3 1.25H.3L.24 0Z" fill="url(#trim${id})"/><path d="M-.24 0L-.3 1.25H.3L.24 0Z" fill="url(#knit${id})"/><path d="M-.28 1.24v.2M-.17 1.24v.22M-.06 1.24v.2M.06 1.24v.22M.17 1.24v.2M.28 1.24v.22" stroke="url(#trim${id})" stroke-width=".06" stroke-linecap="round"/></g>`;

const thick = 0.66;

/** A mitten from its wrist on, in a direction in degrees; `thumb` is the side of it on which the thumb is. */
export const mitten = (id: string, [x, y]: Spot, angle: number, thumb: 1 | -1): string =>
  `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${angle.toFixed(1)}) scale(1 ${thumb})"><path d="M.2 -.26C.4 -.4 .86 -.36 .9 -.02C.9 .28 .5 .34 .2 .27Z" fill="url(#trim${id})"/><path d="M.3 -.24C.3 -.5 .5 -.58 .58 -.48C.66 -.38 .6 -.24 .5 -.2Z" fill="url(#trim${id})"/><path d="M.2 -.26C.4 -.4 .86 -.36 .9 -.02C.9 .28 .5 .34 .2 .27Z" fill="url(#knit${id})"/><path d="M.34 -.2Q.46 -.24 .54 -.3" fill="none" stroke="#1a1020" stroke-opacity=".35" stroke-width=".035" stroke-linecap="round"/><rect x="-.06" y="-.33" width=".32" height=".66" rx=".12" fill="url(#trim${id})"/><path d="M-.0 -.24H.2M-.0 -.12H.2M-.0 0H.2M-.0 .12H.2M-.0 .24H.2" stroke="#1a1020" stroke-opacity=".25" stroke-width=".03"/></g>`;

const degrees = ([x, y]: Spot, [toX, toY]: Spot): number => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;

/** A place between two: `share` of the way from the one to the other. */
export const onWay = (share: number, from: Spot, to: Spot): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const strokeAlong = ({ from, elbow, to }: Arm) => {
  const spot = ([x, y]: Spot) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  return (color: string, width: number, more = '') =>
    `<path d="M${spot(from)}Q${spot(elbow)} ${spot(to)}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
};

/** A sleeve without a hand. */
export function arm(id: string, { body, dark, light }: Wool, bent: Arm): string {
  const stroke = strokeAlong(bent);
  return `<g stroke-linecap="round">${[
    stroke(dark, thick),
    stroke(body, thick * 0.82, 'transform="translate(0 -.035)"'),
    stroke(light, thick * 0.36, 'stroke-opacity=".6" transform="translate(0 -.12)"'),
    stroke(`url(#knit${id})`, thick),
  ].join('')}</g>`;
}

/** The shadow of a sleeve on a body; it ends with the sleeve, because around its end it would be a dark disc about the mitten. */
function shadow(bent: Arm): string {
  const stroke = strokeAlong(bent);
  return [
    stroke('#140a18', thick + 0.16, 'stroke-opacity=".16" transform="translate(.02 .1)"'),
    stroke('#140a18', thick + 0.06, 'stroke-opacity=".2" transform="translate(.01 .06)"'),
  ].join('');
}

/** A sleeve before a body, with its mitten; `thumb` is the side of the hand on which it is. */
export const sleeve = (id: string, wool: Wool, bent: Arm, thumb: 1 | -1): string =>
  shadow(bent) + arm(id, wool, bent) + mitten(id, bent.to, degrees(bent.elbow, bent.to), thumb);

/** What is worn on a head, down to its hairline; `way` is its outer side, away from the other. */
export type Headgear = (id: string, way: 1 | -1) => string;

/** A knitted hat with a bobble. */
export const hat: Headgear = (id) =>
  `<circle cy="-.98" r=".23" fill="url(#trim${id})"/><circle cy="-.98" r=".23" fill="url(#knit${id})"/><path d="M-.66 -.08C-.68 -.62 -.38 -.84 0 -.84C.38 -.84 .68 -.62 .66 -.08Z" fill="url(#body${id})"/><path d="M-.66 -.08C-.68 -.62 -.38 -.84 0 -.84C.38 -.84 .68 -.62 .66 -.08Z" fill="url(#knit${id})"/><path d="M-.7 .2C-.76 0 -.74 -.12 -.64 -.14Q0 -.28 .64 -.14C.74 -.12 .76 0 .7 .2Q0 .02 -.7 .2Z" fill="url(#trim${id})"/><path d="M-.6 .15V-.1M-.45 .1V-.14M-.3 .08V-.17M-.15 .07V-.18M0 .06V-.19M.15 .07V-.18M.3 .08V-.17M.45 .1V-.14M.6 .15V-.1" stroke="#1a1020" stroke-opacity=".22" stroke-width=".035" stroke-linecap="round"/>`;

/** A beret that falls to the outer side. */
export const beret: Headgear = (id, way) =>
  `<g transform="scale(${-way} 1)"><path d="M-.18 -.7Q-.14 -.86 -.24 -.9" fill="none" stroke="url(#body${id})" stroke-width=".09" stroke-linecap="round"/><path d="M-.6 -.02C-.98 -.06 -1.02 -.46 -.56 -.64C-.16 -.78 .42 -.74 .64 -.46C.78 -.28 .74 -.08 .6 -.02Q0 -.2 -.6 -.02Z" fill="url(#body${id})"/><path d="M-.6 -.02C-.98 -.06 -1.02 -.46 -.56 -.64C-.16 -.78 .42 -.74 .64 -.46C.78 -.28 .74 -.08 .6 -.02Q0 -.2 -.6 -.02Z" fill="url(#knit${id})"/><path d="M-.76 -.16Q-.2 -.34 .6 -.14M-.74 -.34Q-.3 -.48 .1 -.46" fill="none" stroke="#1a1020" stroke-opacity=".2" stroke-width=".05" stroke-linecap="round"/><path d="M-.66 .19C-.71 .06 -.69 -.04 -.61 -.07Q0 -.24 .61 -.07C.69 -.04 .71 .06 .66 .19Q0 .01 -.66 .19Z" fill="url(#trim${id})"/><path d="M-.66 .19C-.71 .06 -.69 -.04 -.61 -.07Q0 -.24 .61 -.07C.69 -.04 .71 .06 .66 .19Q0 .01 -.66 .19Z" fill="url(#knit${id})"/></g>`;
