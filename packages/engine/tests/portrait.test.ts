import { describe, expect, it } from 'vitest';
import { askedIn, type Asked } from '../portrait/ask.ts';
import { portraitPng, portraitSvg } from '../portrait/draw.ts';
import { rulesIn } from '../portrait/lexicon.ts';
import { workshop } from './kit/task.ts';

const { make } = workshop();

/** The parts in one line: hair, eyes, glasses, beard, hat, clothes, and what the person is like. */
function summary({ parts, age, mood, length, style, fringe, marks, skin }: Asked): Record<string, unknown> {
  const named = Object.entries(parts).map(([part, { kind, color, adjectives }]) => [
    part,
    [kind, color, ...adjectives].filter(Boolean).join(' '),
  ]);
  const traits = Object.entries({ age, mood, length, style, skin }).filter(([, value]) => value);
  return { ...Object.fromEntries(named), ...Object.fromEntries(traits), ...(fringe && { fringe }), ...(marks.length > 0 && { marks }) };
}

const cases: readonly [what: Record<string, unknown>, prompts: readonly string[]][] = [
  [
    { person: 'woman', hair: 'ginger long', eyes: 'green' },
    [
      'a woman with long ginger hair and green eyes',
      'une femme aux longs cheveux roux et aux yeux verts',
      'una mujer pelirroja de pelo largo y ojos verdes',
      'девушка с длинными рыжими волосами и зелёными глазами',
      '红发长头发绿眼睛的女人',
    ],
  ],
  [
    { person: 'man', beard: 'beard white long', glasses: 'clear', length: 'bald' },
    [
      'a bald man with a long white beard and glasses',
      'un homme chauve avec une longue barbe blanche et des lunettes',
      'un hombre calvo con barba larga y blanca y gafas',
      'лысый мужчина с длинной белой бородой в очках',
      '戴眼镜的光头男人，白色长胡子',
    ],
  ],
  [
    { person: 'old woman', hair: 'grey', mood: 'happy', style: 'curly', age: 'old', earrings: 'gold' },
    [
      'a smiling grandmother, curly grey hair, gold earrings',
      'une mamie souriante aux cheveux gris bouclés et boucles d’oreilles dorées',
      'una abuela sonriente con pelo gris rizado y pendientes dorados',
      'улыбающаяся бабушка с кудрявыми серыми волосами и золотыми серьгами',
      '微笑的奶奶，灰色卷发，戴金色耳环',
    ],
  ],
  [
    { person: 'man', clothes: 'suit blue', tie: 'red', mood: 'serious', age: 'young' },
    [
      'a serious young man in a blue suit with a red tie',
      'un jeune homme sérieux en costume bleu avec une cravate rouge',
      'un hombre joven y serio con traje azul y corbata roja',
      'серьёзный молодой мужчина в синем костюме с красным галстуком',
      '穿蓝色西装、打红色领带的严肃年轻男人',
    ],
  ],
  [
    { person: 'woman', hat: 'cap red', glasses: 'sun', skin: 'dark', style: 'afro' },
    [
      'african woman with an afro, red cap and sunglasses',
      'femme africaine, afro, casquette rouge et lunettes de soleil',
      'mujer africana con afro, gorra roja y gafas de sol',
      'темнокожая женщина с афро, в красной кепке и солнечных очках',
      '爆炸头的黑人女子，戴红色棒球帽和太阳镜',
    ],
  ],
  [
    { person: 'woman', mood: 'sad', hair: 'black', fringe: true, clothes: 'sweater yellow', marks: ['freckles'] },
    [
      'sad girl, black hair with bangs, freckles, yellow sweater',
      'fille triste aux cheveux noirs avec frange, taches de rousseur, pull jaune',
      'chica triste de pelo negro con flequillo, pecas y jersey amarillo',
      'грустная девушка, чёрные волосы с чёлкой, веснушки, жёлтый свитер',
      '悲伤的女孩，黑色头发，刘海，雀斑，穿黄色毛衣',
    ],
  ],
];

