import { describe, expect, it } from 'vitest';
import { locales, localePath, type Locale } from '../../contract/facts/locales.ts';
import type { ToolSlug } from '../../contract/facts/tools/catalog.ts';
import { toolBySlug, tools } from '../../contract/facts/tools/index.ts';
import { wordsOver } from '../../copy/dictionary.ts';
import type { ToolNames } from '../../copy/types/tool.ts';
import { read } from '../../server/chat/help/passages.ts';
import { readTopics } from '../../server/chat/help/topics.ts';

const facts = { currency: 'USD', dailyCredits: 19 };

/** How people ask for the price of a tool, in words that are not its name, and what they may mean. */
const asked: Readonly<Record<Locale, readonly (readonly [string, readonly ToolSlug[]])[]>> = {
  en: [
    ['how much is a vid', ['text-to-video-ai', 'image-to-video-ai']],
    ['how much to remove backgroud', ['ai-background-remover', 'video-background-remover']],
    ['face swap price?', ['ai-face-swap', 'gif-face-swap', 'video-face-swap']],
    ['price of a gif face swap', ['gif-face-swap']],
    ['cost of upscaling a photo', ['ai-image-enhancer']],
    ['what does it cost to swap two faces in a video', ['multiple-face-swap-video']],
  ],
  zh: [
    ['换脸多少钱', ['ai-face-swap', 'gif-face-swap', 'video-face-swap']],
    ['视频换脸要多少积分', ['video-face-swap']],
    ['抠图收费吗', ['ai-background-remover']],
    ['老照片修复多少钱', ['ai-image-enhancer']],
    ['做个表情包多少积分', ['ai-gif-face-swap']],
  ],
  ru: [
    ['сколько стоит сделать видео', ['text-to-video-ai', 'image-to-video-ai']],
    ['почём убрать фон', ['ai-background-remover', 'video-background-remover']],
    ['цена замены лица на видео', ['video-face-swap']],
    ['сколько стоит оживить фото', ['image-to-video-ai']],
    ['во сколько обойдется озвучка', ['ai-text-to-audio']],
  ],
  fr: [
    ['combien coûte un autocollant', ['ai-sticker-maker']],
    ['ça coûte combien d’enlever un filigrane', ['ai-watermark-remover', 'video-watermark-remover']],
    ['prix pour changer de visage', ['ai-face-swap', 'gif-face-swap', 'video-face-swap']],
    ['combien pour la voix off', ['ai-text-to-audio']],
    ['combien coute une video', ['text-to-video-ai', 'image-to-video-ai']],
  ],
  es: [
    ['cuánto cuesta quitar el fondo', ['ai-background-remover', 'video-background-remover']],
    ['cuanto sale un sticker', ['ai-sticker-maker']],
    ['cambio de cara en video precio', ['video-face-swap']],
    ['cuanto cuesta un video', ['text-to-video-ai', 'image-to-video-ai']],
    ['precio cambiar ropa', ['ai-clothes-changer']],
  ],
};

describe.each(locales)('prices in %s', (locale) => {
  it('a price is found in the words of people, and tools that may be meant are all named', async () => {
    const names = await read<ToolNames>(locale, 'tools/names');
    const { credit } = wordsOver(locale, await read(locale, 'shell'));
    const { find } = await readTopics(locale, facts);
    for (const [question, meant] of asked[locale]) {
      const [answer] = find(question);
      const named = tools.filter(({ slug }) => answer?.text.includes(names[slug]) && meant.includes(slug));
      expect(named.map(({ slug }) => slug).toSorted(), `${question}: ${answer?.text}`).toEqual([...meant].toSorted());
      for (const slug of meant) expect(answer?.text, question).toContain(credit.cost(toolBySlug(slug)!.cost));
      expect(answer?.text.match(/\d+/g), question).toHaveLength(meant.length);
      expect(answer?.path, question).toBe(localePath(locale, meant.length === 1 ? `/${meant[0]}` : '/pricing'));
    }
  });

  it('the price of every tool is found by its name', async () => {
    const names = await read<ToolNames>(locale, 'tools/names');
    const { find } = await readTopics(locale, facts);
    const ask = { en: 'price of', zh: '价格', ru: 'цена', fr: 'prix', es: 'precio' }[locale];
    for (const { slug } of tools) expect(find(`${ask} ${names[slug]}`)[0]?.text, slug).toContain(names[slug]);
  });

  it('the price of something else is not made up', async () => {
    const { find } = await readTopics(locale, facts);
    const question = {
      en: 'How much does an iPhone cost?',
      zh: '苹果手机多少钱',
      ru: 'сколько стоит айфон',
      fr: 'prix de l’iphone',
      es: 'cuanto cuesta un auto',
    }[locale];
    expect(find(question)).toEqual([]);
  });
});
