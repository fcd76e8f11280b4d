/** The effect cards. A new card needs an id here and its name in every language. */
import { imageStyles } from './choices.ts';

const costumes = ['witch', 'vampire', 'pumpkin', 'skeleton', 'zombie'] as const;
const meetings = ['hug', 'kiss'] as const;

export type EffectId = (typeof costumes)[number] | (typeof meetings)[number] | (typeof imageStyles)[number];

export const effectFamilies = ['halloween', 'together', 'style'] as const;

export type EffectCard = {
  readonly id: EffectId;
  readonly family: (typeof effectFamilies)[number];
  readonly result: 'image' | 'video';
  /** The capability that an engine needs; the engine reads the card's id from `inputs.effect`. */
  readonly capability: `effect.${string}` | 'image.fromImage';
  /** Number of images that the card accepts. */
  readonly pictures: { readonly min: number; readonly max: number };
  /** Adults only, like the tool that has this card alone. */
  readonly adult?: true;
  /** Inputs that the card adds to its job. */
  readonly preset?: Readonly<Record<string, string>>;
};

const halloween = (id: (typeof costumes)[number]): EffectCard => ({
  id,
  family: 'halloween',
  result: 'video',
  capability: 'effect.halloween',
  pictures: { min: 1, max: 1 },
});

const together = (id: (typeof meetings)[number]): EffectCard => ({
  id,
  family: 'together',
  result: 'video',
  capability: `effect.${id}`,
  pictures: { min: 1, max: 2 },
  adult: true,
});

const style = (id: (typeof imageStyles)[number]): EffectCard => ({
  id,
  family: 'style',
  result: 'image',
  capability: 'image.fromImage',
  pictures: { min: 1, max: 1 },
  preset: { style: id },
});

export const effects: readonly EffectCard[] = [...costumes.map(halloween), ...meetings.map(together), ...imageStyles.map(style)];

/** Returns the effect card with an id; undefined if there is none. */
export const effectById = (id: unknown): EffectCard | undefined => effects.find((card) => card.id === id);

/** Returns the effect cards of a family. */
export const effectsOf = (family: EffectCard['family']): readonly EffectCard[] => effects.filter((card) => card.family === family);
