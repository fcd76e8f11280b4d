/** Words of five languages: their plain form, and the colors that they name. */
export { coloursIn, type NamedColour } from './colours.ts';
export { fold } from './forms.ts';
