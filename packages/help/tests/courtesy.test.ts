import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { courtesyIn, type Courtesy } from '../courtesy.ts';

const said: Readonly<Record<Locale, Readonly<Record<Courtesy | 'nothing', readonly string[]>>>> = {
  en: {
    hello: ['Hello!', 'hey, how are you?', 'Good morning', 'Who are you?'],
    thanks: ['thanks bro', 'Thank you so much!', 'hello and thanks'],
    goodbye: ['ok bye', 'See you later'],
    writing: ['Write a poem about the sea', 'tell me a joke'],
    nothing: ['hi, how do I pay?', 'thanks, and where is my video?', 'a wallpaper', ''],
  },
  es: {
    hello: ['¡Hola!', 'buenos dias', '¿Quién eres?'],
    thanks: ['Muchas gracias'],
    goodbye: ['hasta luego'],
    writing: ['cuéntame un chiste'],
    nothing: ['hola, ¿cómo pago?'],
  },
  fr: {
    hello: ['Bonjour !', 'salut, ça va ?'],
    thanks: ['Merci beaucoup !'],
    goodbye: ['Au revoir'],
    writing: ['Écrivez un poème sur la mer'],
    nothing: ['bonjour, combien coûte une vidéo ?'],
  },
  ru: {
    hello: ['Здравствуйте!', 'привет, как дела?'],
    thanks: ['большое спасибо'],
    goodbye: ['до свидания'],
    writing: ['расскажи анекдот'],
    nothing: ['привет, как оплатить?'],
  },
  zh: { hello: ['你好！', '在吗'], thanks: ['非常感谢'], goodbye: ['再见'], writing: ['写一首关于海的诗'], nothing: ['你好，怎么付款？'] },
};

describe.each(locales)('in %s', (locale) => {
  it.each(Object.entries(said[locale]))('%s', (courtesy, messages) => {
    for (const message of messages) expect(courtesyIn(message, locale), message).toBe(courtesy === 'nothing' ? null : courtesy);
  });
});
