/** Words in any script: something of them is seen, or the job is refused before it costs anything. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { planOf } from '@iridia/draft';
import type { TaskName } from '../tasks.ts';
import { everyCase } from './kit/depth.ts';
import { photo, workshop } from './kit/task.ts';

/** A cat, or a few letters, in thirty scripts, and what shows nothing at all. */
const unread: Record<string, string> = {
  Arabic: 'قطة, حمراء',
  Hebrew: 'חתול אדום',
  Greek: 'κόκκινη γάτα',
  Thai: 'แมวแดง',
  Devanagari: 'लाल बिल्ली',
  Hangul: '빨간 고양이',
  Georgian: 'წითელი კატა',
  Armenian: 'կարմիր կատու',
  Hiragana: 'あかいねこ',
  Katakana: 'アカイネコ',
  Bengali: 'লাল বিড়াল',
  Tamil: 'சிவப்பு பூனை',
  Telugu: 'ఎర్ర పిల్లి',
  Kannada: 'ಕೆಂಪು ಬೆಕ್ಕು',
  Malayalam: 'ചുവന്ന പൂച്ച',
  Gujarati: 'લાલ બિલાડી',
  Gurmukhi: 'ਲਾਲ ਬਿੱਲੀ',
  Sinhala: 'රතු පූසා',
  Khmer: 'ឆ្មាក្រហម',
  Lao: 'ແມວແດງ',
  Myanmar: 'ကြောင်နီ',
  Tibetan: 'ཞི་མི་དམར་པོ།',
  Ethiopic: 'ቀይ ድመት',
  Cherokee: 'ᎩᎦᎨ ᏪᏌ',
  Thaana: 'ރަތް ބުޅާ',
  Syriac: 'ܩܛܐ ܣܘܡܩܐ',
  Mongolian: 'ᠤᠯᠠᠭᠠᠨ ᠮᠤᠤᠷ',
  Bopomofo: 'ㄇㄠ',
  Runic: 'ᚲᚨᛏ',
  'no letters': '\u200b\u2060',
};
/** Other words and other scripts, for the deep run. */
const unreadToo: Record<string, string> = {
  Odia: 'ଲାଲ ବିଲେଇ',
  Javanese: 'ꦏꦸꦕꦶꦁ',
  Balinese: 'ᬓᬸᬘᬶᬂ',
  Sundanese: 'ᮅᮎᮤᮀ',
  Tifinagh: 'ⴰⵎⵓⵛⵛ',
  'N’Ko': 'ߖߊߞߎߡߊ',
  Vai: 'ꗏꕸ',
  Adlam: '𞤵𞤤𞥆𞤵𞤲𞤣𞤵',
  'Ol Chiki': 'ᱯᱩᱥᱤ',
  'Meetei Mayek': 'ꯍꯧꯗꯣꯡ',
  Cham: 'ꨠꨝꩉ',
  'Tai Tham': 'ᨾᩯ᩠ᩅ',
  'New Tai Lue': 'ᦶᦙᧁ',
  Yi: 'ꃊꅔ',
  Lisu: 'ꓮ ꓠꓬ',
  'Canadian syllabics': 'ᒥᓅᔅ',
  Glagolitic: 'ⰽⱁⱅⱏ',
  Gothic: '𐌺𐌰𐍄𐍄𐌰',
  Ogham: 'ᚉᚐᚈ',
  Coptic: 'ϣⲁⲩ',
  Deseret: '𐐿𐐰𐐻',
  Osage: '𐓂𐓣𐓨',
  Buginese: 'ᨆᨛᨕᨚᨂ',
  Baybayin: 'ᜉᜓᜐ',
  Limbu: 'ᤔᤡᤴᤀ',
  Lepcha: 'ᰣᰠᰱ',
  Saurashtra: 'ꢪꢵꢙ꣄',
  Samaritan: 'ࠇࠕࠅࠋ',
  'Egyptian hieroglyphs': '𓃠',
  Cuneiform: '𒊓𒀀',
  'Linear B': '𐀀𐀂',
  Phoenician: '𐤇𐤕𐤋',
  Braille: '⠉⠁⠞',
  Urdu: 'لال بلی',
};
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
/** What is drawn, and what is written; the deep run draws all. */
const drawn = ['Han', 'a slogan'];

const shop = workshop();

describe.each(Object.entries({ ...unread, ...(everyCase && unreadToo) }))('words in %s', (_script, words) => {
  const jobs: [tool: string, TaskName, inputs: Record<string, unknown>, files: Record<string, string[]>][] = [
    ['a sticker', 'sticker', { mode: 'text', prompt: words }, {}],
    ['a sticker of a photo and words', 'sticker', { mode: 'both', prompt: words }, { image: [photo('chelsea')] }],
    ['a picture', 'image.fromText', { prompt: words }, {}],
    ['a film', 'video.fromText', { prompt: words }, {}],
    ['a film of a photo', 'video.fromImage', { prompt: words }, { image: [photo('coffee')] }],
    ['another style', 'image.fromImage', { prompt: words }, { image: [photo('coffee')] }],
    ['a garment', 'image.garment', { prompt: words }, { image: [photo('astronaut')] }],
    ['a voice', 'audio.fromText', { text: words }, {}],
  ];
  it.each(jobs)('are refused in a sentence that names the languages that are read: %s', async (_tool, capability, inputs, files) => {
    const outcome = await shop.make(capability, inputs, files).then(
      ({ notes }) => notes,
      (error: unknown) => error,
    );
    // Both sentences name the languages that are read (`tests/server/engine.test.ts`).
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/^(wordsNotRead|nothingToSay)$/) });
  });

  it('name no background, and are not reported as written', () => {
    for (const plan of [planOf(words), planOf(words, { placeless: true })]) {
      expect(plan.isEmpty).toBe(true);
      expect(plan.written).toEqual([]);
    }
  });
});

describe.each(Object.entries(read))('words in %s', (script, words) => {
  it('are understood, or written out in the image', () => {
    const { isEmpty, written } = planOf(words, { placeless: true });
    expect(isEmpty && written.length === 0).toBe(false);
  });

  it.skipIf(!everyCase && !drawn.includes(script))('are seen', async () => {
    const { outputs } = await shop.make('sticker', { mode: 'text', prompt: words, seed: 7 });
    const alpha = (await sharp(outputs[0]!.path).stats()).channels[3]!;
    expect(alpha.mean / 255).toBeGreaterThan(0.01);
  });
});
