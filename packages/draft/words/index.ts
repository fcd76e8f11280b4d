/** Words of five languages: their plain form, and the colors that they name. */
export { colorsIn, type NamedColor } from './colors.ts';
export { fold } from './forms.ts';
