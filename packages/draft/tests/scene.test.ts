import { describe, expect, it } from 'vitest';
import { planOf } from '../plan/plan.ts';
import type { Scene, TimeOfDay } from '../plan/thing.ts';
import { colorsIn } from '../words/colors.ts';
import { randomFrom } from '@iridia/pixels/random';
import { paintBackdrop } from '../draw/backdrop.ts';
import { composeScene } from '../draw/compose.ts';

const small = { width: 128, height: 96 };
const paint = (prompt: string, seed: number) => composeScene(planOf(prompt), small, seed);

const foxes = [
  'a happy fox with sunglasses in space',
  '太空中戴墨镜的快乐狐狸',
  'une renarde heureuse avec des lunettes de soleil dans l’espace',
  'un zorro feliz con gafas de sol en el espacio',
  'счастливая лиса в солнечных очках в космосе',
];

describe('an image from words', () => {
  it('is the same in five languages, and different with another seed', async () => {
    const [english, ...others] = await Promise.all(foxes.map((prompt) => paint(prompt, 7)));
    for (const other of others) expect(other.rgb.equals(english!.rgb)).toBe(true);
    expect((await paint(foxes[0]!, 8)).rgb.equals(english!.rgb)).toBe(false);
  });

  it.each(['a black and white photo of a cat', 'a sepia photo of a cat', 'кот на луне', 'a robot on mars'])(
    'has three channels: %s',
    async (prompt) => {
      expect((await paint(prompt, 7)).rgb).toHaveLength(small.width * small.height * 3);
    },
  );
});

describe('flowers', () => {
  it.each([
    'a woman in a meadow with flowers at sunset',
    '日落时草地上的女子和花',
    'une femme dans une prairie de fleurs au coucher du soleil',
    'una mujer en un prado de flores al atardecer',
    'женщина на лугу с цветами на закате',
  ])('are drawn beside the woman: %s', (prompt) => {
    const { scene, time, things, unknown } = planOf(prompt);
    expect([scene, time, things.map(({ drawing }) => drawing?.icon), unknown]).toEqual([
      'meadow',
      'sunset',
      ['woman', expect.stringMatching(/blossom|bouquet|flower/)],
      [],
    ]);
  });
});

describe('moon and stars', () => {
  it.each([
    'a fox on a hill by the sea under the moon',
    '月光下海边山丘上的狐狸',
    'un renard sur une colline au bord de la mer sous la lune',
    'un zorro en una colina junto al mar bajo la luna',
    'лиса на холме у моря под луной',
  ])('are the night over another place: %s', (prompt) => {
    const { scene, time, things, unknown } = planOf(prompt);
    expect([scene, time, things.some(({ drawing }) => drawing?.icon === 'fox'), unknown]).toEqual([
      expect.stringMatching(/sea|beach/),
      'night',
      true,
      [],
    ]);
  });

  it('are a place where no other is named', () => {
    expect(planOf('a cat on the moon')).toMatchObject({ scene: 'moon', time: 'day', things: [{ drawing: { icon: 'cat' } }] });
  });
});

describe('a painted place', () => {
  const scenes: Scene[] = [
    'space',
    'underwater',
    'beach',
    'sea',
    'city',
    'snow',
    'forest',
    'desert',
    'mountain',
    'meadow',
    'sky',
    'room',
    'studio',
  ];
  const times: TimeOfDay[] = ['day', 'sunset', 'night'];
  const timeless = new Set<Scene>(['space', 'underwater', 'studio']);
  const lightness = (rgb: Buffer) => rgb.reduce((sum, value) => sum + value, 0) / rgb.length;

  it.each(scenes)('%s differs by the hour and has ground in it', (scene) => {
    const images = times.map((time) => paintBackdrop(scene, time, 64, 64, randomFrom(scene)));
    const [day, sunset, night] = images.map(({ rgb }) => lightness(rgb));
    if (timeless.has(scene)) expect([sunset, night]).toEqual([day, day]);
    else {
      expect(day).toBeGreaterThan(sunset!);
      expect(sunset).toBeGreaterThan(night!);
    }
    for (const { ground } of images) expect(ground).toBeGreaterThan(0.7);
  });
});

describe('color names', () => {
  it.each([
    ['dark blue and white', ['navy', 'white']],
    ['rouge et bleu marine', ['red', 'navy']],
    ['vestido verde', ['green']],
    ['тёмно-синее пальто', ['navy']],
    ['红色条纹', ['red']],
    ['a cat', []],
  ])('are found in “%s”', (text, names) => {
    expect(colorsIn(text).map(({ name }) => name)).toEqual(names);
  });
});
