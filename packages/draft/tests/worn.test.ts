import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { figureOf } from '../draw/figure.ts';
import { planOf } from '../plan/plan.ts';
import type { Thing } from '../plan/thing.ts';
import { arrange } from '../arrange/arrange.ts';
import { told as reportedOf } from './kit/told.ts';

type Seen = 'red' | 'green' | 'blue' | 'purple';
const isSeen: Record<Seen, (red: number, green: number, blue: number) => boolean> = {
  red: (red, green, blue) => red > green * 1.6 && red > blue * 1.6,
  green: (red, green, blue) => green > red * 1.3 && green > blue * 1.2,
  blue: (red, green, blue) => blue > red * 1.4 && blue > green * 1.1,
  purple: (red, green, blue) => blue > green * 1.4 && red > green * 1.15,
};

/** The share of what is visible of a thing, above `lowest` of its height, that has a color. */
async function shareIn(thing: Thing, color: Seen, lowest = 1): Promise<number> {
  const { data, info } = await sharp(await figureOf(thing, thing.drawing, 96, 96))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [seen, all] = [0, 0];
  for (let at = 0; at < data.length && at < info.width * 4 * info.height * lowest; at += 4) {
    if (data[at + 3]! < 128) continue;
    all += 1;
    if (isSeen[color](data[at]!, data[at + 1]!, data[at + 2]!)) seen += 1;
  }
  return seen / all;
}

const told = (prompt: string, locale: Locale = 'en'): string =>
  reportedOf(planOf(prompt, { locale }), ({ colors, hat }) => [...colors, ...(hat ? [`hat ${hat}`] : [])]);

describe('clothes have their color', () => {
  it.each([
    ['hat', 'purple'],
    ['hat', 'green'],
    ['pair of glasses', 'red'],
    ['scarf', 'green'],
    ['beard', 'red'],
    ['mustache', 'blue'],
    ['dress', 'blue'],
    ['coat', 'green'],
    ['suit', 'red'],
    ['bag', 'purple'],
    ['tie', 'green'],
    ['helmet', 'blue'],
    ['cap', 'green'],
  ] as const)('a %s in %s, on a woman and on a cat', async (what, color) => {
    for (const who of ['woman', 'cat']) {
      const plan = planOf(`a ${who} with a ${color} ${what}`);
      expect([...plan.replaced, ...plan.unknown]).toEqual([]);
      expect(plan.links, who).toEqual([{ relation: 'wear', from: 0, to: 1 }]);
      expect(await shareIn(plan.things[1]!, color), who).toBeGreaterThan(0.4);
    }
  });

  it.each([
    ['a mouse', 'blue'],
    ['a shark', 'green'],
    ['an airplane', 'purple'],
  ] as const)('%s that is mostly gray is mostly %s', async (what, color) => {
    const plan = planOf(what.replace(/^an? /, `a ${color} `));
    expect(await shareIn(plan.things[0]!, color)).toBeGreaterThan(0.4);
  });

  it.each([
    ['en', 'a chef with a green hat', 'cook hat green | ', 'green'],
    ['en', 'a snowman with a purple hat', 'snowman hat violet | ', 'purple'],
    ['en', 'a policeman in a green cap', 'police-officer hat green | ', 'green'],
    ['fr', 'un cuisinier avec un chapeau vert', 'man-cook hat green | ', 'green'],
    ['es', 'un policía con una gorra verde', 'police-officer hat green | ', 'green'],
    ['ru', 'полицейский в зелёной кепке', 'police-officer hat green | ', 'green'],
  ] as const)('who is drawn with a hat has it painted, and no second one, in %s: %s', async (locale, prompt, meaning, color) => {
    expect(told(prompt, locale)).toBe(meaning);
    const plan = planOf(prompt, { locale });
    expect(plan.unknown).toEqual([]);
    expect(await shareIn(plan.things[0]!, color, 0.2)).toBeGreaterThan(0.3);
  });
});

