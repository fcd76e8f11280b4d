import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { svgOf } from '../art/art.ts';
import { figureOf } from '../draw/figure.ts';
import { planOf, type Plan } from '../plan/plan.ts';
import { arrange } from '../arrange/arrange.ts';
import { told as reportedOf } from './kit/told.ts';

/** "fox sunglasses | 0wear1 | space day": what a plan says, on one line. */
const told = (plan: Plan): string =>
  `${reportedOf(plan, ({ colors, materials, sizes }) => [...colors, ...materials, ...sizes])} | ${plan.scene} ${plan.time}`;

describe('a prompt in English', () => {
  it.each([
    ['a bowl of ramen', 'steaming-bowl |  | studio day'],
    ['a cat on the moon', 'cat |  | moon day'],
    ['a dragon over a castle', 'dragon, castle | 0above1 | studio day'],
    ['a mug with a flower painted on it', 'blossom, mug | 0on1 | studio day'],
    ['a bird gives an apple to a squirrel', 'bird, red-apple, chipmunk | 0hold1 | studio day'],
    ['a girl with red hair', 'woman-red-hair |  | studio day'],
    ['a butterfly on a girl’s nose', 'butterfly, girl | 0on1 | studio day'],
    ['a family of three', 'man, woman, boy |  | studio day'],
    ['birthday balloons', 'party-popper, balloon x3 |  | studio day'],
    ['a kangaroo boxing', 'kangaroo, boxing-glove | 0wear1 | studio day'],
    ['a golden retriever playing guitar', 'dog, guitar | 0play1 | studio day'],
    ['an astronaut riding a horse', 'astronaut, horse | 0ride1 | studio day'],
    ['a red car', 'automobile red |  | studio day'],
    ['a wooden horse', 'horse wood |  | studio day'],
    ['three blue butterflies over a meadow', 'butterfly x3 blue |  | meadow day'],
    ['a sign that says OPEN', 'signboard “OPEN” |  | studio day'],
    ['a robot holding a sign with "Let’s PAINT!" written on it', 'robot, signboard “Let’s PAINT!” | 0hold1 | studio day'],
    ['a fox with sunglasses and a hat', 'fox, sunglasses, top-hat | 0wear1 0wear2 | studio day'],
    ['a cat on a table next to a vase', 'cat, table, vase | 0on1 1beside2 | studio day'],
    ['a sailing boat on the sea at sunset', 'sailboat |  | sea sunset'],
    ['a dragon behind a castle', 'dragon, castle | 0behind1 | studio day'],
    ['🦊🌙🌊', 'fox, crescent-moon, water-wave |  | studio day'],
    ['a tiny mouse and a huge elephant', 'mouse tiny, elephant huge |  | studio day'],
    ['robots', 'robot x3 |  | studio day'],
  ])('%s', (prompt, meaning) => expect(told(planOf(prompt))).toBe(meaning));
});

describe('a field', () => {
  it.each([
    ['ru', 'собака бежит по полю'],
    ['ru', 'собака на пшеничном поле'],
    ['ru', 'собака бежит по полям'],
    ['ru', 'собака в полях'],
    ['ru', 'собака бежит по лужайке'],
    ['ru', 'собака бежит по парку'],
    ['ru', 'собака за садом'],
    ['en', 'a dog runs across the fields'],
    ['en', 'a dog runs across a cornfield'],
    ['en', 'a dog on the plains'],
    ['fr', 'un chien court dans les champs'],
    ['fr', 'un chien court dans les prés'],
    ['fr', 'un chien court dans la plaine'],
    ['es', 'un perro corre por los campos'],
    ['es', 'un perro corre por los prados'],
    ['es', 'un perro corre por la llanura'],
    ['zh', '狗在田里奔跑'],
    ['zh', '狗在田间奔跑'],
    ['zh', '狗在花海中奔跑'],
    ['zh', '狗在原野上奔跑'],
  ] as const)('is a meadow and not golf, in every number and case, in %s: %s', (locale, prompt) => {
    const plan = planOf(prompt, { locale });
    expect(told(plan)).toBe('dog |  | meadow day');
    expect(plan.replaced).toEqual([]);
  });

  it.each([
    ['ru', 'поле для гольфа'],
    ['fr', 'un terrain de golf'],
    ['es', 'un campo de golf'],
  ] as const)('has a golf flag where the words name one, in %s: %s', (locale, prompt) =>
    expect(told(planOf(prompt, { locale }))).toBe('flag-in-hole |  | meadow day'),
  );

  it.each([
    ['ru', 'собака в лесу на поле', 'dog, grass |  | forest day'],
    ['en', 'a dog in the forest by the field', 'dog, grass |  | forest day'],
    ['en', 'a dog in the city by a park', 'dog, grass |  | city day'],
  ] as const)('is shown by its grass in another place, in %s: %s', (locale, prompt, meaning) =>
    expect(told(planOf(prompt, { locale }))).toBe(meaning),
  );

  it('is not the brim of a hat', () => expect(told(planOf('шляпа с широкими полями', { locale: 'ru' }))).toBe('top-hat |  | studio day'));
});

