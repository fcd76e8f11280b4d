import type { EffectNames } from '../types/effects.ts';

const effects: EffectNames = {
  witch: 'Bruja',
  vampire: 'Vampiro',
  pumpkin: 'Calabaza',
  skeleton: 'Esqueleto',
  zombie: 'Zombi',
  hug: 'Abrazo',
  kiss: 'Beso',
  cartoon: 'Caricatura',
  watercolour: 'Acuarela',
  oil: 'Óleo',
  pencil: 'Lápiz',
  'pop-art': 'Pop art',
  pixel: 'Pixel art',
  duotone: 'Duotono',
  'low-poly': 'Low poly',
};

export default effects;
