import { imageStyles } from '../../../contract/facts/tools/choices.ts';
import type { Image } from '@iridia/pixels/image';

export type StyleName = (typeof imageStyles)[number];

export const isStyle = (name: unknown): name is StyleName => imageStyles.some((known) => known === name);

/** Settings of a style. */
export type Hand = {
  /** 1 is the default, up to about 1.4: larger strokes, fewer colors. */
  boldness: number;
  random: () => number;
};

/** Returns another image of the same size. */
export type Style = (image: Image, hand: Hand) => Image | Promise<Image>;
