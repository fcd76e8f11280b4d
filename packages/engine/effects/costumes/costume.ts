/** The parts of a costume; each is an overlay drawn for each face. */
import type { Anatomy } from '../anatomy.ts';

export type Tint = {
  color: readonly [red: number, green: number, blue: number];
  /** From 0 to 1: how much of the skin's own color is replaced. */
  amount: number;
  /** `skin`: wherever the person shows skin. `face`: only inside the oval, whatever its color. */
  region: 'skin' | 'face';
};

export type Costume = {
  tint: Tint;
  /** Space above the forehead that the costume needs, in face widths. */
  headroom: number;
  paint: (face: Anatomy, random: () => number) => string;
  /** Drawn behind the person. */
  behind?: (face: Anatomy) => string;
  /** Drawn over hair and forehead. */
  over?: (face: Anatomy) => string;
  /** Pulsing light, added to the image. */
  glow?: (face: Anatomy) => string;
};
