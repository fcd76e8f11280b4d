/** What a costume is made of; every part is a drawing over the picture, made anew for each face. */
import type { Anatomy } from '../anatomy.ts';

export type Tint = {
  colour: readonly [red: number, green: number, blue: number];
  /** From 0 to 1: how much of the skin's own colour goes. */
  amount: number;
  /** `skin`: wherever the person shows skin. `face`: only inside the oval, whatever is there. */
  region: 'skin' | 'face';
};

export type Costume = {
  tint: Tint;
  /** Face widths of room that it needs above the forehead. */
  headroom: number;
  /** Paint on the face. */
  paint: (face: Anatomy, random: () => number) => string;
  /** What stands behind the person. */
  behind?: (face: Anatomy) => string;
  /** What is worn over hair and forehead. */
  over?: (face: Anatomy) => string;
  /** Light that pulses, added to the picture. */
  glow?: (face: Anatomy) => string;
};