describe('two eyes of different colors', () => {
  it.each([
    ['a woman with one blue and one brown eye', 'blue', 'brown'],
    ['une femme avec un œil vert et un œil marron', 'green', 'brown'],
    ['un homme aux yeux vairons, bleu et vert', 'blue', 'green'],
    ['una mujer con un ojo azul y otro marrón', 'blue', 'brown'],
    ['девушка с одним голубым и одним карим глазом', 'brown', 'sky'],
    ['девушка с разными глазами: один голубой, другой карий', 'brown', 'sky'],
    ['一只蓝眼睛一只棕眼睛的少女', 'blue', 'brown'],
    ['a man with heterochromia and different colored eyes', 'blue', 'brown'],
    ['a girl whose eyes differ: one is green, the other is blue', 'green', 'blue'],
    ['une femme avec un œil bleu et l’autre vert', 'blue', 'green'],
    ['女孩，一只眼睛是蓝色，另一只是绿色', 'blue', 'green'],
  ])('%s', (prompt, one, other) => {
    const asked = askedIn(prompt);
    expect([asked.parts.eyes?.color, asked.otherEye]).toEqual([one, other]);
    const irises = [...portraitSvg(asked, 1).matchAll(/r="8" fill="(#\w+)"/gu)].map(([, color]) => color);
    expect(new Set(irises).size).toBe(2);
  });

  it.each([
    'a woman with blue-green eyes',
    'the other woman, with one red hat and blue eyes',
    'a man with brown hair and blue eyes',
    'one man with blue-green eyes',
    'a woman with blue eyes, one braid, red and long',
    'another girl with green eyes, freckles, pink, with a scarf',
    'a woman with a different hat and blue eyes',
    'otro hombre de ojos azules, moreno, verde',
    'один мужчина с голубыми глазами, зелёный',
    '一只耳环，蓝眼睛的女人，绿色',
  ])('are not seen in: %s', (prompt) => expect(askedIn(prompt).otherEye).toBeNull());
});

describe('a color of something that is not drawn', () => {
  it.each(['a girl with a red ribbon and green eyes', 'девушка с красной лентой и зелёными глазами'])(
    'colors nothing else: %s',
    (prompt) => {
      const { parts, rest, understood } = askedIn(prompt);
      expect(parts.eyes?.color).toBe('green');
      expect(rest).toHaveLength(2);
      expect(understood).toHaveLength(3);
    },
  );

  it('does not take it from a part whose adjective is not known', () =>
    expect(askedIn('a woman with red messy hair and blue eyes').parts).toMatchObject({
      hair: { color: 'red' },
      eyes: { color: 'blue' },
    }));
});

describe('the example of the page', () => {
  it.each([
    'a woman with gray hair and freckles, a stern look and colorful earrings',
    'une femme aux cheveux gris, des taches de rousseur, un air sévère et des boucles d’oreilles colorées',
    'una mujer con canas y pecas, mirada seria y aretes de colores',
    'женщина: седина и веснушки, строгий взгляд и яркие серьги',
    '严肃的神情，灰白头发加雀斑，彩色耳环的女人',
  ])('is understood whole: %s', (prompt) => {
    const asked = askedIn(prompt);
    expect(asked.rest).toEqual([]);
    expect(asked.parts.earrings?.adjectives).toEqual(['colourful']);
    expect(asked.mood).toBe('serious');
  });

  it('leaves colorful out where only one color is drawn', () => {
    expect(askedIn('a woman in a colorful dress')).toMatchObject({ rest: ['colorful'] });
  });
});

describe('an age in words', () => {
  it.each([
    ['a man of fifty', 'middle'],
    ['a pilot in her forties', 'middle'],
    ['a woman in her seventies', 'old'],
    ['un professeur d’une soixantaine d’années', 'old'],
    ['una mujer de cuarenta años', 'middle'],
    ['женщина лет сорока', 'middle'],
    ['五十岁的阿姨', 'middle'],
  ])('%s', (prompt, age) => expect(askedIn(prompt).age).toBe(age));

  it('leaves no rest of a word that states one', () => {
    expect(askedIn('25-летняя женщина').rest).toEqual([]);
  });
});

describe('the description of a person', () => {
  it.each(cases.flatMap(([what, prompts]) => prompts.map((prompt) => [prompt, what] as const)))('is understood: %s', (prompt, what) => {
    const asked = askedIn(prompt);
    expect({ ...summary(asked), rest: asked.rest }).toEqual({ ...what, rest: [] });
  });

  it.each([
    ['a man with a red nose', { person: 'man' }, ['red', 'nose']],
    ['a woman with a white scarf and a black cat', { person: 'woman' }, ['white', 'scarf', 'black', 'cat']],
    ['une femme au nez rouge', { person: 'woman' }, ['nez', 'rouge']],
    ['una mujer con una bufanda roja', { person: 'woman' }, ['bufanda', 'roja']],
    ['рыжая девушка с белым котом', { person: 'woman', hair: 'ginger' }, ['белым', 'котом']],
    ['a woman in black', { person: 'woman', clothes: 'black' }, []],
    ['une femme en noir', { person: 'woman', clothes: 'black' }, []],
    ['девушка в красном', { person: 'woman', clothes: 'red' }, []],
    ['a woman with black lipstick', { person: 'woman', lips: 'black', marks: ['lips'] }, []],
    ['a woman with a silver bob', { person: 'woman', hair: 'silver', style: 'bob' }, []],
    ['женщина с седым пучком', { person: 'woman', hair: 'silver', style: 'bun' }, []],
    ['mujer con flequillo negro', { person: 'woman', hair: 'black', fringe: true }, []],
    ['棕色马尾的女人', { person: 'woman', hair: 'brown', style: 'ponytail' }, []],
  ])('gives a color to what has it, never to the skin: %s', (prompt, what, rest) => {
    const asked = askedIn(prompt);
    expect({ ...summary(asked), rest: asked.rest }).toEqual({ ...what, rest });
  });

  it('draws the clothes and the lips in the color that is named', () => {
    const plain = portraitSvg(askedIn('a woman'), 3);
    expect(portraitSvg(askedIn('a woman in black'), 3)).not.toBe(plain);
    const lips = (prompt: string) => portraitSvg(askedIn(prompt), 3);
    expect(lips('a woman with blue lipstick')).not.toBe(lips('a woman with lipstick'));
    expect(lips('a woman with red lipstick')).toBe(lips('a woman with lipstick'));
  });

  it('gives an adjective to its own part', () => {
    expect(summary(askedIn('her hair is red, her eyes are blue'))).toMatchObject({ hair: 'red', eyes: 'blue' });
    expect(summary(askedIn('femme noire en robe verte'))).toMatchObject({ person: 'woman black', clothes: 'dress green' });
    expect(summary(askedIn('a woman in a green dress on a pink background'))).toMatchObject({ clothes: 'dress green', background: 'pink' });
  });

  it('reads an age in numbers', () => {
    for (const prompt of ['a 70-year-old man', 'un homme de 70 ans', 'un hombre de 70 años', 'мужчина 70 лет', '70岁的男人'])
      expect(askedIn(prompt).age).toBe('old');
  });
});

