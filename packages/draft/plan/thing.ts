/** What a plan is made of: its things, and how they are linked. */
import { drawingOf, type Fit } from '../art/art.ts';
import type { Complexion } from '../art/complexion.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Deed } from '../words/deeds.ts';
import type { Formation, Spot } from '../words/formations.ts';
import type { Relation } from '../words/grammar.ts';
import type { Hour, NamedPlace } from '../words/places.ts';
import type { Color, Mark, Material, Pose, Size } from '../words/properties.ts';

export type Scene = NamedPlace | 'studio';
export type TimeOfDay = Hour;

/** What is drawn; without a drawing it is only letters. */
export type Thing = {
  drawing: Drawing | null;
  fit: Fit;
  words: string;
  count: number;
  colors: Color[];
  materials: Material[];
  sizes: Size[];
  poses: Pose[];
  marks: Mark[];
  /** The words give it a face, which shows its mood. */
  faced?: true;
  /** How the hair is painted, and whether it falls to the waist. */
  hair?: { dye?: Color; long?: true };
  /** Skin and hair of a person, where they are chosen. */
  complexion?: Complexion;
  /** The color of the ears, where it is not that of the rest. */
  ears?: Color;
  /** The color of the hat it is drawn with, where that is not the usual one. */
  hat?: Color;
  /** Where in the frame it is, and how its copies stand to each other; `facing`, a single one is turned around. */
  spot?: Spot;
  formation?: Formation;
  /** The icons of the moods of its copies, one each. */
  moods?: string[];
  /** Whose outline it has. */
  shape?: Drawing;
  /** It grows all over the place. */
  sown?: true;
  text?: string;
  /** The color of the words on it. */
  ink?: Color;
};

export type Link = {
  relation: Relation;
  from: number;
  to: number;
  /** What the first does to the other. */
  deed?: Deed;
  /** On which part of the other it is, where that is not the top. */
  at?: 'shoulder';
};

export const bareThing = (drawing: Drawing | null, fit: Fit, words: string): Thing => ({
  drawing,
  fit,
  words,
  count: 1,
  colors: [],
  materials: [],
  sizes: [],
  poses: [],
  marks: [],
});

export const standIn = (icon: string): Drawing => drawingOf(icon)!;