describe('a ground that people play, run, or gather on', () => {
  it.each([
    ['en', 'a dog on a tennis court', 'dog |  | meadow day'],
    ['en', 'a dog in a boxing ring', 'dog |  | room day'],
    ['en', 'a dog on a basketball court', 'dog |  | room day'],
    ['en', 'a dog on a race course', 'dog, road | 0on1 | studio day'],
    ['en', 'a dog on a dirt road', 'dog, road | 0on1 | studio day'],
    ['en', 'a dog in the town square', 'dog |  | city day'],
    ['en', 'a dog, of course', 'dog |  | studio day'],
    ['en', 'a dog in an arena', 'dog, stadium | 0in1 | studio day'],
    ['fr', 'un chien sur un ring', 'dog |  | room day'],
    ['fr', 'un chien sur un court de tennis', 'dog |  | meadow day'],
    ['fr', 'un chien sur la piste', 'dog, road | 0on1 | studio day'],
    ['es', 'un perro en la pista', 'dog, road | 0on1 | studio day'],
    ['es', 'un perro en la cancha de tenis', 'dog |  | meadow day'],
    ['es', 'un perro en el ring', 'dog |  | room day'],
    ['ru', 'собака на трассе', 'dog, road | 0on1 | studio day'],
    ['ru', 'собака на площадке', 'dog |  | meadow day'],
    ['ru', 'собака бежит по залу', 'dog |  | room day'],
    ['ru', 'собака на корте', 'dog |  | meadow day'],
    ['zh', '狗在跑道上奔跑', 'dog, road | 0on1 | studio day'],
    ['zh', '狗在广场上', 'dog |  | city day'],
    ['zh', '狗在网球场上', 'dog |  | meadow day'],
  ] as const)('is not a jewel, a judge, money or a square, in %s: %s', (locale, prompt, meaning) =>
    expect(told(planOf(prompt, { locale }))).toBe(meaning),
  );
});

describe('a flag', () => {
  it.each([
    ['en', 'the flag of Japan', 'country-jp'],
    ['en', 'a cat holding an American flag', 'cat, country-us'],
    ['fr', 'le drapeau du Canada', 'country-ca'],
    ['fr', 'drapeau français', 'country-fr'],
    ['es', 'la bandera de Argentina', 'country-ar'],
    ['ru', 'флаг Германии', 'country-de'],
    ['ru', 'кот с флагом Японии', 'cat, country-jp'],
    ['zh', '法国国旗', 'country-fr'],
    ['en', '🇧🇷', 'country-br'],
    ['en', 'a pirate flag', 'pirate-flag'],
  ] as const)('is not drawn, in %s: %s', (locale, prompt, things) => {
    const plan = planOf(prompt, { locale });
    expect(plan.things.map(({ drawing }) => drawing?.icon).join(', ')).toBe(things);
    expect([...plan.unknown, ...plan.replaced]).toEqual([]);
  });

  it('is drawn in the colors of the country', async () => {
    const png = await sharp(Buffer.from(svgOf('country-jp', 64)))
      .png()
      .toBuffer();
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
    expect(at(34, 24), 'the disc').toEqual([216, 0, 39]);
    expect(at(12, 10), 'the ground').toEqual([255, 255, 255]);
  });
});

describe('a vehicle in a color', () => {
  const colorAt = async (prompt: string, x: number, y: number) => {
    const [thing] = planOf(prompt).things;
    const png = await figureOf(thing!, thing!.drawing, 100, 100);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const [red, green, blue] = data.subarray((y * info.width + x) * info.channels);
    return { red: red!, green: green!, blue: blue! };
  };
  it.each([
    ['a red bus', { body: [50, 60], other: [50, 30] }],
    ['a red boat', { body: [50, 72], other: [20, 92] }],
    ['a red van', { body: [30, 55], other: [62, 35] }],
  ] as const)('%s is colored on its body, but not on its windows or the water', async (prompt, { body, other }) => {
    const own = await colorAt(prompt, body[0], body[1]);
    expect(own.red).toBeGreaterThan(own.blue + 40);
    const foreign = await colorAt(prompt, other[0], other[1]);
    expect(foreign.blue).toBeGreaterThan(foreign.red + 40);
  });
});

describe('a country', () => {
  it.each([
    ['en', 'an Egyptian statue', 'moai, pyramid | 0emblem1', 'pyramid'],
    ['fr', 'une statue égyptienne', 'moai, pyramid | 0emblem1', 'pyramide'],
    ['es', 'una estatua egipcia', 'moai, pyramid | 0emblem1', 'pirámide'],
    ['ru', 'египетская статуя', 'moai, pyramid | 0emblem1', 'пирамида'],
    ['zh', '埃及的雕像', 'moai, pyramid | 0emblem1', '金字塔'],
    ['en', 'a Chinese horse and a cat', 'horse, cat, country-cn | 0emblem2', 'flag: China'],
    ['fr', 'un dragon chinois et un chat', 'dragon, cat, country-cn | 0emblem2', 'drapeau : Chine'],
    ['es', 'un gato en Argentina', 'cat, country-ar | 0emblem1', 'bandera: Argentina'],
    ['ru', 'китайский дракон и кот', 'dragon, cat, country-cn | 0emblem2', 'флаг: Китай'],
    ['zh', '中国龙', 'dragon, country-cn | 0emblem1', '旗: 中国'],
    ['en', 'a street in Morocco', 'country-ma tiny | ', 'flag: Morocco'],
    ['en', 'a cat on top of a tall Egyptian obelisk', 'cat, column tall, pyramid | 0on1 1emblem2', 'pyramid'],
    ['en', 'the food of china', 'pot-of-food, country-cn | 0emblem1', 'flag: China'],
  ] as const)('%s: %s is shown by its emblem, and the notes name it', (locale, prompt, drawn, by) => {
    const plan = planOf(prompt, { locale });
    expect(told(plan)).toContain(`${drawn} | `);
    expect(plan.replaced.map((one) => one.by)).toContain(by);
    expect(plan.unknown).toEqual([]);
  });

  it.each([
    ['en', 'french fries', 'french-fries'],
    ['en', 'a German shepherd', 'dog'],
    ['en', 'a fine china plate', 'plate'],
    ['ru', 'корень', ''],
    ['es', 'Usa un sombrero rojo', 'top-hat'],
    ['fr', 'une réunion au bureau', ''],
  ] as const)('%s: %s names no country', (locale, prompt, things) => {
    const icons = planOf(prompt, { locale }).things.map(({ drawing }) => drawing?.icon ?? '');
    expect(icons.filter((icon) => icon.startsWith('country-'))).toEqual([]);
    if (things) expect(icons).toEqual([things]);
  });

  it('has its emblem beside the thing, smaller and fully in frame', () => {
    for (const prompt of ['an Egyptian statue', 'a Japanese bee', 'a Dutch horse in a meadow']) {
      const plan = planOf(prompt);
      const [thing, sign] = [0, 1].map((at) =>
        arrange(plan, { width: 1024, height: 1024 }, { ground: 0.9, scene: plan.scene }).find((part) => part.thing === at),
      );
      expect(Math.max(sign!.width, sign!.height)).toBeLessThan(Math.max(thing!.width, thing!.height));
      expect(Math.max(sign!.width, sign!.height)).toBeGreaterThan(150);
      expect(sign!.x - sign!.width / 2).toBeGreaterThan(thing!.x + thing!.width / 2 - sign!.width * 0.1);
    }
  });

  it('is drawn on a map of the world, and the notes mention it', () => {
    expect(planOf('a map of France')).toMatchObject({ understood: [], replaced: [{ word: 'map of France' }], unknown: [] });
    expect(planOf('карта России', { locale: 'ru' })).toMatchObject({ replaced: [{ word: 'карта России', by: 'карта мира' }], unknown: [] });
  });
});

