import type { EffectNames } from '../types/effects.ts';

const effects: EffectNames = {
  witch: 'Bruja',
  vampire: 'Vampiro',
  pumpkin: 'Calabaza',
  skeleton: 'Esqueleto',
  zombie: 'Zombi',
  hug: 'Abrazo',
  kiss: 'Beso',
  cartoon: 'Dibujo animado',
  watercolour: 'Acuarela',
  oil: 'Óleo',
  pencil: 'Lápiz',
  'pop-art': 'Arte pop',
  pixel: 'Píxeles',
  duotone: 'Bitono',
  'low-poly': 'Low poly',
};

export default effects;
