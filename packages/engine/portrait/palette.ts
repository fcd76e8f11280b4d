/** The colors of skin, hair, and eyes by name. */
import { colorsIn } from '@iridia/draft/words';

export const skins: Readonly<Record<string, string>> = {
  pale: '#ffe7d3',
  light: '#ffdbb4',
  medium: '#edb98a',
  tan: '#d08b5b',
  brown: '#ae5d29',
  dark: '#614335',
};

/** Hair has its own red, brown, black, yellow, and gray; every other color is the dye of that name. */
const natural: Readonly<Record<string, string>> = {
  blonde: '#d6b370',
  yellow: '#e3c063',
  gold: '#d6a94f',
  beige: '#e0c794',
  brown: '#6b4328',
  auburn: '#8a3b22',
  ginger: '#c8501e',
  red: '#b5341c',
  orange: '#d2691e',
  black: '#201a1a',
  silver: '#cfd0d4',
  grey: '#a3a5aa',
  white: '#efeff0',
};
const irises: Readonly<Record<string, string>> = {
  brown: '#6b3f22',
  hazel: '#8a6a33',
  green: '#3f8f4a',
  blue: '#3a78c2',
  sky: '#5aa2dc',
  grey: '#7d8a93',
  silver: '#7d8a93',
  black: '#2a2020',
  gold: '#c98a1e',
  yellow: '#d7a927',
};

/** The value of a color's English name; undefined where there is none. */
export const colorOf = (name: string | null | undefined): string | undefined => (name ? colorsIn(name)[0]?.value : undefined);
export const hairColors = (name: string | null | undefined): string | undefined => (name ? (natural[name] ?? colorOf(name)) : undefined);
export const irisOf = (name: string): string => irises[name] ?? colorOf(name) ?? irises.brown!;