describe('an English adjective', () => {
  it.each(['shy', 'cozy', 'certain', 'strolling', 'steady', 'left'])('%s: is not drawn as a thing', (word) => {
    const plan = planOf(`a ${word} cat`);
    expect(plan.things.map(({ drawing }) => drawing?.icon)).toEqual(['cat']);
    expect(plan.replaced).toEqual([]);
  });
});

describe('what the words exclude', () => {
  it.each([
    ['en', 'a rabbit not wearing a hat', 'rabbit'],
    ['zh', '一只没有戴帽子的兔子', 'rabbit'],
    ['zh', '没戴眼镜的女孩', 'girl'],
    ['ru', 'мужчина, который не носит шляпу', 'man'],
  ] as const)('is drawn with its tool: %s: %s', (locale, prompt, things) =>
    expect(
      planOf(prompt, { locale })
        .things.map(({ drawing }) => drawing?.icon)
        .join(', '),
    ).toBe(things),
  );

  it.each([
    ['en', 'a snowman without a hat', 'without a hat'],
    ['ru', 'снеговик без шапки', 'без шапки'],
  ] as const)('%s: %s is not reported as answered, as it is drawn anyway', (locale, prompt, words) => {
    const plan = planOf(prompt, { locale });
    expect(plan.unknown).toEqual([words]);
  });
});

describe('an animal with a trade', () => {
  it.each([
    ['en', 'astronaut cat', 'astronaut+cat-face'],
    ['en', 'two firefighter pandas', 'firefighter+panda x2'],
    ['fr', 'un chat astronaute', 'astronaut+cat-face'],
    ['es', 'un gato astronauta', 'astronaut+cat-face'],
    ['ru', 'кот-космонавт', 'astronaut+cat-face'],
    ['zh', '宇航员猫咪', 'astronaut+cat-face'],
    ['en', 'a cat and an astronaut', 'cat, astronaut'],
    ['en', 'a cat, an astronaut', 'cat, astronaut'],
  ] as const)('%s: %s', (locale, prompt, things) => expect(told(planOf(prompt, { locale })).split(' | ')[0]).toBe(things));
});

describe('a number', () => {
  it.each([
    ['eleven candles', 11, []],
    ['twelve eggs', 12, []],
    ['20 cats', 12, ['20']],
  ] as const)('%s', (prompt, count, unknown) => {
    const plan = planOf(prompt);
    expect(plan.things[0]!.count).toBe(count);
    expect(plan.unknown).toEqual(unknown);
  });
});

describe('a number to be shown', () => {
  it.each([
    ['en', 'a yellow Porsche 911', 'automobile yellow “911”'],
    ['en', 'a 1977 Corvette', 'automobile “1977”'],
    ['en', 'a 1997 Porsche 911', 'automobile “1997 911”'],
    ['en', 'a robot with the number 42 on its chest', 'robot “42”'],
    ['en', 'the number 5', 'signboard “5”'],
    ['fr', 'un bus numéro 7', 'bus “7”'],
    ['es', 'un autobús número 7', 'bus “7”'],
    ['ru', 'автобус с номером 7', 'bus “7”'],
    ['zh', '7号公交车', 'bus “7”'],
  ] as const)('is shown, in %s: %s', (locale, prompt, drawn) => {
    const plan = planOf(prompt, { locale });
    expect(told(plan).split(' | ')[0]).toBe(drawn);
    expect(plan.unknown).toEqual([]);
  });

  it('is not shown when no vehicle is there', () => {
    expect(planOf('a cat in 1977').unknown).toContain('1977');
  });
});

describe('a three-quarters view', () => {
  it.each([
    ['en', 'a three-quarters view of a red car'],
    ['fr', 'une voiture rouge vue de trois quarts'],
    ['es', 'un coche rojo de tres cuartos'],
    ['ru', 'красная машина в три четверти'],
    ['zh', '红色汽车四分之三侧面'],
  ] as const)('shows the thing obliquely, in %s: %s', async (locale, prompt) => {
    const { things, unknown } = planOf(prompt, { locale });
    expect(things.map(({ drawing, poses }) => `${drawing?.icon} ${poses.join()}`)).toEqual(['automobile oblique']);
    expect(unknown).toEqual([]);
    const width = async (poses: (typeof things)[0]['poses']) => {
      const { info } = await sharp(await figureOf({ ...things[0]!, poses }, things[0]!.drawing, 200, 120))
        .trim()
        .toBuffer({ resolveWithObject: true });
      return info.width;
    };
    expect(await width(['oblique'])).toBeLessThan((await width([])) - 20);
  });
});

