import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { planOf } from '../plan/plan.ts';
import { told as reportedOf } from './kit/told.ts';

const plan = (prompt: string, locale: Locale) => planOf(prompt, { locale });
/** With colors, materials, poses and moods. */
const told = (prompt: string, locale: Locale): string =>
  reportedOf(plan(prompt, locale), ({ colors, materials, poses, marks }) => [
    ...colors,
    ...materials,
    ...poses.filter((pose) => pose !== 'standing'),
    ...marks,
  ]);

describe('a word that is also a verb', () => {
  it.each([
    ['fr', 'un chat sur le lit', 'cat, bed | 0on1'],
    ['fr', 'la porte rouge', 'door red | '],
    ['fr', 'un champignon avec une porte', 'mushroom, door | 0beside1'],
    ['fr', 'deux portes', 'door x2 | '],
    ['es', 'un sobre blanco', 'envelope white | '],
  ] as const)('is a thing after its article, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));

  it.each([
    ['fr', 'une femme porte une robe rouge', 'woman, dress red | 0wear1'],
    ['fr', 'un vieux monsieur qui lit le journal', 'old-man, newspaper | 0hold1'],
    ['es', 'un conejo come zanahoria', 'rabbit, carrot | 0eat1'],
    ['fr', 'une vache qui mange de l’herbe', 'cow, grass | 0eat1'],
  ] as const)('is a verb after who does it, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));

  it.each([
    ['fr', 'des enfants dansent', 'child x3 dancing | '],
    ['fr', 'des enfants mangent une pizza', 'child x3, pizza | 0eat1'],
    ['es', 'unos niños cantan', 'boy x3 musical-notes, microphone | 0hold1'],
    ['es', 'unas niñas llevan sombrero', 'girl x3, top-hat | 0wear1'],
  ] as const)('means the same for several as for one, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));
});

describe('a plural without a plural ending', () => {
  it.each([
    ['ru', 'корзина яблок', 'red-apple x3, basket | 0in1'],
    ['ru', 'корзина красных яблок', 'red-apple x3, basket | 0in1'],
    ['ru', 'тарелка вишен', 'cherries x3, plate | 0in1'],
    ['ru', 'корзина кошек', 'cat x3, basket | 0in1'],
    ['ru', 'старик кормит уток', 'old-man, duck x3 | 0face1'],
    ['ru', 'поле роз', 'rose x3 | '],
    ['ru', 'в лесу лис', 'fox | '],
    ['ru', 'семья ежей', 'hedgehog x4 | '],
    ['zh', '一篮苹果', 'red-apple x3, basket | 0in1'],
    ['zh', '一桶鱼', 'fish x3, bucket | 0in1'],
    ['zh', '一个篮子里的苹果', 'red-apple, basket | 0in1'],
    ['zh', '一家鸭子过马路', 'duck x4, road | '],
    ['zh', '我们一家', 'man, woman, boy, girl | '],
    ['zh', '一家书店', 'department-store | '],
  ] as const)('are drawn, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));
});

describe('what hangs on a wall', () => {
  it.each([
    ['en', 'a clock on the wall', 'mantelpiece-clock, wall | 0on1'],
    ['fr', 'une horloge au mur', 'timer-clock, wall | 0on1'],
    ['fr', 'un cadre doré accroché au mur', 'framed-picture gold, wall | 0on1'],
    ['fr', 'un vélo contre un mur en briques', 'bicycle, brick | 0near1'],
    ['es', 'un cuadro en la pared', 'framed-picture, wall | 0on1'],
  ] as const)('hangs on the same wall, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));
});

describe('a friend', () => {
  it.each([
    ['fr', 'deux amies', 'woman x2 | '],
    ['es', 'dos amigas tomando café', 'woman x2, hot-beverage | 0eat1'],
    ['ru', 'две подруги', 'woman x2 | '],
  ] as const)('is a woman where her name reveals it, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));

  it('in the sun drinks none of it', () => expect(plan('una mujer tomando el sol', 'es').unknown).toEqual(['tomando']));

  it.each([
    ['es', 'un hombre tomando un taxi', 'man, taxi | '],
    ['es', 'un gato tomando leche', 'cat, glass-of-milk | 0eat1'],
    ['en', 'a dragon eating the sun', 'dragon, sun | 0eat1'],
  ] as const)('takes a taxi without eating it, and a dragon eats the sun, in %s: %s', (locale, prompt, meaning) =>
    expect(told(prompt, locale)).toBe(meaning),
  );
});

describe('a word that sounds like another', () => {
  it.each([
    ['fr', 'une voiture garée devant une maison', 'automobile, house | 0before1'],
    ['fr', 'une fusée qui décolle vers mars', 'rocket flying | '],
    ['fr', 'un thé', 'hot-beverage | '],
    ['fr', 'un vélo', 'bicycle | '],
    ['fr', 'un hérisson avec une pomme sur le dos', 'red-apple, hedgehog | 0on1'],
    ['fr', 'une orange', 'tangerine | '],
    ['fr', 'une robe orange', 'dress orange | '],
    ['fr', 'rouge', 'circle red | '],
    ['es', 'seis huevos en una canasta', 'egg x6, basket | 0in1'],
    ['es', 'un pastel de cumpleaños', 'birthday-cake | '],
    ['es', 'un vino', 'wine-glass | '],
    ['es', 'dos vacas cafés', 'cow x2 brown | '],
    ['es', 'un hombre bebiendo café', 'man, hot-beverage | 0eat1'],
    ['fr', 'un bouquet de roses blanches', 'bouquet white | '],
    ['fr', 'un chat sur les genoux d’une grand-mère', 'cat, old-woman | 0on1'],
    ['es', 'una abuelita', 'old-woman | '],
    ['zh', '打工人', 'office-worker | '],
    ['zh', '程序员加班', 'technologist gear | '],
    ['zh', '一家三口', 'man, woman, boy | '],
    ['zh', '写着"营业中"的木牌', 'signboard “营业中” | '],
  ] as const)('is none, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));
});

describe('the notes', () => {
  it.each([
    ['en', 'a sitting elephant', 'sitting'],
    ['fr', 'un éléphant assis devant une maison', 'assis'],
    ['es', 'un elefante sentado frente a una casa', 'sentado'],
    ['zh', '坐着的大象', '坐着'],
  ] as const)('claim of nobody who stands that they sit, in %s: %s', (locale, prompt, word) =>
    expect(plan(prompt, locale).unknown).toContain(word),
  );

  it('mention that a monkey sits, because it is drawn so', () => expect(plan('a sitting monkey', 'en').understood).toContain('sitting'));

  it('contain no empty word', () => {
    expect(plan('蓝色旗袍的女人打着伞', 'zh').understood).not.toContain('');
    expect(told('蓝色旗袍的女人打着伞', 'zh')).toBe('woman, dress blue, umbrella | 0wear1 0hold2');
  });

  it('name a sign as people do', () => expect(plan('横幅', 'zh').replaced).toEqual([{ word: '横幅', by: '牌子' }]));
});

describe('words of every day', () => {
  it.each([
    ['fr', 'une bagnole', 'automobile'],
    ['fr', 'un mec en costard', 'man, suit'],
    ['fr', 'des gosses', 'child x3'],
    ['es', 'un chavo con patineta', 'boy, skateboard'],
    ['es', 'mi carnal manejando una moto', 'man, motorcycle'],
    ['es', 'unos audífonos', 'headphone'],
    ['zh', '猫猫', 'cat'],
    ['zh', '可乐', 'cup-with-straw'],
    ['zh', '一群鸭子', 'duck x9'],
    ['zh', '一个小和尚', 'person-in-lotus-position'],
    ['zh', '老大爷和三盆绿植', 'old-man, potted-plant x3'],
    ['zh', '鲨鱼和小鱼', 'shark, fish'],
    ['es', 'un hada', 'woman-fairy'],
    ['es', 'huevos fritos', 'cooking'],
  ] as const)('are drawn, in %s: %s', (locale, prompt, things) => expect(told(prompt, locale).split(' | ')[0]).toBe(things));

  it('count in their own language only', () => {
    expect(told('four cats', 'en')).toBe('cat x4 | ');
    expect(told('a wooden carton', 'en')).not.toContain('letters');
  });
});

describe('a posture in Chinese', () => {
  it.each([
    ['一只猫趴在窗台上', 'cat lying, window | 0on1'],
    ['猫戴着墨镜躺在椅子上', 'cat lying, sunglasses, chair | 0wear1 0on2'],
    ['奔跑的马', 'horse running | '],
    ['狗在追一只奔跑的兔子', 'dog, rabbit running | 0chase1'],
    ['小猫在篮子里睡觉', 'cat zzz, basket | 0in1'],
    ['狗躲在门后面', 'dog, door | 0behind1'],
    ['快乐的狐狸', 'fox | '],
  ])('applies to its own subject: %s', (prompt, meaning) => expect(told(prompt, 'zh')).toBe(meaning));
});

describe('who has what', () => {
  it.each([
    ['zh', '一只企鹅拿着写着"你好"的牌子', 'penguin, signboard “你好” | 0hold1'],
    ['zh', '狗打领带', 'dog, necktie | 0wear1'],
    ['fr', 'un gâteau avec cinq bougies', 'candle x5, birthday-cake | 0on1'],
    ['fr', 'un vase avec des tulipes jaunes', 'tulip x3 yellow, vase | 0in1'],
    ['fr', 'un chevalier sur son cheval', 'helm, horse | 0ride1'],
    ['es', 'un árbol con manzanas', 'red-apple x3, deciduous-tree | 0on1'],
    ['es', 'una mujer en una tienda', 'woman, convenience-store | 0in1'],
    ['es', 'un mono colgado de un árbol', 'monkey, deciduous-tree | 0on1'],
    ['es', 'una mariposa sobre la nariz de un perro', 'butterfly, dog | 0on1'],
    ['en', 'a butterfly on the nose of a dog', 'butterfly, dog | 0on1'],
  ] as const)('is linked, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));
});

describe('a predicate', () => {
  it.each([
    ['fr', 'une femme rousse', 'woman-red-hair | '],
    ['es', 'una mujer rubia', 'woman-blonde-hair | '],
    ['zh', '金发女孩', 'woman-blonde-hair | '],
    ['zh', '木头做的马', 'horse wood | '],
    ['es', 'un vaso lleno de agua', 'glass | '],
    ['fr', 'un chat roux', 'cat orange | '],
  ] as const)('colors its subject, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));

  it.each([
    ['en', 'a dog swimming'],
    ['fr', 'un canard qui nage'],
    ['es', 'cinco patos nadando en un lago'],
    ['zh', '一群鸭子在池塘里游泳'],
  ] as const)('puts a swimmer into the water, in %s: %s', (locale, prompt) => {
    const { scene, things, unknown, replaced } = plan(prompt, locale);
    expect([scene, things.length, things[0]!.marks, unknown, replaced]).toEqual(['sea', 1, [], [], []]);
  });
});

describe('a place', () => {
  it.each([
    ['fr', 'une forêt enneigée', 'snow day'],
    ['es', 'una bruja volando con la luna llena', 'sky night'],
    ['zh', '下雨天的女孩', 'meadow day'],
    ['zh', '灯火通明的城市', 'city night'],
    ['en', 'a general view of a city', 'city day'],
  ] as const)('looks as described, in %s: %s', (locale, prompt, where) => {
    const { scene, time, unknown, replaced } = plan(prompt, locale);
    expect([`${scene} ${time}`, unknown, replaced]).toEqual([where, [], []]);
  });

  it('by the sea shows the sea', () => expect(plan('una isla en el mar', 'es').unknown).toEqual([]));
});
