import type { EffectNames } from '../types/effects.ts';

const effects: EffectNames = {
  witch: 'Witch',
  vampire: 'Vampire',
  pumpkin: 'Pumpkin',
  skeleton: 'Skeleton',
  zombie: 'Zombie',
  hug: 'Hug',
  kiss: 'Kiss',
  cartoon: 'Cartoon',
  watercolour: 'Watercolor',
  oil: 'Oil painting',
  pencil: 'Pencil',
  'pop-art': 'Pop art',
  pixel: 'Pixel art',
  duotone: 'Duotone',
  'low-poly': 'Low poly',
};

export default effects;