describe('a thing in the shape of another', () => {
  it.each([
    ['en', 'a heart-shaped cake', 'birthday-cake red-heart'],
    ['en', 'a star shaped like a heart', 'star red-heart'],
    ['en', 'a doorknocker shaped like a lion’s head', 'ring lion'],
    ['fr', 'un gâteau en forme de cœur', 'birthday-cake red-heart'],
    ['es', 'un pastel en forma de corazón', 'birthday-cake red-heart'],
    ['ru', 'торт в форме сердца', 'birthday-cake red-heart'],
    ['zh', '心形的蛋糕', 'birthday-cake red-heart'],
    ['en', 'a diamond-shaped sign', 'large-orange-diamond '],
  ] as const)('has its outline, in %s: %s', (locale, prompt, drawn) => {
    const { things, unknown } = planOf(prompt, { locale });
    expect(things.map(({ drawing, shape }) => `${drawing?.icon} ${shape?.icon ?? ''}`)).toEqual([drawn]);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['zh', '一只猫和一个三角形', 'cat, triangle |  | studio day'],
    ['ru', 'кот в виде космонавта', 'astronaut+cat-face |  | studio day'],
  ] as const)('is not a shape in %s: %s', (locale, prompt, meaning) => expect(told(planOf(prompt, { locale }))).toBe(meaning));

  it('keeps its own looks within that outline', async () => {
    const [thing] = planOf('a heart-shaped cookie').things;
    const pixels = (drawn: Buffer) => sharp(drawn).ensureAlpha().raw().toBuffer();
    const [shaped, heart, cookie] = await Promise.all([
      figureOf(thing!, thing!.drawing, 100, 100).then(pixels),
      figureOf({ ...thing!, shape: undefined as never, drawing: thing!.shape! }, thing!.shape!, 100, 100).then(pixels),
      figureOf({ ...thing!, shape: undefined as never }, thing!.drawing, 100, 100).then(pixels),
    ]);
    const redness = (data: Buffer) => data[(50 * 100 + 40) * 4]! - data[(50 * 100 + 40) * 4 + 1]!;
    for (let at = 3; at < heart.length; at += 4) expect(shaped[at]).toBe(heart[at]);
    expect(Math.abs(redness(shaped) - redness(cookie))).toBeLessThan(40);
    expect(redness(heart)).toBeGreaterThan(150);
  });

  it('a silhouette is dark, and on the sign that has it', () => {
    const plan = planOf('a yellow diamond-shaped sign with a deer silhouette');
    expect(told(plan).split(' | ').slice(0, 2)).toEqual(['deer, large-orange-diamond yellow', '0on1']);
    expect(plan.things[0]!.poses).toEqual(['dark']);
  });
});

describe('hair', () => {
  it.each([
    ['en', 'a woman with long black hair', 'woman-white-hair', { dye: 'black', long: true }],
    ['fr', 'une femme aux longs cheveux noirs', 'woman-white-hair', { dye: 'black', long: true }],
    ['es', 'una mujer con pelo largo y negro', 'woman-white-hair', { dye: 'black', long: true }],
    ['ru', 'девушка с длинными чёрными волосами', 'woman-white-hair', { dye: 'black', long: true }],
    ['zh', '黑色头发的女人', 'woman-white-hair', { dye: 'black' }],
    ['en', 'a man with green hair', 'man-white-hair', { dye: 'green' }],
    ['en', 'a woman with long red hair', 'woman-red-hair', { long: true }],
  ] as const)('has its color and its length, in %s: %s', (locale, prompt, icon, hair) => {
    const { things, unknown } = planOf(prompt, { locale });
    expect(things.map((thing) => [thing.drawing!.icon, thing.hair, thing.colors, thing.sizes])).toEqual([[icon, hair, [], []]]);
    expect(unknown).toEqual([]);
  });

  it('has curls or another color, and the notes name the one that is left out', () => {
    expect(planOf('a girl with curly black hair').unknown).toEqual(['black']);
    expect(planOf('a woman with black curly hair').unknown).toEqual(['curly']);
  });

  it('is painted, and neither the skin nor the eyes are', async () => {
    const [thing] = planOf('a man with black hair').things;
    const { data, info } = await sharp(await figureOf(thing!, thing!.drawing, 100, 100))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
    expect(Math.max(...at(50, 8)), 'the hair').toBeLessThan(70);
    expect(at(50, 70)[0], 'the skin').toBeGreaterThan(200);
  });
});

