/** Draws a plan: the whole scene, or its figures, its place and its weather alone. */
export { boxOf, extent, type PartBox, type ArrangedPart } from '../arrange/part.ts';
export { isLively, wornAt } from '../art/kinds.ts';
export { paintPlace } from './backdrop.ts';
export { createCanvas, type Plane } from './canvas.ts';
export { composeScene, freeStanding, piecesOf, settingOf } from './compose.ts';
export { drawn, figureOf } from './figure.ts';
export { lights } from './light.ts';
export { groundShadow } from './standing.ts';
export { drawWeather } from './weather.ts';