describe('another hat than the one somebody is drawn with', () => {
  it.each([
    ['en', 'a cook in a cowboy hat', 'cook, cowboy-hat | 0wear1'],
    ['en', 'Santa in a straw hat', 'santa-claus, womans-hat | 0wear1'],
    ['en', 'a policeman with a helmet', 'police-officer, rescue-workers-helmet | 0wear1'],
    ['en', 'a wizard with a top hat', 'man-mage, top-hat | 0wear1'],
    ['zh', '戴草帽的厨师', 'cook, womans-hat | 0wear1'],
  ] as const)('is worn over it, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));

  it.each([
    ['en', 'a firefighter with a helmet', 'firefighter | '],
    ['es', 'un bombero con casco', 'firefighter | '],
    ['ru', 'повар в шапке', 'cook | '],
  ] as const)('is none where it is the own one, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));

  it('is small only where a small one is seen', () => {
    expect(planOf('a wizard with a tiny hat').things).toHaveLength(2);
    expect(planOf('a wizard with a long beard').things).toHaveLength(1);
  });
});

describe('a beard', () => {
  it.each([
    ['en', 'a man with a brown beard and glasses', 'man, beard brown, glasses | 0wear1 0wear2'],
    ['en', 'a wizard with a red hat and a long white beard', 'man-mage hat red | '],
    ['fr', 'un homme à la barbe blanche', 'man, beard white | 0wear1'],
    ['es', 'un hombre con barba negra', 'man, beard black | 0wear1'],
    ['ru', 'мужчина с рыжей бородой', 'man, beard orange | 0wear1'],
    ['zh', '留着白胡子的老人', 'old-man, beard white | 0wear1'],
  ] as const)('is on the chin of its owner, in %s: %s', (locale, prompt, meaning) => expect(told(prompt, locale)).toBe(meaning));
});

describe('clothes that follow a part of the body', () => {
  it.each([
    ['a woman with long red hair and a green dress', 'woman-red-hair, dress green | 0wear1'],
    ['a woman with a red headscarf', 'woman-with-headscarf red | '],
    ['a woman with yellow boots and a blue umbrella', 'woman, womans-boot yellow, umbrella blue | 0wear1 0hold2'],
  ])('are on the same person: %s', (prompt, meaning) => expect(told(prompt)).toBe(meaning));

  it('leave the mouth free: a scarf begins below the chin', () => {
    const parts = arrange(planOf('a girl with a green scarf'), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
    const [face, scarf] = [parts.find(({ role }) => role === 'thing')!, parts.find(({ role }) => role === 'worn')!];
    expect(scarf.y - scarf.height).toBeGreaterThan(face.y - face.height * 0.12);
  });

  it.each(['a girl in a red dress holding a book', 'a man in a coat playing the drums', 'a girl in a red dress playing the piano'])(
    'leave the hands below the face: %s',
    (prompt) => {
      const plan = planOf(prompt);
      const parts = arrange(plan, { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
      const garment = parts.find(({ role }) => role === 'worn')!;
      const held = parts.filter(({ thing }) => thing === plan.links.find(({ relation }) => relation !== 'wear')!.to);
      expect(Math.min(...held.map(({ y, height }) => y - height))).toBeGreaterThan(garment.y - garment.height * 1.2);
    },
  );

  it('are two where feet are two, one on each side', () => {
    const parts = arrange(planOf('a boy with blue shoes'), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
    expect(parts.filter(({ role }) => role === 'worn').map(({ mirrored }) => mirrored)).toEqual([false, true]);
  });

  it('lie over the trunk of a whole figure, and hide no face', () => {
    const parts = arrange(planOf('a soccer player in a red t-shirt'), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
    const [who, shirt] = [parts.find(({ role }) => role === 'thing')!, parts.find(({ role }) => role === 'worn')!];
    expect(shirt.y).toBeLessThan(who.y - who.height * 0.2);
    expect(shirt.y - shirt.height).toBeGreaterThan(who.y - who.height * 0.8);
  });
});
