/** Looks words up in the dictionary of drawings: as they stand, or by the forms that a language gives them. */
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { nameOf, sensesOf, type Sense } from '../art/art.ts';
import { namedBy } from './names.ts';
import { spokenIn } from '../words/spoken.ts';
import { fold, stem } from '../words/forms.ts';
import { listOf, namesIn } from '../words/table.ts';

/** The singular of a plural that no ending tells. */
const singularOf = namesIn('irregular plural');

/** The plain names of what a language calls by a pet name: "котик" is a cat, not a whale. */
const unpetted = { ru: namesIn('pet name', 'ru'), zh: namesIn('pet name', 'zh') };

/**
 * Case forms of Russian that lose a vowel or an ending which stemming does not know: "подарками" is "подарок", "чая" is "чай". How a language
 * makes its forms is code; which words are exceptions is in the tables.
 */
const cases: readonly (readonly [RegExp, string])[] = [
  [/ью$/, 'ь'],
  [/ей$/, ''],
  // A genitive of several has no ending, and mostly gets a vowel: "кошек", "вишен".
  [/[ое]([бвгджзклмнпрстфхцчшщ])$/, '$1'],
  [/ь(?:я|ев|ям|ями|ях)$/, ''],
  [/[ое]в$/, ''],
  [/([аеоу])(?:я|ю|ем|ев|и)$/, '$1й'],
  [/([бвгджзклмнпрстфхцчшщ])([кц])(?:ами|ом|у|а|и|е|ов|ах|ам)$/, '$1о$2'],
  [/([бвгджзклмнпрстфхцчшщ])([кц])(?:ами|ом|ем|у|а|и|ы|е|ов|ах|ам)$/, '$1е$2'],
  [/([бвгджзклмпрстфхцчшщ])(н)(?:ями|ем|ю|я|и|ей|ях|ям)$/, '$1о$2ь'],
  [/([бвгджзклмпрстфхцчшщ])(н)(?:ями|ем|ю|я|и|ей|ях|ям)$/, '$1е$2ь'],
];

/** Animals of whom Chinese says 小 without meaning a small one. */
const isSmallAnimal = listOf('small animal', 'zh');

/** Names of Chinese without what it says fondly: a small girl and a big panda are a girl and a panda, and 猫猫 is a cat. */
const unadorned: readonly (readonly [RegExp, string])[] = [
  [/^[小大老](?=\S{2})/, ''],
  [/^(\S)\1$/, '$1'],
];

/** Dictionary forms that a word may come from, the likeliest first. */
function formsOf(word: string, locale: Locale): string[] {
  const forms = [word];
  const last = word.split(' ').at(-1)!;
  const front = word.slice(0, word.length - last.length);
  const add = (form: string) => (form.length >= 2 || locale === 'zh') && forms.push(front + form);
  const singular = singularOf(last);
  if (singular) add(singular);
  const plain = locale === 'ru' || locale === 'zh' ? unpetted[locale](last) : undefined;
  if (plain) add(plain);
  if (locale === 'zh' && last.startsWith('小') && isSmallAnimal(last.slice(1))) add(last.slice(1));
  const rules: readonly (readonly [RegExp, string])[] =
    locale === 'en'
      ? [
          [/ies$/, 'y'],
          [/(ch|sh|x|z|ss|us)es$/, '$1'],
          [/(?<!s)s$/, ''],
          [/([bdgklmnprt])\1ing$/, '$1'],
          [/ing$/, ''],
          [/ing$/, 'e'],
          [/([bdgmnprt])\1ed$/, '$1'],
          [/ed$/, ''],
          [/(?<=e)d$/, ''],
        ]
      : locale === 'fr'
        ? [
            [/s$/, ''],
            [/x$/, ''],
            [/aux$/, 'al'],
            [/es$/, ''],
            [/e$/, ''],
            [/ies$/, 'i'],
            [/elles$/, 'eau'],
          ]
        : locale === 'es'
          ? [
              [/s$/, ''],
              [/es$/, ''],
              [/ces$/, 'z'],
              [/a$/, 'o'],
              [/as$/, 'o'],
              [/itas?$/, 'a'],
              [/it[oa]s?$/, 'o'],
              [/it[oa]s?$/, 'a'],
              [/it[oa]s?$/, 'e'],
              [/it[oa]s?$/, ''],
            ]
          : locale === 'ru'
            ? cases
            : unadorned;
  for (const [ending, instead] of rules) if (ending.test(last)) add(last.replace(ending, instead));
  return forms;
}

/** Whether the dictionary of a language has a word, as it is or in another form. */
export const isKnownIn = (word: string, locale: Locale): boolean =>
  spokenIn(word, locale) !== undefined ||
  formsOf(word, locale).some((form) => sensesOf(locales.indexOf(locale), form)[0]?.fit === 'itself');

/** Drawings that stand for no place or ground but themselves: a map isn't a country. */
const vague = /^(world-map|umbrella-on-ground|map-of-japan)$/;

