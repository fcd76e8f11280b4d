import type { EffectNames } from '../types/effects.ts';

const effects: EffectNames = {
  witch: 'Sorcière',
  vampire: 'Vampire',
  pumpkin: 'Citrouille',
  skeleton: 'Squelette',
  zombie: 'Zombie',
  hug: 'Câlin',
  kiss: 'Tendre baiser',
  cartoon: 'Dessin animé',
  watercolour: 'Aquarelle',
  oil: 'Peinture à l’huile',
  pencil: 'Dessin au crayon',
  'pop-art': 'Pop art',
  pixel: 'Pixel art',
  duotone: 'Bichromie',
  'low-poly': 'Low poly',
};

export default effects;
