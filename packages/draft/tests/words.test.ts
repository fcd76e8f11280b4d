import { expect, it } from 'vitest';
import { planOf } from '../plan/plan.ts';
import { told } from './kit/told.ts';

it.each([
  ['ru', 'ваза слив', 'peach, vase | 0in1'],
  ['ru', 'пирог со сливами', 'pie, peach x3 | 0beside1'],
  ['en', 'plums', 'peach x3 | '],
  ['ru', 'гранат на тарелке', 'red-apple, plate | 0on1'],
  ['ru', 'тарелка борща', 'steaming-bowl, plate | 0in1'],
  ['ru', 'кошка на ковре', 'cat, rug | 0on1'],
  ['zh', '一碗粥', 'bowl-with-spoon | '],
  ['zh', '火龙果', 'mango | '],
  ['es', 'una chaqueta roja', 'coat red | '],
  ['es', 'dos copas de vino', 'wine-glass x2 | '],
  ['es', 'unas botas nuevas', 'womans-boot sparkles | '],
  ['fr', 'trois chats élégants', 'cat x3 sparkles | '],
  ['fr', 'une citrouille', 'pumpkin | '],
  ['en', '100% cotton shirt', 't-shirt cloth | '],
  ['es', 'una camisa de algodón', 't-shirt cloth | '],
  ['fr', 'une chemise en coton', 't-shirt cloth | '],
  ['ru', 'рубашка из хлопка', 't-shirt cloth | '],
  ['zh', '纯棉衬衫', 't-shirt cloth | '],
  ['en', 'a cat taking a nap', 'cat zzz | '],
  ['es', 'dos perros tomando una siesta', 'dog x2 zzz | '],
  ['fr', 'un chat qui fait la sieste', 'cat zzz | '],
  ['zh', '猫在午睡', 'cat zzz | '],
  ['en', 'a box of chocolates', 'chocolate-bar x3, package | 0in1'],
] as const)('an everyday word is what it means, in %s: %s', (locale, prompt, drawn) =>
  expect(told(planOf(prompt, { locale }), ({ colors, materials, marks }) => [...colors, ...materials, ...marks])).toBe(drawn),
);

it.each([
  ['ru', 'собака несёт газету в зубах', 'dog, newspaper | 0eat1'],
  ['es', 'un perro con una pelota en la boca', 'dog, soccer-ball | 0eat1'],
  ['zh', '小狗嘴里叼着一根骨头', 'dog, bone | 0eat1'],
  ['zh', '小狗嘴里的骨头', 'dog, bone | 0eat1'],
  ['zh', '女孩手里拿着一朵花', 'girl, blossom | 0hold1'],
  ['ru', 'девочка с букетом в руках', 'girl, bouquet | 0hold1'],
  ['en', 'a man with a flower in his hand', 'man, blossom | 0hold1'],
] as const)('what is in a hand or a mouth is held there, in %s: %s', (locale, prompt, drawn) => {
  const plan = planOf(prompt, { locale });
  expect(told(plan, () => [])).toBe(drawn);
  expect(plan.unknown).toEqual([]);
});

it.each([
  ['en', 'a grandmother reading a story', 'old-woman, open-book | 0hold1'],
  ['en', 'a breakfast of pancakes', 'pancakes, fork-and-knife-with-plate | 0in1'],
  ['es', 'un gato con una bola de estambre', 'cat, yarn | 0hold1'],
  ['es', 'un burro por un camino de tierra', 'donkey, road | '],
  ['fr', 'trois poules dans une basse-cour', 'chicken x3 | '],
  ['fr', 'un vélo devant une boulangerie', 'bicycle, convenience-store | 0before1'],
  ['fr', 'un chien qui court après un chat', 'dog, cat | 0chase1'],
  ['ru', 'замок из песка', 'sandcastle | '],
  ['ru', 'медведь идёт по горной тропе', 'bear, road | '],
  ['zh', '山间小路', 'road | '],
  ['zh', '卖气球的老爷爷', 'old-man, balloon | 0hold1'],
] as const)('everyday scenes, in %s: %s', (locale, prompt, drawn) => expect(told(planOf(prompt, { locale }), () => [])).toBe(drawn));