describe('where the words put things', () => {
  const size = { width: 1024, height: 1024 };
  const partsOf = (prompt: string, locale: Locale = 'en') => {
    const plan = planOf(prompt, { locale });
    expect(plan.unknown).toEqual([]);
    return arrange(plan, size, { ground: 0.9, scene: plan.scene });
  };

  it.each([
    ['en', 'two dogs with a ball in the corner'],
    ['fr', 'deux chiens et une balle dans le coin'],
    ['es', 'dos perros y una pelota en la esquina'],
    ['ru', 'две собаки и мяч в углу'],
    ['zh', '两只狗和一个球在角落里'],
  ] as const)('puts the last thing in the corner, in %s: %s', (locale, prompt) => {
    const ball = partsOf(prompt, locale).find(({ drawing }) => drawing?.subgroup === 'sport')!;
    expect(ball.x + ball.width / 2).toBeGreaterThan(980);
    expect(ball.y).toBeGreaterThan(980);
  });

  it.each([
    ['en', 'a castle with a frog in the foreground'],
    ['fr', 'un château avec une grenouille au premier plan'],
    ['es', 'un castillo y una rana en primer plano'],
    ['ru', 'замок и лягушка на переднем плане'],
    ['zh', '城堡，青蛙在前景中'],
  ] as const)('makes the frog in front of a castle the larger, in %s: %s', (locale, prompt) => {
    const parts = partsOf(prompt, locale);
    const [castle, frog] = ['castle', 'frog'].map((icon) => parts.find(({ drawing }) => drawing?.icon === icon)!);
    expect(frog!.y).toBeGreaterThan(castle!.y);
    expect(frog!.z).toBeGreaterThan(castle!.z);
    expect(frog!.height).toBeGreaterThan(300);
  });

  it.each([
    ['en', 'five cats in a row'],
    ['fr', 'cinq chats en rang'],
    ['es', 'cinco gatos en fila'],
    ['ru', 'пять котов в ряд'],
    ['zh', '五只猫排成一排'],
  ] as const)('puts five in one row, in %s: %s', (locale, prompt) => {
    expect(new Set(partsOf(prompt, locale).map(({ y }) => Math.round(y))).size).toBe(1);
  });

  it.each([
    ['en', 'three elephants standing on top of each other'],
    ['en', 'a stack of three elephants'],
    ['fr', 'trois éléphants les uns sur les autres'],
    ['es', 'tres elefantes uno encima del otro'],
    ['ru', 'три слона друг на друге'],
    ['zh', '三头大象叠在一起'],
  ] as const)('stacks three, in %s: %s', (locale, prompt) => {
    const parts = partsOf(prompt, locale).toSorted((one, other) => other.y - one.y);
    expect(parts.length).toBe(3);
    for (const [at, { x, y, height }] of parts.slice(1).entries()) {
      expect(y).toBeLessThan(parts[at]!.y - height * 0.8);
      expect(Math.abs(x - parts[at]!.x)).toBeLessThan(50);
    }
  });

  it.each([
    ['en', 'two cats facing each other'],
    ['en', 'a cat and a dog facing each other'],
    ['fr', 'deux chats se faisant face'],
    ['es', 'dos gatos en la playa cara a cara'],
    ['ru', 'два кота лицом к лицу'],
    ['zh', '两只猫面对面'],
  ] as const)('turns two toward each other, in %s: %s', (locale, prompt) => {
    const parts = partsOf(prompt, locale).toSorted((one, other) => one.x - other.x);
    expect(parts.map(({ mirrored }) => mirrored)).toEqual([true, false]);
  });

  it.each([
    ['en', 'a cat and a dog together', 'a cat and a dog'],
    ['fr', 'un chat et un chien ensemble', 'un chat et un chien'],
    ['es', 'un gato y un perro juntos', 'un gato y un perro'],
    ['ru', 'кот и собака вместе', 'кот и собака'],
    ['zh', '猫和狗在一起', '猫和狗'],
  ] as const)('moves closer what is together, in %s: %s', (locale, together, apart) => {
    const gap = (prompt: string) => {
      const [left, right] = partsOf(prompt, locale).toSorted((one, other) => one.x - other.x);
      return (right!.x - right!.width / 2 - left!.x - left!.width / 2) / right!.width;
    };
    expect(gap(together)).toBeLessThan(gap(apart) - 0.05);
  });

  it('applies nothing of togetherness, rows or likeness to a single thing', () => {
    expect(planOf('a cat together').unknown).toEqual(['together']);
    expect(planOf('a cat in a row').unknown).toEqual(['in a row']);
    expect(planOf('an identical cat').unknown).toEqual(['identical']);
    expect(planOf('two identical cats').unknown).toEqual([]);
  });

  it('draws what stands at a station in front of it', () => {
    const parts = partsOf('three airplanes at a terminal');
    expect(parts.at(-1)!.drawing!.icon).toBe('airplane');
  });
});

describe('several faces', () => {
  it.each([
    [
      'en',
      'a set of 2x2 emoji icons with happy, angry, surprised and sobbing faces',
      'smiling-face angry-face astonished-face crying-face',
    ],
    ['en', 'emoji icons with happy, sad and angry faces', 'smiling-face crying-face angry-face'],
    ['fr', 'trois émoticônes aux visages joyeux, fâché et triste', 'smiling-face angry-face crying-face'],
    ['es', 'tres emoticonos con caras feliz, enojada y triste', 'smiling-face angry-face crying-face'],
    ['zh', '三个表情符号，快乐、愤怒和悲伤的表情', 'smiling-face angry-face crying-face'],
    ['ru', 'четыре смайлика с весёлым, злым и грустным лицами', 'smiling-face angry-face crying-face smiling-face'],
  ] as const)('have a mood each, in %s: %s', (locale, prompt, faces) => {
    const plan = planOf(prompt, { locale });
    const parts = arrange(plan, { width: 1024, height: 1024 }, { ground: 0.9, scene: plan.scene });
    expect(
      parts
        .toSorted((one, other) => one.copy - other.copy)
        .map(({ drawing }) => drawing!.icon)
        .join(' '),
    ).toBe(faces);
    expect(plan.unknown).toEqual([]);
  });

  it('have it beside them where the faces are those of others', () => {
    const plan = planOf('A set of 2x2 emoji icons with happy, angry, surprised and sobbing faces. The emoji icons look like pandas.');
    const parts = arrange(plan, { width: 1024, height: 1024 }, { ground: 0.9, scene: plan.scene });
    const icons = (role: string) => new Set(parts.filter((part) => part.role === role).map(({ drawing }) => drawing!.icon));
    expect([...icons('thing')]).toEqual(['panda']);
    expect(icons('mark').size).toBe(4);
    expect(plan.unknown).toEqual([]);
  });
});

describe('what looks like another', () => {
  it.each([
    ['en', 'a cloud that looks like a cat'],
    ['fr', 'un nuage qui ressemble à un chat'],
    ['es', 'una nube que parece un gato'],
    ['ru', 'облако, похожее на кота'],
  ] as const)('has its outline, in %s: %s', (locale, prompt) => {
    const { things, scene } = planOf(prompt, { locale, placeless: true });
    expect(things.map(({ drawing, shape }) => `${drawing?.icon} ${shape?.icon}`)).toEqual(['cloud cat']);
    expect(scene).toBe('studio');
  });

  it('gives nobody with a body an outline', () => {
    expect(told(planOf('a man that looks like a king'))).toBe('man, person-with-crown |  | studio day');
  });
});

