import { describe, expect, test } from 'vitest';
import { drawText } from '../../scripts/build/prerender/share-fonts.ts';

const draw = async (text: string, locale: 'en' | 'zh' | 'fr' | 'ru', width = 1040) => (await drawText(text, locale, 60, width)).toString();
const lines = (drawing: string) => [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

describe('the letters of preview images', () => {
  test.each([
    ['en', 'Photo effects'],
    ['fr', 'Un cœur à l’œuvre – ça change'],
    ['ru', 'Что создадим сегодня?'],
    ['zh', '今天做点什么？用 Iridia 试试。'],
  ] as const)('are outlines in %s, whatever fonts the machine has', async (locale, text) => {
    const drawing = await draw(text, locale);
    expect(lines(drawing)).toHaveLength(1);
    expect(drawing).not.toMatch(/<text|NaN/);
    expect(lines(drawing)[0]!.match(/M/g)!.length).toBeGreaterThanOrEqual(text.replaceAll(/[\s.–’]/g, '').length / 2);
  });

  test('differ from letter to letter: none is the sign for a missing one', async () => {
    const drawn = await Promise.all([...'œéçżчщ的一'].map((letter) => draw(letter, 'en')));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('break between words, and in Chinese between letters, never before a mark that closes', async () => {
    expect(lines(await draw('Turn any idea into a sticker', 'en', 400)).length).toBeGreaterThan(1);
    const drawing = await draw('一二三，四', 'zh', 185);
    expect(lines(drawing)).toEqual([...lines(await draw('一二', 'zh')), ...lines(await draw('三，四', 'zh'))]);
  });

  test('fail by name when a sign has no letter', async () => {
    await expect(drawText('\u{13000}', 'en', 60, 1000)).rejects.toThrow('No font has the letter');
  });
});
