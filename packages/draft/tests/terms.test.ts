/**
 * Terms of the craft, in brackets in `bench/prompts/terms.tsv`, are left out whole, whether or not a table has them; things with the words of the craft
 * are drawn.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { fold } from '../words/forms.ts';
import { withoutTerms } from '../items/without-terms.ts';
import { meaningOf, planOf } from '../plan/plan.ts';

const rows = readFileSync(join(import.meta.dirname, '../bench/prompts/terms.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [Locale, 'terms' | 'things', string, string]);
const rowsOf = (locale: Locale, kind: 'terms' | 'things') => rows.filter(([of, as]) => of === locale && as === kind);

it.each(locales)('terms of the craft in %s change nothing in the image', (locale) => {
  const terms = rowsOf(locale, 'terms');
  expect(terms).toHaveLength(20);
  for (const [, , marked] of terms) {
    const bare = marked.replaceAll(/[,，]\s*\[[^\]]+\]/g, '');
    const [plan, without] = [planOf(marked.replaceAll(/[[\]]/g, ''), { locale }), planOf(bare, { locale })];
    expect([meaningOf(plan), ...plan.finishes], marked).toEqual([meaningOf(without), ...without.finishes]);
  }
});

it.each(locales)('things with words of the craft in %s stay in the image', (locale) => {
  const things = rowsOf(locale, 'things');
  expect(things).toHaveLength(12);
  for (const [, , prompt, left] of things) expect(planOf(prompt, { locale }).unknown.join(', '), prompt).toBe(left);
});

it.each([
  ['en', 'a fox in a forest, swirly bokeh, beauty dish', ['swirly bokeh', 'beauty dish']],
  ['fr', 'un chien dans un parc, bague allonge, nid d’abeille, couteau à palette', ['bague allonge', 'nid d’abeille', 'couteau à palette']],
  ['es', 'un perro en un parque, caja de luz', ['caja de luz']],
  ['ru', 'лошадь на лугу, съёмка с плеча', ['съёмка с плеча']],
  ['zh', '夜里的灯塔，星轨', ['星轨']],
] as const)('a term in %s is listed whole: %s', (locale, prompt, terms) => {
  expect(planOf(prompt, { locale }).unknown).toEqual(terms);
});

it.each([
  ['fr', 'une infirmière dans un hôpital', 'une infirmière dans un hôpital, sans blanchiment'],
  ['fr', 'un lion sur un rocher', 'un lion sur un rocher, contre-champ, règle de trois'],
  ['ru', 'лошадь', 'лошадь, гребёнка, тарелка рефлектора, зонт на просвет'],
  ['zh', '老鹰', '老鹰，硫酸纸，洋葱皮'],
  ['en', 'two sailors on a dock', 'two sailors on a dock, golden spiral, background paper roll'],
  ['en', 'a parrot on a ladder', 'a parrot on a ladder, screen print, feather, writing paper'],
  ['fr', 'deux marins sur un quai', 'deux marins sur un quai, champ contrechamp, plume et encre'],
  ['es', 'un caballero en un puente', 'un caballero en un puente, sello, tinta y pluma'],
  ['ru', 'скрипачка на крыше', 'скрипачка на крыше, бумажный фон, перо и чернила, штамп'],
  ['en', 'a mermaid on a rock', 'a mermaid on a rock, egg tempera, parallel cutting, beauty pass'],
  ['fr', 'un taxi sous la pluie', 'un taxi sous la pluie, coupe en L, sac de sable'],
  ['es', 'un taxi bajo la lluvia', 'un taxi bajo la lluvia, salto de eje'],
  ['ru', 'два лебедя на пруду', 'два лебедя на пруду, мешок с песком, призма перед объективом'],
  ['zh', '拿剑的骑士', '拿剑的骑士，鹅毛笔线条，三分线，无缝背景，饼干头'],
  ['zh', '码头上的两个水手', '码头上的两个水手，跳切，羽化边缘，背景纸，大画幅'],
  ['en', 'a fox in a forest', 'a fox in a forest | wet on wet | beauty dish • top-lit'],
] as const)('what looks like a side, a number or a thing in %s adds nothing to: %s', (locale, bare, prompt) => {
  expect(meaningOf(planOf(prompt, { locale }))).toBe(meaningOf(planOf(bare, { locale })));
});

it.each([
  ['en', 'a girl on a swing, long red hair, enchanted forest', ['long', 'red', 'hair', 'forest']],
  ['en', 'a wizard in a tower, owls, candles, books, watercolor', ['owls', 'candles', 'books', 'watercolor']],
  ['en', 'a painter on a roof, candle, brush, cat', ['candle', 'brush', 'cat']],
  ['zh', '桌上的猫，红伞，白墙', ['红', '伞', '墙']],
  ['fr', 'une fille dans un jardin, cheveux longs, coucher de soleil', ['cheveux', 'longs', 'coucher de soleil']],
  ['es', 'un gato en un sillón, ojos verdes', ['ojos']],
  ['ru', 'волшебник в башне, тёмный лес, светлячки', ['лес']],
  ['zh', '塔里的巫师，黑暗森林，猫头鹰，蜡烛，书', ['森林', '猫头鹰', '蜡烛', '书']],
] as const)('what is known of the scene in %s stays without an article: %s', (locale, prompt, words) => {
  expect(planOf(prompt, { locale }).understood).toEqual(expect.arrayContaining([...words]));
});

it('draws what is a term elsewhere where it stands in a list or alone', () => {
  const icons = (prompt: string) => planOf(prompt).things.map(({ drawing }) => drawing?.icon);
  expect(icons('fox, umbrella, mirror')).toHaveLength(3);
  expect(icons('beauty dish')).not.toEqual([]);
});

it.each([
  ['a dog in a park, bullet time, speed ramp', 'a dog in a park,  ,  '],
  ['un chat, nid d’abeille, caméra à l’épaule', 'un chat,  ,  '],
  ['雨中的猫，羽化边缘，雪', '雨中的猫， ，雪'],
  ['leaves fall, cherry blossoms', 'leaves fall, cherry blossoms'],
])('takes the terms alone out of “%s”', (prompt, rest) => expect(withoutTerms(prompt)(fold(prompt))).toBe(rest));