describe('a drawn portrait', () => {
  const svg = (prompt: string, seed = 3) => portraitSvg(askedIn(prompt), seed);

  it('shows what was asked', () => {
    expect(svg('a woman with green eyes')).toContain('#3f8f4a');
    expect(svg('a woman with brown eyes')).not.toContain('#3f8f4a');
    expect(svg('a woman with blue hair')).toContain('#2b59c3');
    const plain = svg('a man');
    for (const more of [
      'a man with a beard',
      'a bald man',
      'an old man',
      'an angry man',
      'a man with glasses',
      'a man with a cap',
      'a man with earrings',
      'a man with braids',
    ])
      expect(svg(more), more).not.toBe(plain);
  });

  it('draws every combination of hair, hat, and mood', async () => {
    for (const hair of ['', 'long curly hair', 'a ponytail', 'short hair', 'dreads', 'a bun', 'a mohawk'])
      for (const hat of ['', 'a hat', 'a beanie', 'a crown', 'a turban', 'a hijab'])
        expect((await portraitPng(askedIn(`a sleepy person with ${hair} and ${hat}`), 1, 32)).length, `${hair} ${hat}`).toBeGreaterThan(
          200,
        );
  });

  it('is the same in five languages and another with another seed', () => {
    const [english, ...others] = cases[1]![1].map((prompt) => svg(prompt));
    for (const other of others) expect(other).toBe(english);
    expect(svg('a woman', 1)).not.toBe(svg('a woman', 2));
  });

  it('lists what it left out, and stands in the named place', async () => {
    const { outputs, notes } = await make(
      'image.fromText',
      { prompt: 'a girl with red hair and a flute in a forest', seed: 2, ratio: '3:4' },
      {},
      'ai-girl-generator',
    );
    expect(notes).toMatchObject({ draft: true, seed: 2, understood: ['girl', 'red', 'hair', 'forest'], unknown: ['flute'] });
    expect(outputs[0]).toMatchObject({ width: 888, height: 1184 });
  });
});

describe('a drawing of a girl as in anime', () => {
  it.each([
    'anime girl with pink twin tails in a school uniform',
    'fille anime, couettes roses, uniforme scolaire',
    'chica anime con dos coletas rosas y uniforme escolar',
    'аниме девушка с розовыми хвостиками в школьной форме',
    '粉色双马尾的动漫少女，穿校服',
  ])('is understood: %s', (prompt) => {
    const asked = askedIn(prompt);
    expect(asked).toMatchObject({ look: 'anime', style: 'twintails', rest: [] });
    expect(asked.parts).toMatchObject({ hair: { color: 'pink' }, clothes: { kind: 'uniform' } });
  });
});

describe('a mistake in a list of words', () => {
  it.each([
    ['a part that no portrait has', 'noun\twings\t\twing', 'words.en.tsv:2:1: nothing in a portrait is a “noun” of “wings”'],
    ['a kind that there is not', 'verb\thair\t\tflows', 'words.en.tsv:2:1: nothing in a portrait is a “verb” of “hair”'],
    ['a pattern that is none', 'noun\thair\t\thair(', 'words.en.tsv:2:12: Invalid regular expression'],
    ['a cell too few', 'noun\thair\thair', 'words.en.tsv:2:16: 3 cells instead of 4'],
  ])('is named with its line and column: %s', (_, row, message) => {
    expect(() => rulesIn(`kind\tof\tvalue\twords\n${row}`, 'words.en.tsv', 'en')).toThrow(message);
  });
});
