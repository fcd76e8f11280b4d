import type { EffectNames } from '../types/effects.ts';

const effects: EffectNames = {
  witch: 'Ведьма',
  vampire: 'Вампир',
  pumpkin: 'Тыква',
  skeleton: 'Скелет',
  zombie: 'Зомби',
  hug: 'Объятие',
  kiss: 'Поцелуй',
  cartoon: 'Мультфильм',
  watercolour: 'Акварель',
  oil: 'Масляная живопись',
  pencil: 'Карандаш',
  'pop-art': 'Поп-арт',
  pixel: 'Пиксель-арт',
  duotone: 'Дуотон',
  'low-poly': 'Лоу-поли',
};

export default effects;
