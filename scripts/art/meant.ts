/** Everyday words of which the sources name a rarer sense first, with the drawing meant. */
import type { Locale } from '../../contract/facts/locales.ts';

export const meant: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: { coeur: 'red-heart', chevalier: 'helm', sorcière: 'woman-mage', casque: 'rescue-workers-helmet', dame: 'woman', renarde: 'fox' },
  es: { coche: 'automobile', carro: 'automobile', mesa: 'table', pan: 'bread', pastel: 'birthday-cake' },
  ru: {
    машина: 'automobile',
    автомобиль: 'automobile',
    дом: 'house',
    книга: 'closed-book',
    часы: 'mantelpiece-clock',
    королева: 'person-with-crown',
    девушка: 'woman',
  },
  zh: { 女子: 'woman', 女士: 'woman', 书: 'closed-book', 女王: 'person-with-crown', 牛: 'cow' },
};
