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
  oil: 'Масло',
  pencil: 'Карандаш',
  'pop-art': 'Поп-арт',
  pixel: 'Пиксели',
  duotone: 'Дуотон',
  'low-poly': 'Лоу-поли',
};

export default effects;