describe('a number larger than fits in an image', () => {
  it.each([
    ['en', 'twenty balloons', 'balloon', 'twenty'],
    ['en', 'two hundred balloons', 'balloon', 'two hundred'],
    ['en', '100 balloons', 'balloon', '100'],
    ['fr', 'cent ballons', 'balloon', 'cent'],
    ['es', 'cien globos', 'balloon', 'cien'],
    ['ru', 'сто воздушных шаров', 'balloon', 'сто'],
    ['zh', '一百只气球', 'balloon', '一百'],
    ['zh', '两百只气球', 'balloon', '两百'],
    ['fr', 'deux cents ballons', 'balloon', 'deux cents'],
    ['es', 'ciento veinte globos', 'balloon', 'ciento veinte'],
    ['ru', 'двести воздушных шаров', 'balloon', 'двести'],
  ] as const)('draws as many as fit, and no sign, in %s: %s', (locale, prompt, icon, number) => {
    const { things, unknown } = planOf(prompt, { locale });
    expect(things.map(({ drawing, count }) => [drawing?.icon, count])).toEqual([[icon, 12]]);
    expect(unknown).toEqual([number]);
  });
});

describe('an action or a position', () => {
  it.each([
    ['en', 'a scientist mixing chemicals', '0hold1'],
    ['en', 'teacups surounding a kettle', '0between1'],
    ['en', 'a turkey taken out of the oven', '0in1'],
    ['en', 'a girl diving into a pool', '0in1'],
    ['fr', 'un chat qui sort de la boîte', '0in1'],
    ['es', 'un científico mezclando sopa', '0hold1'],
    ['ru', 'лиса выходит из дома', '0in1'],
    ['zh', '厨师搅拌汤', '0hold1'],
  ] as const)('joins two things, in %s: %s', (locale, prompt, link) => {
    expect(told(planOf(prompt, { locale })).split(' | ')[1]).toBe(link);
  });

  it('is shown by a sign where people wave', () => {
    const { things, unknown } = planOf('people waving');
    expect(things.map(({ marks }) => marks.join())).toEqual(['waving-hand']);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['en', 'a man looking at a mountain', 'looking at'],
    ['en', 'a woman watching the sunset from a balcony', 'watching'],
    ['fr', 'une fille qui regarde le coucher de soleil', 'regarde'],
    ['es', 'un niño mirando el atardecer', 'mirando'],
    ['ru', 'кот смотрит на дождь', 'смотрит на'],
    ['zh', '一个女孩看日落', '看'],
  ] as const)('draws no loose eyes when someone looks at the surroundings, in %s: %s', (locale, prompt, word) => {
    const { things, links, unknown } = planOf(prompt, { locale });
    expect([things.flatMap(({ marks }) => marks), links, unknown]).toEqual([[], [], [word]]);
  });

  it('the kettle that teacups surround stands in their middle', () => {
    const plan = planOf('four teacups surrounding a kettle');
    const parts = arrange(plan, { width: 1024, height: 1024 }, { ground: 0.9, scene: plan.scene });
    const [kettle, ...cups] = parts.toSorted((one, other) => one.drawing!.icon.localeCompare(other.drawing!.icon)).toReversed();
    expect(kettle!.drawing!.icon).toBe('teapot');
    for (const side of [-1, 1]) expect(cups.some(({ x }) => (x - kettle!.x) * side > 0)).toBe(true);
  });

  it.each([
    ['en', 'the sun setting behind a temple', 'sunset'],
    ['fr', 'un temple au soleil couchant', 'sunset'],
    ['es', 'un templo con el sol poniente', 'sunset'],
    ['ru', 'храм, садится солнце', 'sunset'],
    ['zh', '落日下的寺庙', 'sunset'],
  ] as const)('a setting sun is the hour, in %s: %s', (locale, prompt, time) => expect(planOf(prompt, { locale }).time).toBe(time));

  it.each([
    ['a horse on the moon’s surface', 'moon'],
    ['the word "START" written on a street surface', 'city'],
  ] as const)('the surface of a place is its ground: %s', (prompt, scene) => {
    const plan = planOf(prompt);
    expect([plan.scene, plan.unknown]).toEqual([scene, []]);
  });
});

describe('a half', () => {
  it.each([
    ['en', 'half a watermelon', 'halved'],
    ['fr', 'une demi pomme', 'halved'],
    ['es', 'la mitad de una pizza', 'halved'],
    ['ru', 'половина арбуза', 'halved'],
    ['zh', '半个苹果', 'halved'],
    ['en', 'a half-full glass', 'halffull'],
    ['fr', 'une bouteille à moitié vide', 'halffull'],
    ['es', 'una taza medio llena', 'halffull'],
    ['ru', 'наполовину пустая бутылка', 'halffull'],
    ['zh', '半满的杯子', 'halffull'],
  ] as const)('is cut or empty, in %s: %s', async (locale, prompt, pose) => {
    const { things, unknown } = planOf(prompt, { locale });
    expect([things.map(({ poses }) => poses.join()), unknown]).toEqual([[pose], []]);
    const alphas = async (poses: (typeof things)[0]['poses']) => {
      const data = await sharp(await figureOf({ ...things[0]!, poses }, things[0]!.drawing, 80, 80))
        .ensureAlpha()
        .raw()
        .toBuffer();
      const sum = (within: (x: number, y: number) => boolean) =>
        data.reduce((total, value, at) => (at % 4 === 3 && within(((at - 3) / 4) % 80, Math.trunc(at / 320)) ? total + value : total), 0);
      return { right: sum((x) => x > 42), top: sum((_, y) => y < 38), bottom: sum((_, y) => y > 42) };
    };
    const [whole, half] = [await alphas([]), await alphas([pose])];
    if (pose === 'halved') expect(half.right).toBe(0);
    else {
      expect(half.top).toBeLessThan(whole.top * 0.6);
      expect(half.bottom).toBe(whole.bottom);
    }
  });

  it('does not apply to a cat', () => expect(planOf('a half-full cat').unknown).toEqual(['half-full']));
});

