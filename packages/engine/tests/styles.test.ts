import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageStyles } from '../../../contract/facts/tools/choices.ts';
import { applyStyle } from '../styles/apply.ts';
import { linesOf } from '../styles/lines.ts';
import { inMood } from '../styles/moods/mood.ts';
import { askedIn } from '../styles/words.ts';
import type { Image } from '@iridia/pixels/image';
import { photo, psnr, workshop } from './kit/task.ts';

const { make, path } = workshop();
let image: Image;

beforeAll(async () => {
  const { data, info } = await sharp(photo('coffee')).resize(120, 80).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  image = { rgb: data, width: info.width, height: info.height };
});

const colorsOf = ({ rgb }: Image): number => {
  const seen = new Set<number>();
  for (let at = 0; at < rgb.length; at += 3) seen.add((rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!);
  return seen.size;
};

describe('a style', () => {
  it.each(imageStyles)('%s changes the image, keeps its size, and gives the same result for the same seed', async (name) => {
    const before = Buffer.from(image.rgb);
    const styled = await applyStyle(image, name, 0.7, 3);
    expect([styled.width, styled.height, styled.rgb.length]).toEqual([120, 80, before.length]);
    expect(psnr(styled.rgb, before)).toBeLessThan(30);
    expect((await applyStyle(image, name, 0.7, 3)).rgb.equals(styled.rgb)).toBe(true);
    expect(image.rgb.equals(before)).toBe(true);
  });

  it.each(['watercolour', 'oil', 'pencil', 'pop-art', 'duotone', 'low-poly'] as const)('%s is another with another seed', async (name) => {
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map(async (seed) => (await applyStyle(image, name, 0.7, seed)).rgb.toString('base64')),
    );
    expect(new Set(results).size).toBeGreaterThan(1);
  });

  it.each(imageStyles)('%s fades in with its strength', async (name) => {
    expect((await applyStyle(image, name, 0, 3)).rgb.equals(image.rgb)).toBe(true);
    const [little, much] = [await applyStyle(image, name, 0.2, 3), await applyStyle(image, name, 0.7, 3)];
    expect(psnr(little.rgb, image.rgb)).toBeGreaterThan(psnr(much.rgb, image.rgb) + 6);
  });

  it.each(['watercolour', 'oil', 'low-poly', 'cartoon'] as const)('%s keeps the eyes of a small face', async (name) => {
    // Two dark eyes on a light face, each no wider than a broad stroke.
    const [side, left, right, row] = [400, 190, 206, 200];
    const face = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#68a"/>
      <circle cx="198" cy="204" r="22" fill="#eca"/><ellipse cx="${left}" cy="${row}" rx="3" ry="1.2" fill="#210"/><ellipse cx="${right}" cy="${row}" rx="3" ry="1.2" fill="#210"/></svg>`,
    );
    const rgb = await sharp(face).removeAlpha().raw().toBuffer();
    const styled = await applyStyle({ rgb, width: side, height: side }, name, 0.7, 3);
    const darkest = (x: number) =>
      Math.min(
        ...[-2, -1, 0, 1, 2].flatMap((down) => [-2, -1, 0, 1, 2].map((across) => styled.rgb[((row + down) * side + x + across) * 3]!)),
      );
    const cheek = styled.rgb[((row + 12) * side + left) * 3]!;
    for (const x of [left, right]) expect(cheek - darkest(x)).toBeGreaterThan(60);
  });

  it('has few colors where the style has few', async () => {
    expect(colorsOf(await applyStyle(image, 'pixel', 0.7, 1))).toBeLessThanOrEqual(16);
    const small = await applyStyle(image, 'pixel', 0.7, 1);
    for (let at = 0; at < small.rgb.length; at += 6) expect(small.rgb.readUIntBE(at, 3)).toBe(small.rgb.readUIntBE(at + 3, 3));
    const { rgb } = await applyStyle(image, 'pencil', 0.7, 1);
    for (let at = 0; at < rgb.length; at += 3) expect(Math.abs(rgb[at]! - rgb[at + 2]!)).toBeLessThan(8);
  });
});

describe('lines', () => {
  it.each([0.4, 1, 3])('are drawn around what is dark, also in a small photo, %f pixels thick', (thickness) => {
    const light = Float32Array.from({ length: 40 * 40 }, (_, at) => (at % 40 < 20 ? 0.3 : 0.8));
    expect(Math.min(...linesOf(light, 40, 40, thickness, 70))).toBeLessThan(0.3);
  });
});

describe('words for a style', () => {
  it.each([
    ['watercolour', ['a watercolor painting', '水彩画', 'une aquarelle', 'una acuarela', 'как акварель']],
    ['oil', ['oil painting', '油画', 'peinture à l’huile', 'pintura al óleo', 'картина маслом']],
    ['pencil', ['pencil sketch', '铅笔素描', 'croquis au crayon', 'dibujo a lápiz', 'рисунок карандашом']],
    ['cartoon', ['make it a cartoon', '卡通', 'dessin animé', 'dibujos animados', 'una historieta', 'мультфильм', 'in stile multik']],
    ['pop-art', ['pop art', '波普艺术', 'pop-art', 'arte pop', 'поп-арт']],
    ['pixel', ['8-bit pixels', '像素风', 'pixel art', 'pixeles', 'пиксельный стиль']],
    ['duotone', ['duotone', '双色调', 'bichromie', 'duotono', 'дуотон']],
    ['low-poly', ['low poly', '低多边形', 'en polygones', 'polígonos', 'полигоны']],
  ] as const)('choose %s in five languages', (style, prompts) => {
    for (const prompt of prompts) expect([prompt, askedIn(prompt).style, askedIn(prompt).moods]).toEqual([prompt, style, []]);
  });

  it('are not read out of other words', () => {
    for (const prompt of ['multicolored balloons', 'multiple people', 'multitud en la calle']) expect(askedIn(prompt).style).toBeNull();
  });

  it('are distinguished from those that are not understood', () => {
    expect(askedIn('an aquarelle of flumoxes')).toEqual({
      style: 'watercolour',
      moods: [],
      color: null,
      understood: ['aquarelle'],
      unknown: ['flumoxes'],
    });
  });
});

it.each([
  ['make the motorcycle blue', []],
  ['make the motorcycle blue, with a unicorn', ['with a unicorn']],
  ['pon la bicicleta roja y un dragón', ['dragon']],
  ['сделай машину зелёной', []],
])('what is to take a color is not left out: %s', (prompt, unknown) => {
  expect([askedIn(prompt).color === null, askedIn(prompt).unknown]).toEqual([false, unknown]);
});

it.each([
  ['remove the background, make it night', ['night'], ['remove the background']],
  ['floute l’arrière-plan', [], ['floute l’arrière-plan']],
  ['haz que llueva', ['rain'], []],
  ['цвета поярче', ['bright', 'vivid'], []],
  ['把白天变成黑夜', ['night'], []],
  ['让他微笑，让它下雪', ['snow'], ['让他微笑']],
])('an order in “%s” is done or left out as it was written', (prompt, moods, unknown) => {
  expect(askedIn(prompt)).toMatchObject({ moods, color: null, unknown });
});

it.each([
  'a sports car on a bridge, panning blur, teal and orange grade',
  'un robot en la calle, fundido a negro, cortinilla',
  'кот на крыше, малая глубина резкости, вечерний свет, перо и чернила',
  '沙漠里的火车，变形宽银幕，白平衡',
  'two sailors on a dock, golden spiral, golden ratio',
])('a term of the craft colors nothing: %s', (prompt) => expect(askedIn(prompt).color).toBeNull());

describe('words for a mood', () => {
  it.each([
    ['night', ['at night', '夜晚', 'de nuit', 'de noche', 'ночью']],
    ['sunset', ['golden hour', '黄昏', 'au coucher du soleil', 'al atardecer', 'на закате']],
    ['snow', ['make it look like winter, with falling snow', '冬天', 'sous la neige', 'en invierno', 'зимой']],
    ['rain', ['a rainy day', '下雨', 'sous la pluie', 'con lluvia', 'под дождём']],
    ['fog', ['foggy', '大雾', 'dans la brume', 'con niebla', 'в тумане']],
    ['autumn', ['fall colors', '秋天', 'en automne', 'en otoño', 'осень']],
    ['vintage', ['an old photo', '老照片', 'vieille photo sépia', 'una foto antigua', 'старинное фото']],
    ['monochrome', ['black and white', 'a black and white photo of a cat', '黑白', 'noir et blanc', 'blanco y negro', 'чёрно-белое']],
    ['warm', ['warm light', '暖色调', 'des tons chauds', 'luz cálida', 'тёплый свет']],
    ['cold', ['cooler', '冷色调', 'plus froid', 'tonos fríos', 'холоднее']],
    ['bright', ['brighten it', '调亮', 'plus lumineux', 'más claro', 'сделай светлее']],
    ['dark', ['darker please', '调暗', 'plus sombre', 'más oscuro', 'темнее']],
    ['vivid', ['vivid colors', '颜色更鲜艳', 'couleurs vives', 'colores vivos', 'насыщенные цвета']],
  ] as const)('choose %s in five languages', (mood, prompts) => {
    for (const prompt of prompts) expect([prompt, askedIn(prompt).moods]).toEqual([prompt, [mood]]);
  });

  it('are not read from the description of a single thing, or from parts of other words', () => {
    for (const prompt of [
      'dark hair and bright eyes',
      'a warm coat',
      'a train',
      'a knight',
      'миску поставь на стол',
      'внучка',
      'fallen angel',
      'duotono',
      'невыразимо красиво',
      'дождаться друга',
      'закатанные рукава',
      'a winter coat',
      'a vintage car',
      'robe de nuit',
      'a cool photo of me',
      'a black and white cat',
      '秋千',
      '雨伞',
      'remove the fog',
      'enlève la pluie',
      'sin niebla',
      'убери туман',
      '去雾',
    ])
      expect([prompt, askedIn(prompt).moods]).toEqual([prompt, []]);
  });

  it.each(['夜晚', '下雪', '下雨', '大雾', '秋天', '冬天', 'sous la neige', 'под снегом', 'au coucher du soleil', 'de noche'])(
    '%s is understood whole',
    (prompt) => expect(askedIn(prompt).unknown).toEqual([]),
  );

  it('stand beside a style, and beside what is not understood', () => {
    expect(askedIn('a watercolor at night, with neon lights')).toEqual({
      style: 'watercolour',
      moods: ['night'],
      color: null,
      understood: ['watercolor', 'night'],
      unknown: ['with neon lights'],
    });
  });
});

describe('a mood', () => {
  /** How far the channels of a pixel are apart, on average. */
  const spread = ({ rgb }: Image) => {
    let sum = 0;
    for (let at = 0; at < rgb.length; at += 3)
      sum += Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!) - Math.min(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
    return sum / (rgb.length / 3);
  };

  /** The mean of a channel from 0 to 255. */
  const mean = ({ rgb }: Image, channel: number) => {
    let sum = 0;
    for (let at = channel; at < rgb.length; at += 3) sum += rgb[at]!;
    return sum / (rgb.length / 3);
  };

  it.each([
    ['night', (after: Image) => mean(after, 0) < mean(image, 0) * 0.6 && mean(after, 2) / mean(after, 0) > mean(image, 2) / mean(image, 0)],
    ['sunset', (after: Image) => mean(after, 0) / mean(after, 2) > (mean(image, 0) / mean(image, 2)) * 1.02],
    ['snow', (after: Image) => mean(after, 2) > mean(image, 2)],
    ['rain', (after: Image) => mean(after, 0) < mean(image, 0) && mean(after, 2) / mean(after, 0) > mean(image, 2) / mean(image, 0)],
    ['autumn', (after: Image) => mean(after, 0) / mean(after, 2) > mean(image, 0) / mean(image, 2)],
    ['vintage', (after: Image) => spread(after) < spread(image)],
    ['warm', (after: Image) => mean(after, 0) > mean(image, 0) && mean(after, 2) < mean(image, 2)],
    ['cold', (after: Image) => mean(after, 0) < mean(image, 0) && mean(after, 2) > mean(image, 2)],
    ['vivid', (after: Image) => spread(after) > spread(image)],
    ['fog', (after: Image) => mean(after, 1) > mean(image, 1)],
    ['monochrome', ({ rgb }: Image) => rgb.every((value, at) => value === rgb[at - (at % 3)])],
    ['bright', (after: Image) => mean(after, 1) > mean(image, 1) + 10],
    ['dark', (after: Image) => mean(after, 1) < mean(image, 1) - 10],
  ] as const)('%s is seen, fades in with its share, and comes again with its seed', async (name, isSeen) => {
    const after = await inMood(image, name, 1, 3);
    expect(after.rgb).toHaveLength(image.rgb.length);
    expect(isSeen(after)).toBe(true);
    expect((await inMood(image, name, 1, 3)).rgb.equals(after.rgb)).toBe(true);
    expect((await inMood(image, name, 0, 3)).rgb.equals(image.rgb)).toBe(true);
  });
});

describe('another color', () => {
  it.each([
    ['make it blue', '#2b59c3'],
    ['turn the red scooter green', '#3a8f4a'],
    ['pon la camisa amarilla', '#f2cf3a'],
    ['mets la robe en violet', '#7a3fb0'],
    ['покрась чашку в синий', '#2b59c3'],
    ['把裙子换成红色', '#cf2a2e'],
    ['make it purple in the rain', '#7a3fb0'],
    ['watercolor of a red fox', null],
    ['make her hair blue', null],
    ['haz el cielo rojo', null],
    ['make it black and white', null],
  ])('of “%s” is %s', (words, color) => expect(askedIn(words).color).toBe(color));

  it.each([
    ['make the cup red and the saucer blue', ['saucer', 'blue'], ['cup', 'red']],
    ['make the red cup blue', ['red', 'cup', 'blue'], []],
  ])('of “%s” is the only one that is claimed', (words, understood, unknown) => {
    expect(askedIn(words)).toMatchObject({ understood, unknown });
  });

  it('is that of the thing alone, which keeps its highlights', async () => {
    const { image: made, notes } = await make(
      'image.fromImage',
      { prompt: 'make the cup green', style: 'plain' },
      { image: [photo('coffee')] },
    );
    const { data, info } = await sharp(photo('coffee')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number, from: Buffer) => [0, 1, 2].map((channel) => from[(y * info.width + x) * 3 + channel]!);
    const [saucer, table] = [
      [Math.round(info.width * 0.16), Math.round(info.height * 0.5)],
      [info.width - 8, info.height - 8],
    ] as const;
    const [red, green] = at(...saucer, made.data);
    expect(red).toBeLessThan(green!);
    expect(at(...table, made.data)).toEqual(at(...table, data));
    expect(notes).toMatchObject({ understood: ['cup', 'green'], unknown: [] });
  });

  it('is never that of skin: a portrait without visible clothes is refused', async () => {
    const face = path('face.png');
    const { width, height } = await sharp(photo('astronaut')).metadata();
    const [left, top] = [Math.round(width * 0.36), Math.round(height * 0.09)];
    await sharp(photo('astronaut'))
      .extract({ left, top, width: Math.round(width * 0.18), height: Math.round(height * 0.2) })
      .toFile(face);
    await expect(make('image.fromImage', { prompt: 'make it blue', style: 'plain' }, { image: [face] })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'noGarment',
    });
  });
});

describe('the tool', () => {
  it('keeps the photo and changes its weather where the style is plain, and asks for a style where none is named', async () => {
    const { notes } = await make('image.fromImage', { prompt: 'зимой', style: 'plain', seed: 9 }, { image: [photo('coffee')] });
    expect(notes).toEqual({ seed: 9, understood: ['зимой'], unknown: [] });
    await expect(make('image.fromImage', { style: 'plain' }, { image: [photo('coffee')] })).rejects.toMatchObject({
      reason: 'noStyleChosen',
    });
  });

  it('takes the style from the words when none is given, and keeps what is transparent', async () => {
    const disc = path('disc.png');
    await sharp(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><circle cx="45" cy="30" r="25" fill="#c33"/></svg>'),
    )
      .png()
      .toFile(disc);
    const { notes, image: made, outputs } = await make('image.fromImage', { prompt: 'пиксель-арт', seed: 9 }, { image: [disc] });
    expect(notes).toMatchObject({ style: 'pixel', seed: 9, understood: ['пиксель-арт'] });
    expect(outputs[0]).toMatchObject({ width: 90, height: 60 });
    expect([made.channels, made.data[3]]).toEqual([4, 0]);
  });

  it('does what the words ask for and nothing else where no style is chosen', async () => {
    const { notes } = await make('image.fromImage', { prompt: 'in the rain', seed: 9 }, { image: [photo('coffee')] });
    expect(notes).toEqual({ seed: 9, understood: ['rain'], unknown: [] });
  });

  it('obeys a style that the words name before the chosen one, and takes no credits for words that change nothing', async () => {
    const { notes } = await make('image.fromImage', { prompt: 'like an oil painting', style: 'duotone' }, { image: [photo('coffee')] });
    expect(notes).toMatchObject({ style: 'oil' });
    await expect(
      make('image.fromImage', { prompt: 'a dragon on the moon', style: 'plain' }, { image: [photo('coffee')] }),
    ).rejects.toMatchObject({ kind: 'refused', reason: 'noStyleWords' });
  });
});
