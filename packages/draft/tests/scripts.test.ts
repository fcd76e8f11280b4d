/** Words in every script that Draft reads. */
import { describe, expect, it } from 'vitest';
import { glyphOf } from '../art/art.ts';
import { parse } from '../items/parse.ts';
import { planOf } from '../plan/plan.ts';

const read: Record<string, string> = {
  Latin: 'red cat',
  'Latin in full width': 'ｒｅｄ　ｃａｔ',
  'Latin with split accents': 'un chat ro\u0302ux',
  Vietnamese: 'con mèo đỏ',
  Cyrillic: 'рыжий кот',
  Han: '红色的猫',
  emoji: '🐈',
  'a slogan': 'Don’t panic',
};

describe.each(Object.entries(read))('words in %s', (_script, words) => {
  it('are drawn or written, letter by letter', () => {
    const { isEmpty, written } = planOf(words);
    expect(isEmpty).toBe(false);
    for (const letter of written.join('')) if (/[\p{L}\p{M}\p{N}]/u.test(letter)) expect(glyphOf(letter), letter).toBeDefined();
  });

  it('mean the same as what they are compatible with', () => expect(parse(words)).toEqual(parse(words.normalize('NFKC'))));
});
