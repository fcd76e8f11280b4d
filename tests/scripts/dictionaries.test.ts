/** Five languages, complete: the same keys, the same parameters, plural forms that the language has, and nothing left in English. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '../../contract/facts/locales.ts';
import { wordsOver } from '../../copy/dictionary.ts';

const folder = join(import.meta.dirname, '../../copy');
const others = locales.filter((locale) => locale !== 'en');

type Words = Record<string, string>;

/** `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }`. */
function flatten(value: unknown, path: string[] = []): Words {
  if (typeof value === 'string') return { [path.join('.')]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => flatten(inner, [...path, key]))) as Words;
}

type Book = { name: string; in: Record<Locale, Words> };
const read = async (name: string): Promise<Book> => ({
  name,
  in: Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => {
        const { default: words } = (await import(join(folder, locale, `${name}.ts`))) as { default: unknown };
        return [locale, flatten(words)] as const;
      }),
    ),
  ) as Book['in'],
});

/** Every file of a language, without its ending. */
const filesOf = (locale: Locale): string[] =>
  readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length).split(sep).join('/'))
    .toSorted();

const books = await Promise.all(filesOf('en').map(read));
// Every language has ways to ask of its own.
for (const { name, in: texts } of books)
  if (name === 'help')
    for (const text of Object.values(texts))
      for (const key of Object.keys(text)) if (/\.asks\./.test(key)) Reflect.deleteProperty(text, key);
/** Those whose texts count and take numbered parameters. */
const dictionaries = books.filter(({ name }) => name === 'shell' || name.startsWith('pages/'));

/** Numbers of the parameters of a text. */
const parameters = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?:[:|][^{}]*)?\}(?!\})/g)].map(([, name]) => name!))].toSorted();
const plurals = (text: string): string[][] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, forms]) => forms!.replace(/^\w+:/, '').split('|'));

/** What is left of a text for a person to read in words. */
const wordsIn = (text: string): string =>
  text
    .replaceAll(/\{\{?[^{}]*\}?\}/g, ' ')
    .replaceAll(/[^\p{L}\s’'-]/gu, ' ')
    .replaceAll(
      /\b(?:Iridia|PNG|JPEG|JPG|WebP|AVIF|GIF|MP3|MP4|WebM|MOV|WAV|MB|AI|IA|HD|VIP|Google|Stripe|OpenAI|ComfyUI|fal|Replicate|C2PA|CSV|ZIP|FAQ|Pro|API|URL)\b/gi,
      ' ',
    )
    .trim();

/** Words that two languages share, each as it is written. */
const shared = new Set([
  'Sticker',
  'Stickers',
  'Menu',
  'Contact',
  'Conversation',
  'Halloween',
  'Styles',
  'Clip',
  'Clips',
  'Format',
  'Style',
  'Pop art',
  'Pixels',
  'Low poly',
  'WebM, transparent',
  'invitation',
  'pack',
  'Premium',
  'E-mail',
  'Image',
  'Logo',
  'Questions',
  'Portraits',
  'Nature',
  'Content Credentials',
  'Legal',
  'No',
  'Popular',
  'Describe',
  'Vampire',
  'Zombie',
  'Video',
  'Videos',
  'Color',
  'plan',
  'Audio',
  'Pause',
  'Description',
  'Date',
  'Images',
  'Notifications',
  'Face swap',
  'Pixel art',
]);

const english = /\b(?:the|and|your|with|you|are|this|that|from|have|will|can|not|what|please)\b/i;
const letters: Partial<Record<Locale, RegExp>> = { zh: /\p{Script=Han}/u, ru: /\p{Script=Cyrillic}/u };

/** The texts of a language that read like English, with their keys. */
function leftInEnglish(book: Book, locale: Locale): string[] {
  return Object.entries(book.in[locale])
    .filter(([key, text]) => {
      const words = wordsIn(text);
      if (words === '' || shared.has(text)) return false;
      const script = letters[locale];
      return text === book.in.en[key] || (script ? !script.test(text) : english.test(words));
    })
    .map(([key, text]) => `${book.name}.${key}: ${text}`);
}

describe.each(others)('the dictionaries in %s', (locale) => {
  it('have exactly the texts that the English ones have', () => {
    for (const book of books)
      expect([book.name, Object.keys(book.in[locale]).toSorted()]).toEqual([book.name, Object.keys(book.in.en).toSorted()]);
  });

  it('leave nothing empty or in English', () => {
    expect(books.flatMap((book) => leftInEnglish(book, locale))).toEqual([]);
    for (const book of books) for (const text of Object.values(book.in[locale])) expect(text.trim()).not.toBe('');
  });

  it('take the same parameters in every text', () => {
    const differing = dictionaries.flatMap((book) =>
      Object.entries(book.in.en)
        .filter(([key, text]) => parameters(text).join() !== parameters(book.in[locale][key] ?? '').join())
        .map(([key]) => `${book.name}.${key}`),
    );
    expect(differing).toEqual([]);
  });

  it('decline every text that counts', () => {
    const wrong = dictionaries.flatMap((book) =>
      Object.entries(book.in.en).flatMap(([key, text]) => {
        const forms = plurals(book.in[locale][key] ?? '');
        // Chinese counts in one form; in the others a number needs them.
        if (locale === 'zh') return forms.length > 0 ? [`${book.name}.${key}`] : [];
        const isComplete = locale !== 'ru' || forms.every((one) => one.length === 6);
        return isComplete && (plurals(text).length === 0 || forms.length > 0) ? [] : [`${book.name}.${key}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the dictionaries in Russian', () => {
  const counted = dictionaries.flatMap(({ name, in: { ru } }) =>
    Object.entries(ru).flatMap(([key, text]) => plurals(text).map((forms) => ({ key: `${name}.${key}`, forms }))),
  );

  it('count somewhere', () => expect(counted.length).toBeGreaterThan(5));

  it.each(counted)('$key has one form for 1, 21, 101, one for 2 to 4, and one for 0 and 5 to 20', ({ forms }) => {
    const words = wordsOver('ru', { counted: `{0:number}{{${forms.join('|')}}}` }) as unknown as { counted: (count: number) => string };
    const at = (count: number) => words.counted(count).replace(/^[\d.]+/, '');
    const [one, few, many] = [1, 2, 5].map(at);
    expect(new Set([one, few, many]).size).toBeGreaterThan(1);
    for (const count of [21, 31, 101]) expect(at(count)).toBe(one);
    for (const count of [3, 4, 22, 104]) expect(at(count)).toBe(few);
    for (const count of [0, 6, 11, 12, 14, 20, 25, 100, 111]) expect(at(count)).toBe(many);
  });
});

it.each(others)('%s has the files of English, and no other', (locale) => expect(filesOf(locale)).toEqual(filesOf('en')));

/** What became of the credits, as a sentence about them would state it. */
const ofCredits: Readonly<Record<Locale, RegExp>> = {
  en: /credits (?:back|were used)/i,
  fr: /crédits? (?:vous ont été|n’a été)/i,
  es: /(?:devolvimos|usaron) (?:los )?créditos/i,
  ru: /кредиты (?:вернулись|не потрачены)/i,
  zh: /积分已退还|没有扣除积分/,
};

describe.each(locales)('the server’s reasons in %s', (locale) => {
  it('leave what happened to the credits, and how many, to the page', () => {
    const words = books.find(({ name }) => name === 'server')!.in[locale];
    // A notice on a phone stands without a page.
    const twice = Object.keys(words).filter((key) => !key.startsWith('push') && ofCredits[locale].test(words[key]!));
    expect(twice).toEqual([]);
  });
});
