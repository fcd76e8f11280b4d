/** Words for where, when, and in which weather an image plays. */
import type { Color } from './properties.ts';
import { tableOf } from './table.ts';

export const placeOf = tableOf('place', [
  'moon',
  'mars',
  'space',
  'underwater',
  'beach',
  'sea',
  'city',
  'snow',
  'forest',
  'desert',
  'mountain',
  'meadow',
  'room',
  'sky',
]);
export type NamedPlace = NonNullable<ReturnType<typeof placeOf>>;

/** The colors in which places are painted by day. */
const natural: Partial<Record<NamedPlace, readonly Color[]>> = {
  sky: ['blue', 'sky', 'white'],
  sea: ['blue', 'turquoise', 'sky', 'navy'],
  beach: ['white', 'gold', 'yellow', 'beige'],
  meadow: ['green'],
  forest: ['green'],
  snow: ['white'],
  desert: ['yellow', 'gold', 'orange', 'beige'],
  space: ['black', 'navy'],
  mountain: ['white', 'green', 'grey'],
};
export const isNaturalIn = (place: NamedPlace, color: Color): boolean => natural[place]?.includes(color) ?? false;

export const hourOf = tableOf('hour', ['night', 'sunset', 'day']);
export type Hour = NonNullable<ReturnType<typeof hourOf>>;

export const weatherOf = tableOf('weather', ['aurora', 'rain', 'snowfall', 'fog', 'storm']);
export type Weather = NonNullable<ReturnType<typeof weatherOf>>;
