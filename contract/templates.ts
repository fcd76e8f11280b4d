/** The template gallery: ideas that open a tool filled in. Adding one is adding an entry and its picture in `public/`. */
import type { Locale } from './locales.ts';

export type Template = {
  readonly id: string;
  /** The tool that it opens, and the tab of its form. */
  readonly tool: string;
  readonly tab: string;
  readonly cover: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly prompt: Readonly<Record<Locale, string>>;
};

const sticker = (id: string, name: Template['name'], prompt: Template['prompt']): Template => ({
  id: `sticker-${id}`,
  tool: 'ai-sticker-maker',
  tab: 'text',
  cover: `/stickers/${id}.webp`,
  name,
  prompt,
});

export const templates: readonly Template[] = [
  sticker(
    'fox',
    { en: 'Forest fox', zh: '森林狐狸', fr: 'Renard des bois', es: 'Zorro del bosque', ru: 'Лесная лиса' },
    {
      en: 'a red fox in the forest',
      zh: '森林里的红狐狸',
      fr: 'un renard roux dans la forêt',
      es: 'un zorro rojo en el bosque',
      ru: 'рыжая лиса в лесу',
    },
  ),
  sticker(
    'octopus',
    { en: 'Sea octopus', zh: '海里的章鱼', fr: 'Pieuvre des mers', es: 'Pulpo marino', ru: 'Морской осьминог' },
    {
      en: 'an octopus in the blue sea',
      zh: '蓝色大海里的章鱼',
      fr: 'une pieuvre dans la mer bleue',
      es: 'un pulpo en el mar azul',
      ru: 'осьминог в синем море',
    },
  ),
  sticker(
    'rocket',
    { en: 'Star rocket', zh: '星际火箭', fr: 'Fusée étoilée', es: 'Cohete estelar', ru: 'Звёздная ракета' },
    {
      en: 'a rocket among stars',
      zh: '群星间的火箭',
      fr: 'une fusée parmi les étoiles',
      es: 'un cohete entre estrellas',
      ru: 'ракета среди звёзд',
    },
  ),
  sticker(
    'unicorn',
    { en: 'Rainbow unicorn', zh: '彩虹独角兽', fr: 'Licorne arc-en-ciel', es: 'Unicornio arcoíris', ru: 'Радужный единорог' },
    {
      en: 'a unicorn with a rainbow',
      zh: '彩虹下的独角兽',
      fr: 'une licorne avec un arc-en-ciel',
      es: 'un unicornio con un arcoíris',
      ru: 'единорог и радуга',
    },
  ),
  sticker(
    'cupcake',
    { en: 'Sweet cupcake', zh: '甜蜜纸杯蛋糕', fr: 'Cupcake gourmand', es: 'Cupcake dulce', ru: 'Сладкий капкейк' },
    { en: 'a pink cupcake', zh: '粉色纸杯蛋糕', fr: 'un cupcake rose', es: 'un cupcake rosa', ru: 'розовый капкейк' },
  ),
  sticker(
    'christmas',
    { en: 'Christmas tree', zh: '圣诞树', fr: 'Sapin de Noël', es: 'Árbol de Navidad', ru: 'Рождественская ёлка' },
    {
      en: 'a Christmas tree in the snow',
      zh: '雪中的圣诞树',
      fr: 'un sapin de Noël sous la neige',
      es: 'un árbol de Navidad en la nieve',
      ru: 'рождественская ёлка в снегу',
    },
  ),
  sticker(
    'car',
    { en: 'Little car', zh: '小汽车', fr: 'Petite voiture', es: 'Cochecito', ru: 'Машинка' },
    { en: 'a red car', zh: '红色小汽车', fr: 'une voiture rouge', es: 'un coche rojo', ru: 'красная машина' },
  ),
  sticker(
    'butterfly',
    { en: 'Meadow butterfly', zh: '草地蝴蝶', fr: 'Papillon des prés', es: 'Mariposa del prado', ru: 'Луговая бабочка' },
    {
      en: 'a butterfly on a flower',
      zh: '花上的蝴蝶',
      fr: 'un papillon sur une fleur',
      es: 'una mariposa sobre una flor',
      ru: 'бабочка на цветке',
    },
  ),
  sticker(
    'dog',
    { en: 'Good dog', zh: '乖狗狗', fr: 'Bon chien', es: 'Perro bueno', ru: 'Хороший пёс' },
    { en: 'a happy dog', zh: '开心的小狗', fr: 'un chien heureux', es: 'un perro feliz', ru: 'весёлая собака' },
  ),
  sticker(
    'mushroom',
    { en: 'Fairy mushroom', zh: '童话蘑菇', fr: 'Champignon de conte', es: 'Seta de cuento', ru: 'Сказочный гриб' },
    {
      en: 'a red mushroom in the forest',
      zh: '森林里的红蘑菇',
      fr: 'un champignon rouge dans la forêt',
      es: 'una seta roja en el bosque',
      ru: 'красный гриб в лесу',
    },
  ),
];
