/** The effect cards: adding one is adding an entry here. */
import type { Locale } from '../locales.ts';
import type { pictureStyles } from './choices.ts';

export const effectFamilies = ['halloween', 'together', 'style'] as const;

export type EffectCard = {
  readonly id: string;
  readonly family: (typeof effectFamilies)[number];
  readonly name: Readonly<Record<Locale, string>>;
  readonly result: 'image' | 'video';
  /** What an engine must offer; it finds the card's id in `inputs.effect`. */
  readonly capability: `effect.${string}` | 'image.fromImage';
  /** How many pictures the card takes. */
  readonly pictures: { readonly min: number; readonly max: number };
  /** What the card adds to the inputs of its job. */
  readonly preset?: Readonly<Record<string, string>>;
};

type Name = EffectCard['name'];

const halloween = (id: string, name: Name): EffectCard => ({
  id,
  family: 'halloween',
  name,
  result: 'video',
  capability: 'effect.halloween',
  pictures: { min: 1, max: 1 },
});

const together = (id: 'hug' | 'kiss', name: Name): EffectCard => ({
  id,
  family: 'together',
  name,
  result: 'video',
  capability: `effect.${id}`,
  pictures: { min: 1, max: 2 },
});

const style = (id: (typeof pictureStyles)[number], name: Name): EffectCard => ({
  id,
  family: 'style',
  name,
  result: 'image',
  capability: 'image.fromImage',
  pictures: { min: 1, max: 1 },
  preset: { style: id },
});

export const effects: readonly EffectCard[] = [
  halloween('witch', { en: 'Witch', zh: '女巫', fr: 'Sorcière', es: 'Bruja', ru: 'Ведьма' }),
  halloween('vampire', { en: 'Vampire', zh: '吸血鬼', fr: 'Vampire', es: 'Vampiro', ru: 'Вампир' }),
  halloween('pumpkin', { en: 'Pumpkin', zh: '南瓜头', fr: 'Citrouille', es: 'Calabaza', ru: 'Тыква' }),
  halloween('skeleton', { en: 'Skeleton', zh: '骷髅', fr: 'Squelette', es: 'Esqueleto', ru: 'Скелет' }),
  halloween('zombie', { en: 'Zombie', zh: '僵尸', fr: 'Zombie', es: 'Zombi', ru: 'Зомби' }),
  together('hug', { en: 'Hug', zh: '拥抱', fr: 'Câlin', es: 'Abrazo', ru: 'Объятие' }),
  together('kiss', { en: 'Kiss', zh: '亲吻', fr: 'Baiser', es: 'Beso', ru: 'Поцелуй' }),
  style('cartoon', { en: 'Cartoon', zh: '卡通', fr: 'Dessin animé', es: 'Dibujo animado', ru: 'Мультфильм' }),
  style('watercolour', { en: 'Watercolour', zh: '水彩', fr: 'Aquarelle', es: 'Acuarela', ru: 'Акварель' }),
  style('oil', { en: 'Oil painting', zh: '油画', fr: 'Peinture à l’huile', es: 'Óleo', ru: 'Масло' }),
  style('pencil', { en: 'Pencil', zh: '铅笔素描', fr: 'Crayon', es: 'Lápiz', ru: 'Карандаш' }),
  style('pop-art', { en: 'Pop art', zh: '波普艺术', fr: 'Pop art', es: 'Arte pop', ru: 'Поп-арт' }),
  style('pixel', { en: 'Pixel art', zh: '像素画', fr: 'Pixel art', es: 'Píxeles', ru: 'Пиксели' }),
  style('duotone', { en: 'Duotone', zh: '双色调', fr: 'Bichromie', es: 'Bitono', ru: 'Дуотон' }),
  style('low-poly', { en: 'Low poly', zh: '低多边形', fr: 'Low poly', es: 'Low poly', ru: 'Лоу-поли' }),
];

export const effectById = (id: unknown): EffectCard | undefined => effects.find((card) => card.id === id);

export const effectsOf = (family: EffectCard['family']): readonly EffectCard[] => effects.filter((card) => card.family === family);