describe('a mood', () => {
  it.each([
    ['en', 'a bored cat', 'bored'],
    ['en', 'a puzzled robot', 'puzzled'],
    ['en', 'a robot freaking out', 'freaking out'],
    ['en', 'a young boxer', 'young'],
    ['fr', 'un pingouin rougissant', 'rougissant'],
    ['es', 'un gato aburrido', 'aburrido'],
    ['ru', 'скучающий кот', 'скучающий'],
    ['zh', '害羞的企鹅', '害羞'],
    ['en', 'a jolly fox', 'jolly'],
    ['en', 'a calm sea', 'calm'],
  ] as const)('is left out, with nothing beside its owner, in %s: %s', (locale, prompt, word) => {
    const { things, unknown } = planOf(prompt, { locale });
    expect([things.flatMap(({ marks }) => marks), things.length < 2, unknown]).toEqual([[], true, [word]]);
  });

  it.each([
    ['en', 'a howling wolf', 'speaker-high-volume'],
    ['ru', 'кипящий чайник', 'dashing-away'],
  ] as const)('that is seen or heard is shown beside its owner, in %s: %s', (locale, prompt, mark) => {
    expect(planOf(prompt, { locale }).things.map(({ marks }) => marks.join())).toEqual([mark]);
  });

  it('what is crowded has people', () => {
    expect(told(planOf('a crowded street'))).toBe('busts-in-silhouette x5 |  | city day');
    expect(planOf('a crowded street').replaced.map(({ word }) => word)).toEqual(['crowded']);
  });
});

describe('ears of another color', () => {
  it.each([
    ['en', 'a white cat with black ears', 'cat'],
    ['en', 'a rabbit with white fur and black-tipped ears', 'rabbit'],
    ['fr', 'un chat blanc aux oreilles noires', 'cat'],
    ['es', 'un gato blanco con orejas negras', 'cat'],
    ['ru', 'белый кот с чёрными ушами', 'cat'],
    ['zh', '黑耳朵的白猫', 'cat'],
  ] as const)('are painted apart, in %s: %s', (locale, prompt, icon) => {
    const { things, unknown } = planOf(prompt, { locale });
    expect(things.map(({ drawing, colors, ears, poses }) => [drawing?.icon, colors, ears, poses])).toEqual([
      [icon, ['white'], 'black', []],
    ]);
    expect(unknown).toEqual([]);
  });

  it('leave the head and the body as they are', async () => {
    const [thing] = planOf('a white cat with black ears').things;
    const { data, info } = await sharp(await figureOf(thing!, thing!.drawing, 100, 100))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const light = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
    expect(light(22, 9), 'the ear').toBeLessThan(60);
    expect(light(30, 25), 'the head').toBeGreaterThan(190);
    expect(light(60, 45), 'the body').toBeGreaterThan(190);
  });
});

describe('words of the same meaning', () => {
  it.each([
    ['fr', 'une voiture rouge', 'automobile red |  | studio day'],
    ['es', 'un coche rojo', 'automobile red |  | studio day'],
    ['ru', 'красная машина', 'automobile red |  | studio day'],
    ['zh', '红色的汽车', 'automobile red |  | studio day'],
    ['fr', 'un astronaute sur un cheval', 'astronaut, horse | 0ride1 | studio day'],
    ['es', 'un astronauta montando un caballo', 'astronaut, horse | 0ride1 | studio day'],
    ['ru', 'космонавт верхом на лошади', 'astronaut, horse | 0ride1 | studio day'],
    ['zh', '宇航员骑马', 'astronaut, horse | 0ride1 | studio day'],
    ['ru', 'две красные кошки на столе', 'cat x2 red, table | 0on1 | studio day'],
    ['es', 'un perro con gafas de sol en la playa', 'dog, sunglasses | 0wear1 | beach day'],
    ['zh', '桌子上的猫', 'cat, table | 0on1 | studio day'],
  ])('are drawn the same, in %s: %s', (_, prompt, meaning) => expect(told(planOf(prompt))).toBe(meaning));
});

describe('a color and a thing that together may name a species or a place', () => {
  it.each([
    ['en', 'a green dragon', 'dragon green |  | studio day'],
    ['en', 'a red hot air balloon', 'hot-air-balloon red |  | studio day'],
    ['en', 'a white fox in the snow', 'fox white |  | snow day'],
    ['en', 'two white sheep', 'ewe x2 white |  | studio day'],
    ['en', 'the white house', 'house white |  | studio day'],
    ['fr', 'une maison blanche', 'house white |  | studio day'],
    ['fr', 'un loup gris', 'wolf grey |  | studio day'],
    ['fr', 'un renard roux', 'fox orange |  | studio day'],
    ['es', 'una casa blanca', 'house white |  | studio day'],
    ['es', 'un dragón rojo', 'dragon red |  | studio day'],
    ['ru', 'зелёный дракон', 'dragon green |  | studio day'],
    ['ru', 'чёрный лебедь', 'swan black |  | studio day'],
    ['zh', '白狐狸', 'fox white |  | studio day'],
    ['zh', '红玫瑰', 'rose red |  | studio day'],
  ] as const)('draw the species or the place, in %s: %s', (page, prompt, meaning) =>
    expect(told(planOf(prompt, { locale: page }))).toBe(meaning),
  );

  it.each([
    ['en', 'a polar bear', 'polar-bear |  | studio day'],
    ['en', 'a red panda', 'raccoon |  | studio day'],
    ['en', 'a black hole', 'milky-way |  | studio day'],
    ['en', 'a black woman', 'woman |  | studio day'],
    ['fr', 'un panda roux', 'raccoon |  | studio day'],
    ['es', 'un agujero negro', 'milky-way |  | studio day'],
    ['ru', 'чёрная дыра', 'milky-way |  | studio day'],
    ['zh', '粉笔', 'sponge |  | studio day'],
    ['zh', '黑猩猩', 'monkey |  | studio day'],
  ] as const)('draw no thing of that color, in %s: %s', (page, prompt, meaning) =>
    expect(told(planOf(prompt, { locale: page }))).toBe(meaning),
  );
});