/** The likeliest senses of a word in the prompt's language, then in the others of its script. */
export function lookUp(word: string, locale: Locale): Sense[] {
  const named = namedBy(word, locale);
  if (named) return named;
  const others: Locale[] =
    locale === 'ru' || locale === 'zh' ? [locale] : [locale, ...(['en', 'fr', 'es'] as const).filter((one) => one !== locale)];
  // 小和尚 is a monk, for whom another stands.
  const small = locale === 'zh' && /^小\S{2}/.test(word) ? namedBy(word.slice(1), locale) : undefined;
  if (small && sensesOf(locales.indexOf('zh'), word)[0]?.fit !== 'itself') return small;
  let found: Sense[] = [];
  const known = (senses: readonly Sense[]) =>
    locale === 'en' ? [...senses] : senses.filter(({ fit, drawing }) => fit === 'itself' || !vague.test(drawing.icon));
  for (const one of others) {
    const language = locales.indexOf(one);
    // A word of another language counts only whole, and only where it is unlikely to be a name.
    const forms = one === locale ? formsOf(word, one) : word.length > 3 ? [word] : [];
    for (const form of forms) {
      const senses = known(sensesOf(language, one === 'ru' ? stem(form, language) : form));
      // A participle isn't a noun that it is built on: "piled" isn't a pile, and who is tired isn't a tire.
      if (one === 'en' && word.endsWith('ed') && form !== word) continue;
      // "Hearts" as a tag of some drawing is less than "heart", which is one.
      if (senses[0]?.fit === 'itself') return senses;
      if (found.length === 0) found = senses;
    }
    if (found.length > 0) return found;
  }
  return found;
}

const shortestMisspelt = 6;
/** English has hardly a longer word, and the variants of one grow with the square of its letters. */
const longestCorrected = 24;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** What a misspelt English word most likely means: one letter too many, missing, wrong, or swapped. Never surer than "near". */
export function lookUpMisspelt(word: string): Sense[] {
  if (word.length < shortestMisspelt || word.length > longestCorrected || !/^[a-z]+$/.test(word)) return [];
  const language = locales.indexOf('en');
  for (const variant of variantsOf(word))
    for (const form of formsOf(variant, 'en')) {
      const [sense] = sensesOf(language, form);
      if (sense && (sense.fit === 'itself' || form.length > 8) && form.length >= shortestMisspelt - 1)
        return [{ drawing: sense.drawing, fit: 'near' }];
    }
  return [];
}

const shortestVaried = 5;

/** The words that differ from a misspelt one by a letter too many, missing, wrong, or swapped. */
export function variantsOf(word: string): string[] {
  if (word.length < shortestVaried || word.length > longestCorrected || !/^[a-z]+$/.test(word)) return [];
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    return [
      ...(at > 0 ? [head + tail.slice(1)] : []),
      ...(tail.length > 1 ? [head + tail[1] + tail[0] + tail.slice(2)] : []),
      ...(at > 0 ? letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]) : []),
    ];
  }).flat();
}

/** Drawings that show several, or a pair. */
const wholes =
  /^(grapes|cherries|blueberries|french-fries|paw-prints|footprints|gloves|socks|shorts|jeans|drum|headphone|joker|olive|beans|herb|fireworks|water-wave|musical-notes|fallen-leaf|cherry-blossom|sparkles|snowflake|busts-in-silhouette|books|bricks|brick|wood|running-shoe|womans-boot|ballet-shoes|glasses|sunglasses|chopsticks|scissors|chains|ice|puzzle-piece|spaghetti|steaming-bowl)$/;

/** Words for several that no ending tells. */
const isSeveral = listOf('several');

/** What Russian has in the plural only. */
const isPluralOnly = listOf('plural only', 'ru');

/** Ends in a case of several; a word that is the name of its drawing, or is in the dictionary as it is, is one, as a lion (лев) is. */
const isRussianPlural = (word: string, { drawing }: Sense): boolean =>
  // A name of several words has its number in the first: "воздушные шары", and one cat in boots.
  (!word.includes(' ') || /^\S+(?:[ыи](?:е|х|ми)) /.test(word)) &&
  (/(?:[аяь](?:ми|х)|[ыи]|ья)$/.test(word) || (/[ое]в$/.test(word) && sensesOf(locales.indexOf('ru'), word).length === 0)) &&
  fold(nameOf(drawing.icon, 'ru')) !== word &&
  !isPluralOnly(word);

/** Whether a word is the name of its drawing without the ending: "яблок", "кошек". */
export const hasLostEnding = (word: string, { drawing }: Sense): boolean => {
  const last = word.split(' ').at(-1)!;
  const bare = new Set([last, last.replace(/[ое](.)$/, '$1')]);
  return fold(nameOf(drawing.icon, 'ru'))
    .split(' ')
    .some((name) => /[аяо]$/.test(name) && bare.has(name.slice(0, -1)));
};

/** Whether a word, with the senses found for it, is the plural of one that the dictionary has ("robots"), and has no sense of its own ("jeans"). */
export function isPlural(word: string, locale: Locale, [likeliest]: readonly Sense[]): boolean {
  if (isSeveral(word)) return true;
  if (locale === 'ru') return likeliest !== undefined && !wholes.test(likeliest.drawing.icon) && isRussianPlural(word, likeliest);
  if (!/(s|x)$/.test(word) && !singularOf(word)) return false;
  if (likeliest && likeliest.fit !== 'near' && wholes.test(likeliest.drawing.icon)) return false;
  if (namedBy(word, locale)) return word.endsWith('s') && namedBy(word.slice(0, -1), locale) !== undefined;
  if (locale !== 'en' && locale !== 'fr' && locale !== 'es') return false;
  const language = locales.indexOf(locale);
  const own = sensesOf(language, word).find(({ fit }) => fit === 'itself');
  // "Balloons" has an entry of its own with the drawing of one balloon; jeans and grapes are drawn as they are.
  if (own)
    return (
      !wholes.test(own.drawing.icon) &&
      formsOf(word, locale)
        .slice(1)
        .some((form) => sensesOf(language, form).some(({ fit, drawing }) => fit === 'itself' && drawing === own.drawing))
    );
  return formsOf(word, locale)
    .slice(1)
    .some((form) => sensesOf(language, form).length > 0);
}
