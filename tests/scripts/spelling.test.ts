/** Every word that a person reads is spelled as the dictionaries of browsers spell it, or is a name or a term that is listed here. */
import nspell from 'nspell';
import { describe, expect, it } from 'vitest';
import { textsOf } from './copy-texts.ts';

type Spoken = 'en' | 'fr' | 'es' | 'ru';

const names =
  'JavaScript Apple Microsoft Mozilla Iridia Draft Content Credentials OpenRAIL WebP WebM WhatsApp Telegram Google Chrome Firefox Halloween Trump Donald Premium Enter Shift Delete Alt cookie Face swap low poly name example com url curl TypeScript Python OpenAPI Idempotency-Key';

/** Terms that are newer than the dictionaries, or too rare for them. */
const terms: Readonly<Record<Spoken, string>> = {
  en: 'duotone sexualizes mistyped résumés else’s',
  fr: 'seed Suppr stories',
  es: 'face sticker stickers duotono megapíxeles cupcake zorrito pódcast cupcakes Mayús Supr paródica reconectando cookies hash hashes reembolsos currículums portarretratos selfie maquillista app emojis',
  ru: 'Премиум ГГ дуотон лоу-поли пиксель-арта стикер стикеры стикеров стикером стикерах ИИ списаний МБ ГБ Мп мегапикселях мегапикселей модерация модерацию капкейк смайлик подкаста эл сексуализирует Хэллоуин сид сидом нейросеть нейросети начислятся IP-адрес IP-адреса IP-адресов хеш хеша хешем хеши хешу сервисы ZIP-архиве согласий Телеграм Телеграма мессенджере мессенджеру мессенджеры непотраченные маркетплейсы маркетплейсов киноафиша анфаса GIF-реакция GIF-реакцию селфи гифка гифку гифки гифке гифкой чатах скриншот скриншоты скриншотах нерезкое нерезкие нерезких прочтётся применится пиксельной фотобанка сторис кастинг обойдитесь Трампа Дональда видеомодель видеоредакторе видеоредакторов стримов смаза эмодзи аудиофайл двухэтапная двухэтапную двухэтапной QR-код ПИН-кодом отсканируйте',
};

const dictionaries = {
  en: () => import('dictionary-en'),
  fr: () => import('dictionary-fr'),
  es: () => import('dictionary-es'),
  ru: () => import('dictionary-ru'),
} satisfies Record<Spoken, () => Promise<unknown>>;

const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)'/i;
const accents = /\p{M}/gu;

/** Returns the forms of a word of which one has to be in the dictionary: French loses what is elided, Spanish the pronouns of an imperative. */
function formsOf(word: string, locale: Spoken): string[] {
  if (locale === 'fr') return [word, word.replace(elided, '')];
  if (locale !== 'es') return [word];
  return [
    word,
    word
      .normalize('NFD')
      .replace(accents, '')
      .replace(/l[aeo]s?$/, ''),
  ];
}

const wordsIn = (text: string): string[] =>
  (text.replaceAll(/\{\{?[^{}]*\}?\}|https?:\S+|\/[a-z-]+\S*/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replaceAll(/['-]+$/g, ''))
    .filter((word) => word.length > 1 && !/^[A-Z]+s?$/.test(word));

/** What leaves out most of a dictionary, since to decline all 150,000 stems takes most of the test; fewer stems forgive nothing. */
type Sieve = { isStart: (before: string) => boolean; longest: number; ending: number };
const sieves: readonly Sieve[] = [
  // Most words begin as their stem does.
  { isStart: (before) => /(?:^|['-])$/.test(before), longest: 6, ending: 2 },
  // Others have something before it, or keep little of it: a few words.
  { isStart: () => true, longest: 4, ending: 5 },
  { isStart: (before) => before === '', longest: 1, ending: 1 },
];

/** A dictionary without the stems whose beginning stands in none of the words. */
function stemsFor(words: readonly string[], dic: string, { isStart, longest, ending }: Sieve): string {
  const pieces = new Set<string>();
  for (const word of words) {
    const small = word.toLowerCase();
    for (let at = 0; at < small.length; at += 1)
      if (isStart(small.slice(0, at))) for (let length = 1; length <= longest; length += 1) pieces.add(small.slice(at, at + length));
  }
  const beginningOf = (stem: string): string => stem.slice(0, Math.min(longest, Math.max(2, stem.length - ending)));
  return dic
    .split('\n')
    .filter((line, index) => index === 0 || pieces.has(beginningOf(line.split(/[/\s]/, 1)[0]!.toLowerCase())))
    .join('\n');
}

describe.each(['en', 'fr', 'es', 'ru'] as const)('in %s', (locale) => {
  it('every word is spelled as in the dictionary', { timeout: 60_000 }, async () => {
    const { aff, dic } = (await dictionaries[locale]()).default;
    const found = new Map<string, string>();
    for (const { key, text } of textsOf(locale)) for (const word of wordsIn(text)) if (!found.has(word)) found.set(word, key);
    expect(found.size).toBeGreaterThan(2000);
    const unknownIn = (stems: string, words: [string, string][]) => {
      const spell = nspell(Buffer.from(aff), Buffer.from(stems));
      for (const word of `${names} ${terms[locale]}`.replaceAll('’', "'").split(' ')) spell.add(word);
      const isKnown = (word: string): boolean =>
        formsOf(word, locale).some((form) => spell.correct(form) || form.split('-').every((part) => part === '' || spell.correct(part)));
      return words.filter(([word]) => !isKnown(word));
    };
    const whole = new TextDecoder().decode(dic);
    let left = [...found];
    for (const sieve of sieves) {
      const words = left.map(([word]) => word);
      left = unknownIn(stemsFor(words, whole, sieve), left);
      if (left.length === 0) break;
    }
    const wrong = left.length > 0 ? unknownIn(whole, left) : [];
    expect(wrong.map(([word, key]) => `${word} (${key})`)).toEqual([]);
  });
});
