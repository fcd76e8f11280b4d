/** Draws what a kiss leaves on a cheek; lengths are in face widths. */
import type { Spot } from './knitwear.ts';

/** The print of lips around a place, `size` of half its width, turned by degrees. */
export const print = ([x, y]: Spot, size: number, turn: number): string =>
  `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(3)})"><path d="M-1 -.06Q0 -.3 1 -.06V.06Q0 .3 -1 .06Z" fill="#8f0f2c"/><path d="M-1 -.06C-.7 -.3 -.45 -.62 -.2 -.56C-.08 -.54 -.03 -.46 0 -.42C.03 -.46 .08 -.54 .2 -.56C.45 -.62 .7 -.3 1 -.06C.6 -.02 .3 -.12 0 -.08C-.3 -.12 -.6 -.02 -1 -.06Z" fill="#d21f45"/><path d="M-.92 .06C-.6 .1 -.3 .06 0 .09C.3 .06 .6 .1 .92 .06C.7 .42 .36 .66 0 .66C-.36 .66 -.7 .42 -.92 .06Z" fill="#c4183d"/><path d="M-.55 -.34V-.14M-.3 -.44V-.18M.28 -.44V-.18M.55 -.34V-.14M-.5 .16V.36M-.2 .18V.52M.18 .18V.52M.48 .16V.38" stroke="#fff" stroke-opacity=".28" stroke-width=".05" stroke-linecap="round"/><path d="M-.3 .48Q0 .58 .3 .46" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".07" stroke-linecap="round"/></g>`;

/** Color that rises into both cheeks, from 0 to 1, and stays within the outline of a face. */
export const blush = (spots: readonly Spot[], outline: readonly Spot[], share: number): string => {
  const cheeks = spots.map(([x, y]) => `<ellipse cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" rx=".2" ry=".16" fill="url(#blush)"/>`);
  const edge = outline.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L');
  return `<radialGradient id="blush"><stop offset="0" stop-color="#ff4a6e" stop-opacity=".08"/><stop offset="1" stop-color="#ff4a6e" stop-opacity="0"/></radialGradient><clipPath id="face"><path d="M${edge}Z"/></clipPath><g clip-path="url(#face)" opacity="${share.toFixed(2)}">${cheeks.join('')}</g>`;
};