describe('the notes', () => {
  it('name what stands in for what, and what is left out', () => {
    expect(planOf('a golden retriever with a flumox')).toMatchObject({
      understood: [],
      replaced: [{ word: 'golden retriever', by: 'dog' }],
      unknown: ['flumox'],
    });
  });

  it('list a repeated word once', () => {
    expect(planOf('fox '.repeat(90))).toMatchObject({ understood: ['fox'], things: [{ count: 1 }] });
  });

  it('list what does not fit into the image', () => {
    const names = 'cat dog horse cow pig goat duck fox bear lion tiger panda'.split(' ');
    const { things, unknown } = planOf(names.map((name) => `a ${name}`).join(', '));
    expect(unknown).toEqual(names.slice(things.length));
  });

  it('mention a style that is left out because nothing can be overlaid', () => {
    expect(planOf('an oil painting of a fox').understood).toContain('oil painting of');
    expect(planOf('an oil painting of a fox', { placeless: true }).understood).toEqual(['fox']);
  });

  it('name a place that is drawn as a thing, with nothing painted behind', () => {
    expect(planOf('a fox at night', { placeless: true }).replaced.map(({ by }) => by)).toEqual(['moon']);
  });
});

describe('a single word that exists in several languages', () => {
  it.each([
    ['es', 'oso', 'bear |  | studio day'],
    ['es', 'pan', 'bread |  | studio day'],
    ['es', 'rosa', 'rose |  | studio day'],
    ['es', 'lentes', 'glasses |  | studio day'],
    ['es', 'dog', 'dog |  | studio day'],
    ['fr', 'chat', 'cat |  | studio day'],
    ['fr', 'robe', 'dress |  | studio day'],
    ['fr', 'raisin', 'grapes |  | studio day'],
    ['fr', 'red car', 'automobile red |  | studio day'],
    ['en', 'pan', 'cooking |  | studio day'],
    ['ru', 'cat', 'cat |  | studio day'],
  ] as const)('is read on a page in %s as that page would: %s', (locale, prompt, expected) => {
    expect(told(planOf(prompt, { locale }))).toBe(expected);
  });
});

describe('a number or an accent reveals the language on a page in another', () => {
  it.each(['deux chats', 'deux chats face à face', 'trois chats', 'dos gatos', 'cinco gatos'])('%s', (prompt) => {
    const { things, replaced, unknown } = planOf(prompt);
    expect(things.every(({ drawing }) => drawing?.icon === 'cat')).toBe(true);
    expect([replaced, unknown]).toEqual([[], []]);
  });
});

describe('words of Latin America', () => {
  it.each([
    ['un zorro feliz con lentes de sol en el espacio', 'fox, sunglasses | 0wear1 | space day'],
    ['una playera roja', 't-shirt red |  | studio day'],
    ['un elote', 'ear-of-corn |  | studio day'],
    ['una chamarra', 'coat |  | studio day'],
    ['un colectivo', 'bus |  | studio day'],
  ])('are drawn: %s', (prompt, expected) => {
    expect(told(planOf(prompt, { locale: 'es' }))).toBe(expected);
  });
});

describe('pet names of Russian', () => {
  it.each([
    ['рыжий котик', 'cat orange |  | studio day'],
    ['сердечки и корона', 'red-heart x3, crown |  | studio day'],
    ['букет из цветочков для зайки', 'bouquet, blossom x3, rabbit |  | studio day'],
    ['солнышко и тучки', 'sun, cloud x3 |  | studio day'],
  ])('are drawn: %s', (prompt, expected) => {
    expect(told(planOf(prompt, { locale: 'ru' }))).toBe(expected);
  });
});

describe('the example of the prompt guide', () => {
  it.each([
    ['en', 'a red fox sleeping under a tree, at sunset, in light snow'],
    ['fr', 'un renard roux qui dort sous un arbre, au coucher du soleil, sous une neige légère'],
    ['es', 'un zorro rojo que duerme bajo un árbol, al atardecer, con nieve ligera'],
    ['ru', 'рыжая лиса спит под деревом, на закате, идёт лёгкий снег'],
    ['zh', '一只红狐狸睡在树下，日落时，飘着小雪'],
  ] as const)('draws a fox, a tree and nothing else in %s', (locale, prompt) => {
    const { things, time, unknown } = planOf(prompt, { locale });
    expect(things.map(({ drawing }) => drawing?.icon)).toEqual(['fox', 'deciduous-tree']);
    expect([time, unknown]).toEqual(['sunset', []]);
  });
});

describe('the example prompt of the page', () => {
  it.each([
    ['en', 'hearts and a crown'],
    ['fr', 'des cœurs et une couronne'],
    ['es', 'corazones y una corona'],
    ['ru', 'сердечки и корона'],
    ['zh', '爱心和一顶王冠'],
  ] as const)('leaves nothing out in %s', (locale, prompt) => {
    const { things, unknown, replaced } = planOf(prompt, { locale });
    expect(things.map(({ drawing }) => drawing?.icon)).toEqual(['red-heart', 'crown']);
    expect([unknown, replaced]).toEqual([[], []]);
  });
});

describe('everything that a plan names', () => {
  it.each([
    'a fox',
    'seven cats on a sofa under a tree',
    'a cat, a dog, a horse, a cow, a pig and a bird above a house',
    'twelve huge elephants',
    'HELLO',
  ])('stays inside the frame: %s', (prompt) => {
    const plan = planOf(prompt);
    for (const size of [
      { width: 768, height: 1366 },
      { width: 1366, height: 768 },
    ]) {
      const parts = arrange(plan, size, { ground: 0.9, scene: plan.scene });
      expect(new Set(parts.map(({ thing }) => thing)).size).toBe(plan.things.length);
      for (const { x, y, width, height } of parts) {
        expect(x - width / 2).toBeGreaterThanOrEqual(0);
        expect(x + width / 2).toBeLessThanOrEqual(size.width);
        expect(y - height).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(size.height);
      }
    }
  });
});

it('the drawings and the dictionary keep their size', () => {
  const bytes = ['art.br', 'bodies.br'].map((name) => statSync(join(import.meta.dirname, '../art', name)).size);
  expect(bytes[0]! + bytes[1]!).toBeLessThan(3_200_000);
});
