import { describe, expect, it } from 'vitest';
import { planOf } from '../plan/plan.ts';
import { told } from './kit/told.ts';

const seen = (prompt: string, locale: 'en' | 'fr' | 'es' | 'ru' | 'zh') => told(planOf(prompt, { locale }), () => []);

describe('a picture that has a place, or somebody who holds it, is seen', () => {
  it.each([
    ['en', 'a picture on the wall', 'framed-picture, wall | 0on1'],
    ['en', 'photos on the fridge', 'framed-picture x3, fridge | 0on1'],
    ['en', 'a sketch on a table', 'framed-picture, table | 0on1'],
    ['es', 'un cuadro en la pared', 'framed-picture, wall | 0on1'],
    ['es', 'dos fotos en la pared', 'framed-picture x2, wall | 0on1'],
    ['fr', 'une photo sur la table', 'framed-picture, table | 0on1'],
    ['fr', 'un dessin au mur', 'framed-picture, wall | 0on1'],
    ['ru', 'картина на стене', 'framed-picture, wall | 0on1'],
    ['ru', 'на стене висит картина', 'framed-picture, wall | 0on1'],
    ['ru', 'девочка держит рисунок', 'girl, framed-picture | 0hold1'],
    ['ru', 'карандаш на столе', 'pencil, table | 0on1'],
    ['zh', '墙上的一幅画', 'framed-picture, wall | 0on1'],
    ['zh', '墙上挂着一幅画', 'framed-picture, wall | 0on1'],
    ['zh', '女孩拿着一张照片', 'girl, framed-picture | 0hold1'],
  ] as const)('in %s: %s', (locale, prompt, drawn) => expect(seen(prompt, locale)).toBe(drawn));

  it('and a photo or a sketch is said to be a painting', () => {
    expect(planOf('a photo on the wall').replaced).toEqual([{ word: 'photo', by: 'painting' }]);
    expect(planOf('картина на стене', { locale: 'ru' }).replaced).toEqual([]);
  });
});

describe('a picture of something is how the whole is made', () => {
  it.each([
    ['en', 'a photo of a cat on the sofa', 'cat, couch-and-lamp | 0on1', []],
    ['en', 'a drawing of a horse', 'horse | ', ['pencil']],
    ['ru', 'кошка на диване, карандаш', 'cat, couch-and-lamp | 0on1', ['pencil']],
    ['zh', '一只猫在桌子上，油画', 'cat, table | 0on1', ['oil']],
  ] as const)('in %s: %s', (locale, prompt, drawn, finishes) => {
    expect(seen(prompt, locale)).toBe(drawn);
    expect(planOf(prompt, { locale }).finishes).toEqual(finishes);
  });
});

it('where Russian names the place first, the verb is that of what stands there', () =>
  expect(planOf('на столе лежит собака', { locale: 'ru' }).things.map(({ poses }) => poses)).toEqual([['lying'], []]));
