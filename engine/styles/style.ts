import { pictureStyles } from '../../contract/facts/tools/choices.ts';
import type { Picture } from '../picture/picture.ts';

export type StyleName = (typeof pictureStyles)[number];

export const isStyle = (name: unknown): name is StyleName => pictureStyles.some((known) => known === name);

/** What a style works with beside the picture. */
export type Hand = {
  /** 1 is usual, up to about 1.4: larger strokes, fewer colours. */
  boldness: number;
  random: () => number;
};

/** Another picture of the same size. */
export type Style = (picture: Picture, hand: Hand) => Picture | Promise<Picture>;

/** Lengths in a style are meant for a picture whose longer side has 1000 pixels. */
export const unitOf = ({ width, height }: Picture): number => Math.max(width, height) / 1000;