it.each([
  ['es', 'una mamá y su hija', 'woman, girl | '],
  ['fr', 'un père et son fils', 'man, boy | '],
  ['ru', 'мама с дочкой', 'woman, girl | 0beside1'],
  ['ru', 'муж и жена', 'man, woman | '],
  ['en', 'twins', 'child x2 | '],
  ['fr', 'un berger et ses moutons', 'farmer, ewe x3 | '],
  ['fr', 'un papa qui porte sa fille sur les épaules', 'girl, man | 0on1'],
  ['fr', 'trois enfants déguisés en fantômes', 'child x3, ghost x3 | '],
  ['es', 'una taza con un corazón rojo', 'red-heart, mug | 0on1'],
  ['es', 'un camión lleno de naranjas', 'delivery-truck, tangerine | '],
  ['ru', 'девочка с красными шарами', 'girl, balloon x3 | 0hold1'],
  ['ru', 'дети катаются на санках с горки', 'child x3, sled x3, playground-slide | 0ride1 0beside2'],
  ['zh', '三杯果汁', 'cup-with-straw x3 | '],
  ['zh', '一家人围着圆桌', 'man, woman, boy, girl, table | 3near4'],
] as const)('members of a family, and what they carry and wear, in %s: %s', (locale, prompt, drawn) =>
  expect(told(planOf(prompt, { locale }), () => [])).toBe(drawn),
);

it.each([
  ['fr', 'une barque sur un lac calme'],
  ['es', 'una mujer en un café bonito'],
] as const)('an adjective after the name of a place does not describe the people there, in %s: %s', (locale, prompt) =>
  expect(planOf(prompt, { locale }).things[0]!.marks).toEqual([]),
);

it.each([
  ['en', 'my parents'],
  ['fr', 'mes parents'],
  ['es', 'mis padres'],
  ['ru', 'мои родители'],
  ['zh', '我的父母'],
] as const)('parents are two, in %s: %s', (locale, prompt) => expect(told(planOf(prompt, { locale }), () => [])).toBe('man, woman | '));

it.each([
  ['ru', 'дом с голубыми ставнями', 'house | '],
  ['ru', 'снегирь на заснеженной ветке', 'bird, branch | 0on1'],
  ['en', 'a bird on a snowy branch', 'bird, branch | 0on1'],
  ['ru', 'яблоки на рынке', 'red-apple x3, convenience-store | 0in1'],
  ['ru', 'девочка за столом', 'girl, table | 0behind1'],
  ['ru', 'кот на балконе', 'cat, fence | 0on1'],
  ['es', 'un plato con frijoles', 'beans, plate | 0in1'],
  ['es', 'una vaca con manchas negras', 'cow dots | '],
  ['en', 'a firefighter with a hose', 'firefighter, fire-extinguisher | 0hold1'],
  ['zh', '外面下着大雪', ' | '],
  ['zh', '一束花', 'bouquet | '],
  ['zh', '一束红玫瑰', 'rose x3 red | '],
] as const)('the meaning of an ending, a place or a measure, in %s: %s', (locale, prompt, drawn) =>
  expect(told(planOf(prompt, { locale }), ({ colors, materials }) => [...colors, ...materials])).toBe(drawn),
);

it.each([
  ['fr', 'un petit chien blanc dans un panier en osier', 'dog, basket | 0in1'],
  ['es', 'una niña soplando un diente de león', 'girl, blossom | 0hold1'],
  ['en', 'a barista with a cup', 'cook, mug | 0hold1'],
  ['ru', 'торт с пятью свечами', 'candle x5, birthday-cake | 0on1'],
  ['zh', '妈妈抱着婴儿坐在摇椅上', 'woman, baby, chair | 0hold1 0sit2'],
  ['en', 'a girl holding a kitten', 'girl, cat | 0hold1'],
  ['ru', 'пожилая пара сидит на скамейке', 'old-man, old-woman, bench | 0sit2 1sit2'],
  ['en', 'a couple riding a scooter', 'man, woman, motor-scooter | 0ride2 1ride2'],
  ['ru', 'волк воет на луну', 'wolf, crescent-moon | '],
  ['zh', '女孩坐在窗边', 'girl, window | 0sit1'],
] as const)('who is small, and who does it together, in %s: %s', (locale, prompt, drawn) =>
  expect(told(planOf(prompt, { locale }), () => [])).toBe(drawn),
);

it.each([
  ['en', 'a stormy sea', 'sea', 'storm'],
  ['zh', '外面下着大雪', 'meadow', 'snowfall'],
] as const)('a sea has its weather, in %s: %s', (locale, prompt, scene, weather) => {
  const plan = planOf(prompt, { locale });
  expect([plan.scene, ...plan.weathers]).toEqual([scene, weather]);
});

it.each([
  ['en', 'a man sitting at a table', 'man, table | 0behind1'],
  ['en', 'a family sitting at a table', 'man, woman, boy, girl, table | 0behind4 1behind4 2behind4 3behind4'],
  ['en', 'a man sitting on a table', 'man, table | 0sit1'],
] as const)('at a table is not on it, in %s: %s', (locale, prompt, drawn) =>
  expect(told(planOf(prompt, { locale }), () => [])).toBe(drawn),
);
