/** Turns a prompt into items: phrases before words, and for each what it can mean. */
import { asPrompt } from '../../../contract/facts/entered.ts';
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { drawingOf, drawingOfEmoji, sensesOf, type Sense } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { membersOf } from './collections.ts';
import { inContext } from './context.ts';
import { craftAt, craftAtHan } from './craft.ts';
import { countOf, isFiller, isNot, isOf, isQuality, relationOf } from '../words/grammar.ts';
import { cityNamed, toolOf } from '../words/stand-ins.ts';
import { deedOf, relationOfDeed } from '../words/deeds.ts';
import { formationOf, spotOf } from '../words/formations.ts';
import { countryOf, flagNamed, isMeantAsCountry } from '../art/flags.ts';
import type { Item } from './item.ts';
import { hasLostEnding, isKnownIn, isPlural, lookUp, lookUpMisspelt, variantsOf } from './lexicon.ts';
import { merged } from './merged.ts';
import { leaveOutTerms } from './terms.ts';
import { namedBy } from './names.ts';
import { hourOf, placeOf, weatherOf, type Hour, type NamedPlace, type Weather } from '../words/places.ts';
import { colorOf, finishOf, markOf, materialOf, poseOf, sizeOf } from '../words/properties.ts';
import { languageOf, tokensOf, type Token } from './tokens.ts';
import { isLookingLike, isShapedLike, shapeNamed } from './shaped.ts';
import { fold } from '../words/forms.ts';
import { asWritten, listOf } from '../words/table.ts';

export type Parsed = { items: Item[]; locale: Locale };

const longest = 6;
/** What these English words mean in another language must not be heard in English. */
const isForeign = listOf('homograph', 'en');
const isGreeting = listOf('greeting');
/** Greetings with a number of one's own. */
const numberedGreeting = /^(?:happy \d+(?:st|nd|rd|th)? birthday|class of \d{2,4})$/;
const isSaying = listOf('says');
const isBackdrop = listOf('backdrop');
const isLogo = listOf('logo');

/** "The number 7": a figure that is to be seen, and no count. */
const isNumbered = listOf('numbered');
const numbered = /^(.+) (\d{1,6})$|^(\d{1,6})号$/;

const plain = (senses: readonly Sense[]): boolean => senses[0]?.fit === 'itself';

/** Other forms of an English verb, as the tables may have it: "sipped" is "sipping". */
function verbFormsOf(text: string): string[] {
  const found = /^([a-z]{2,}?)(?:ing|ed|es|s)$/.exec(text);
  if (!found || isForeign(found[1]!) || isForeign(`${found[1]!}e`)) return [];
  const base = found[1]!;
  const single = base.replace(/([^aeiou])\1$/, '$1');
  return [
    ...new Set(
      [base, `${base}e`, single].flatMap((one) => [one, `${one}s`, `${one}ing`, `${one.replace(/e$/, '')}ing`, `${one}${one.at(-1)}ing`]),
    ),
  ];
}

/** The fruit that has the name of its color. */
const isOrange = /^(?:oranges?|naranjas?)$/;

/** What several do, as one does it: "nagent" is "nage", "nadan" is "nada", "сидят на" is "сидит на". */
function singularVerbs(text: string, locale: 'fr' | 'es' | 'ru'): string[] {
  if (locale === 'ru')
    return /^\S{2,}[уюая]т(?:ся)?(?: \S+)*$/.test(text)
      ? [text.replace(/[ую]т(?=ся| |$)/, 'ет'), text.replace(/[ая]т(?=ся| |$)/, 'ит')]
      : [];
  const found = (locale === 'fr' ? /^(\S{2,}e)nt((?: \S+)*)$/ : /^(\S{2,}[ae])n((?: \S+)*)$/).exec(text);
  return found ? [`${found[1]}${found[2]}`] : [];
}

/** How each language builds “a map of a country”: grammar, which is code. */
const maps =
  /^(?:maps? of|cartes? (?:de la|de l|des|du|de|d)|mapas? (?:de la|de los|del|de)|карт(?:а|у|ы|е|ой)) (.+)$|^(.+?)(?: map|的?地图)$/u;

/** A map of a country is one of the world, as the notes say; of Japan there is one. */
function mapNamed(text: string, locale: Locale): Drawing | undefined {
  const [, after, before] = maps.exec(text) ?? [];
  const country = countryOf(after ?? before ?? '', locale);
  return country === undefined ? undefined : drawingOf(country === 'jp' ? 'map-of-japan' : 'world-map');
}

type Look = Extract<Item, { kind: 'material' | 'size' | 'finish' | 'mark' }>;

/** How several things look: French and Spanish say it in the plural ("nuevas"), and the tables in the singular. */
function lookOfSeveral(text: string, locale: Locale): Look | undefined {
  const one = locale === 'fr' || locale === 'es' ? /^(\p{L}{2,}[^s\s])s$/u.exec(text)?.[1] : undefined;
  if (!one) return undefined;
  const [material, size, finish, mark] = [materialOf(one), sizeOf(one), finishOf(one), markOf(one)];
  if (material) return { kind: 'material', material, senses: [], words: text };
  if (size) return { kind: 'size', size, words: text };
  if (finish) return { kind: 'finish', finish, words: text };
  return mark && { kind: 'mark', mark, words: text };
}

/** What is said in whole phrases, or by names: a map, a flag, a spot, a greeting, a tool. */
function phraseMeaning(text: string, locale: Locale): Item | undefined {
  const words = text;
  const map = mapNamed(text, locale);
  if (map) return { kind: 'thing', senses: [{ drawing: map, fit: 'kind' }], words };
  const flag = flagNamed(text, locale);
  if (flag) return { kind: 'thing', senses: [{ drawing: flag, fit: 'itself' }], words };
  // An English ensemble plays music.
  const [spot, formation] = [spotOf(text), text === 'ensemble' && locale !== 'fr' ? undefined : formationOf(text)];
  if (spot) return { kind: 'spot', spot, words };
  if (formation) return { kind: 'formation', formation, words };
  const shape = shapeNamed(text, locale);
  if (shape && !(locale === 'zh' && plain(lookUp(text, locale)))) return { kind: 'shape', shape, words };
  if (isLookingLike(text)) return { kind: 'looks', words };
  if (isShapedLike(text)) return { kind: 'shaped', words };
  const members = membersOf(text);
  if (members) return { kind: 'thing', senses: [{ drawing: members[0]!, fit: 'itself' }], members, words };
  // In French one animal "suit" another, and wears none.
  const own = locale === 'fr' && text === 'suit' ? undefined : namedBy(text, locale);
  if (own) return { kind: 'thing', senses: own, words, plural: isPlural(text, locale, own) };
  if (isGreeting(text) || numberedGreeting.test(text)) return { kind: 'written', greeting: true, words };
  const [, before, latin, han] = numbered.exec(text) ?? [];
  const number = before === undefined || isNumbered(before) ? (latin ?? han) : undefined;
  if (number) return { kind: 'written', greeting: false, number, words };
  if (isSaying(text)) return { kind: 'says', words };
  if (isBackdrop(text)) return { kind: 'backdrop', words };
  if (isLogo(text)) return { kind: 'format', words };
  if (isOf(text)) return { kind: 'of', words };
  if (isNot(text)) return { kind: 'not', words };
  const tool = toolOf(text);
  if (tool) return { kind: 'deed', tool, words };
  return undefined;
}

/** A relation, a count, or a word that only joins others. */
function smallWordMeaning(text: string): Item | undefined {
  const words = text;
  const [deed, relation] = [deedOf(text), relationOf(text)];
  if (deed) return { kind: 'relation', relation: relationOfDeed[deed], deed, words };
  if (relation) return { kind: 'relation', relation, words };
  const count = countOf(text);
  if (count !== undefined) return { kind: 'count', count, words };
  return isFiller(text) ? { kind: 'filler', words } : undefined;
}

/** A place, an hour, the weather, or how a thing looks. */
function lookMeaning(text: string, locale: Locale, senses: Sense[]): Item | undefined {
  const words = text;
  const [hour, weather, place] = [hourOf(text), weatherOf(text), placeOf(text)];
  const city = cityNamed(text);
  if (city) return { kind: 'place', place: 'city', senses: [], city: drawingOf(city)!, words };
  if (hour) return { kind: 'hour', hour, senses, words };
  if (weather) return { kind: 'weather', weather, words };
  if (place) return { kind: 'place', place, senses, words };
  // “Black-tipped ears” are drawn black.
  const [color, material, size] = [colorOf(text.replace(/[- ]tipped$/, '')), materialOf(text), sizeOf(text)];
  if (color)
    return {
      kind: 'color',
      color,
      // What ends as an adjective does isn't a dove (голуби).
      senses: isOrange.test(text)
        ? [{ drawing: drawingOf('tangerine')!, fit: 'itself' }]
        : locale === 'ru' && /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ую|юю|ых|их|ыми|ими)$/.test(text)
          ? []
          : senses,
      words,
    };
  if (material) return { kind: 'material', material, senses, words };
  if (size) return { kind: 'size', size, words };
  const [finish, pose, mark] = [finishOf(text), poseOf(text), markOf(text)];
  if (finish) return { kind: 'finish', finish, words };
  // "Спит" is the Russian name of a face that sleeps, and still what a fox does.
  // And anyone who is puzzled isn't a puzzle, and what is dear (дорогой) no road.
  const named =
    plain(senses) &&
    !(locale === 'en' && isQuality(text, locale, true)) &&
    !(locale === 'ru' && /[еи]т(?:ся)?$|^дорогой$/.test(text)) &&
    !(locale === 'fr' && /^endormie?s?$/.test(text)) &&
    !(locale === 'zh' && /^[挥招]手$/.test(text));
  if (pose && !named) return { kind: 'pose', pose, words };
  if (mark && !named) return { kind: 'mark', mark, words };
  return undefined;
}

/** What another form of a word means: "sipped" is "sipping". */
function otherFormMeaning(text: string, locale: Exclude<Locale, 'zh'>): Item | undefined {
  const words = text;
  for (const form of locale === 'en' ? verbFormsOf(text) : singularVerbs(text, locale)) {
    const [deed, relation, pose, mark] = [deedOf(form), relationOf(form), poseOf(form), markOf(form)];
    if (deed) return { kind: 'relation', relation: relationOfDeed[deed], deed, words };
    if (relation) return { kind: 'relation', relation, words };
    if (pose) return { kind: 'pose', pose, words };
    if (mark) return { kind: 'mark', mark, words };
  }
  return lookOfSeveral(text, locale);
}

/** What a word or phrase means by itself; undefined when nothing knows it. */
function meaningOf(text: string, locale: Locale): Item | undefined {
  const words = text;
  const phrase = phraseMeaning(text, locale);
  if (phrase) return phrase;
  // In French and Spanish the place is "au café"; by itself it is what one drinks.
  if (text === 'cafe' && (locale === 'fr' || locale === 'es')) return { kind: 'thing', senses: lookUp(text, locale), words };
  // A verb in -ing is a noun only where the dictionary says so: what boxes isn't a box.
  const senses = locale === 'en' && /[^ ]{3}ing$/.test(text) ? sensesOf(locales.indexOf(locale), text) : lookUp(text, locale);
  if (!(locale === 'en' && isForeign(text) && text !== 'on' && text !== 'or')) {
    const meaning = smallWordMeaning(text) ?? lookMeaning(text, locale, senses);
    if (meaning) return meaning;
  }
  const other = plain(senses) || locale === 'zh' ? undefined : otherFormMeaning(text, locale);
  if (other) return other;
  // A country isn't a map of the world, and Argentina no scorpion.
  const code = plain(senses) ? undefined : countryOf(text, locale);
  if (code) return { kind: 'country', code, words };
  if (isQuality(text, locale, plain(senses))) return { kind: 'unknown', words };
  return senses.length > 0 ? { kind: 'thing', senses, words, plural: isPlural(text, locale, senses) } : undefined;
}

/** Words of up to this length that nothing knows carry no meaning of their own. */
const shortest = 2;

const headIsKnown = (part: readonly Token[], locale: Locale): boolean => {
  // "Petit chien": in French and Spanish some adjectives come first.
  const heads = locale === 'fr' || locale === 'es' ? part : part.slice(-1);
  return heads.some(({ text }) => plain(lookUp(text, locale)));
};

/** Names in which the color isn't a color: a red panda isn't a panda, and nobody can paint a black hole. */
const isNamedByColor = listOf('color in a name');

/** Whether a word is drawn as itself, and may be painted in any color: people may not, whom a color describes otherwise. */
const isPaintable = ([sense]: readonly Sense[]): boolean => sense?.fit === 'itself' && sense.drawing.group !== people;
const people = 1;

/** Whether two words are a color and a thing: "green dragon", which is the name of an herb as well. */
function isPainted([first, second]: readonly Token[], locale: Locale): boolean {
  const [color, thing] = locale === 'fr' || locale === 'es' ? [second!, first!] : [first!, second!];
  return colorOf(color.text) !== undefined && isPaintable(lookUp(thing.text, locale));
}

/** Whether a color stands before a longer name: "red hot air balloon", where "red hot" would be a sausage. */
const paintsLonger = ([color, ...after]: readonly Token[], locale: Locale): boolean =>
  colorOf(color!.text) !== undefined &&
  [2, 3].some((length) => {
    const name = after.slice(0, length);
    return name.length === length && isPaintable(lookUp(name.map(({ text }) => text).join(' '), locale));
  });

/** What stands right before a noun. */
const isDeterminer = Object.fromEntries(locales.map((locale) => [locale, listOf('determiner', locale)])) as Record<
  Locale,
  (word: string) => boolean
>;

/** Flowers, and what is pink. */
const isRoses = /^ros[ae]s$/;

/** "Le lit", "la porte", "un sobre": what else is a verb or a side is a thing after its article, or after a number. */
function afterDeterminer(before: Token | undefined, { text }: Token, locale: Locale): Item | undefined {
  if (!before || (locale !== 'fr' && locale !== 'es')) return undefined;
  if (!isDeterminer[locale](before.text) && !countOf(before.text) && !(isRoses.test(text) && before.text === 'de')) return undefined;
  // "Sur le dos": a back, and no Spanish two.
  if (locale === 'fr' && text === 'dos') return { kind: 'thing', senses: lookUp('leg', 'en'), words: text };
  if (!relationOf(text) && !deedOf(text) && !poseOf(text) && !isRoses.test(text)) return undefined;
  const senses = lookUp(text, locale);
  return plain(senses) && isKnownIn(text, locale)
    ? { kind: 'thing', senses, words: text, plural: isPlural(text, locale, senses) }
    : undefined;
}

/** What a Russian genitive follows. */
const isGoverning = asWritten(listOf('before a genitive'));
const isBeforeLocative = listOf('before a locative', 'ru');

/** "Хвост лисы": right after another noun, or after what governs it, a Russian ending of several is the genitive of one. */
function isGenitive(text: string, before: readonly Item[]): boolean {
  if (!/(?<![ая]м)[ыи]$/.test(text)) return false;
  const noun = before.findLast(({ kind }) => !/^(?:color|material|size|pose|mark|shape)$/.test(kind));
  if (!noun) return false;
  // "На лошади": the case after a side sounds the same in the feminine.
  return (
    noun.kind === 'thing' ||
    noun.kind === 'place' ||
    isGoverning(noun.words) ||
    (text.endsWith('и') && isBeforeLocative(fold(noun.words).split(' ').at(-1)!))
  );
}

/** "Корзина яблок", "кормит уток", "белых роз": where no nominative stands, a word that lost its ending is a case of several. */
const isCaseOfSeveral = (text: string, [sense]: readonly Sense[], before: Item | undefined): boolean =>
  before !== undefined &&
  (/^(?:thing|place|relation)$/.test(before.kind) || isGoverning(before.words) || /[ыи]х$/.test(before.words)) &&
  sense !== undefined &&
  hasLostEnding(text, sense);

/** Whether a word beside one of the craft may belong to it: one that looks like something, or that no drawing shows as itself. */
function mayDescribe(text: string, locale: Locale): boolean {
  if (isFiller(text) || isNot(text) || isOf(text)) return false;
  const item = meaningOf(text, locale);
  return item === undefined || /^(?:unknown|size|mark)$/.test(item.kind) || (item.kind === 'thing' && item.senses[0]?.fit === 'near');
}

/** How many words from `at` say how the whole is finished, or when it is. */
function settingAt(texts: readonly string[], at: number): number {
  for (let length = Math.min(longest, texts.length - at); length > 0; length -= 1) {
    const text = texts.slice(at, at + length).join(' ');
    if (finishOf(text) ?? hourOf(text) ?? weatherOf(text) ?? (length > 1 ? poseOf(text) : undefined)) return length;
  }
  return 0;
}

/** How many words from the start are of the craft, and of nothing that is seen: "macro" of "macro photography" is. */
function craftIn(words: readonly Token[], locale: Locale, before: readonly Token[]): number {
  const texts = words.slice(0, 2 * longest).map(({ text }) => text);
  const isNamed = before.some(({ text }) => countOf(text) !== undefined || isDeterminer[locale](text));
  const within = (from: number, to?: number) => craftAt(texts.slice(from, to), locale, (text) => mayDescribe(text, locale), isNamed);
  const taken = within(0);
  if (taken === 0 || texts.slice(0, taken).every(isFiller)) return 0;
  // "Light bulb", "light blue", "steam engine": a longer name is what it is.
  for (let length = Math.min(longest, texts.length); length >= Math.max(2, taken); length -= 1) {
    const item = meaningOf(texts.slice(0, length).join(' '), locale);
    if (item && (item.kind === 'color' || (item.kind === 'thing' && item.senses[0]?.fit !== 'near'))) return 0;
  }
  const first = settingAt(texts, 0);
  if (first >= taken || (first > 0 && (texts.slice(first, taken).every(isFiller) || within(first) >= taken - first))) return 0;
  for (let at = 1; at < taken; at += 1) if (settingAt(texts, at) > 0) return within(0, at);
  return taken;
}

function readWords(words: readonly Token[], locale: Locale, isCorrected: boolean): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < words.length) {
    let taken = craftIn(words.slice(at), locale, words.slice(Math.max(0, at - 2), at));
    if (taken > 0) {
      const raw = words.slice(at, at + taken).map((token) => token.raw);
      items.push({ kind: 'craft', words: raw.join(' ') });
      at += taken;
      continue;
    }
    for (let length = Math.min(longest, words.length - at); length > 0 && taken === 0; length -= 1) {
      const part = words.slice(at, at + length);
      const text = part.map((token) => token.text).join(' ');
      // Folded, a baby is what drinks in Spanish, a French market walks, and tea is an English article.
      const accented =
        length === 1 && /^b[eé]bés?$/i.test(part[0]!.raw) && /é/i.test(part[0]!.raw)
          ? lookUp(text, locale)
          : length === 1 && /^marchés?$/i.test(part[0]!.raw)
            ? lookUp('market', 'en')
            : length === 1 && /^thés?$/i.test(part[0]!.raw)
              ? lookUp('tea', 'en')
              : [];
      let item: Item | undefined = accented.length > 0 ? { kind: 'thing', senses: accented, words: text } : undefined;
      // And what is parked isn't a station.
      if (length === 1 && /^garée?s?$/i.test(part[0]!.raw)) item = { kind: 'pose', pose: 'standing', words: text };
      item ??= length === 1 ? afterDeterminer(words[at - 1], part[0]!, locale) : undefined;
      item ??= meaningOf(text, locale) ?? (text.includes('-') ? meaningOf(text.replaceAll('-', ' '), locale) : undefined);
      if (item?.kind === 'thing' && length > 1 && !isNamedByColor(text)) {
        const [{ fit }] = item.senses as [Sense];
        // A phrase that only the encoder knows is not better than its words.
        if (fit === 'near' && (length > 2 || headIsKnown(part, locale))) item = undefined;
        if (fit === 'kind' && length === 2 && isPainted(part, locale)) item = undefined;
        if (fit !== 'itself' && length === 2 && paintsLonger(words.slice(at), locale)) item = undefined;
      }
      // "Flowers shaped like stars": the shape follows.
      if (item?.kind === 'shape' && /^(like|as)$/.test(words[at + length]?.text ?? '')) continue;
      if (!item) continue;
      // "Vacas cafés" are brown.
      if (locale === 'es' && /^cafes?$/.test(text) && items.at(-1)?.kind === 'thing')
        item = { kind: 'color', color: 'brown', senses: [], words: text };
      const raw = part.map((token) => token.raw).join(' ');
      const isPlaced = /^(of|in|from)$/.test(words[at - 1]?.text ?? '');
      if (item.kind === 'country' && !isMeantAsCountry(text, raw, isPlaced)) item = { kind: 'unknown', words: raw };
      if (locale === 'ru' && item.kind === 'thing' && item.plural && isGenitive(text, items)) item = { ...item, plural: false };
      if (locale === 'ru' && item.kind === 'thing' && isCaseOfSeveral(text, item.senses, items.at(-1))) item = { ...item, plural: true };
      items.push({ ...item, words: raw });
      taken = length;
    }
    if (taken === 0) {
      const { text, raw } = words[at]!;
      const halves = text.split('-');
      const known = halves.length > 1 ? halves.map((half) => ({ half, item: meaningOf(half, locale) })) : [];
      const meant = isCorrected && locale === 'en' ? misspelt(text) : undefined;
      if (known.some(({ item }) => item))
        for (const { half, item } of known) items.push(item ? { ...item, words: half } : { kind: 'unknown', words: half });
      else if (meant) items.push({ ...meant, words: raw });
      else if (text.length > shortest || /\d/.test(text)) items.push({ kind: 'unknown', words: raw });
    }
    at += taken || 1;
  }
  return items;
}

/** What a misspelt English word stands for: a place, an hour, or a quality ("oceon", "beautifull") before a thing. */
function misspelt(text: string): Item | undefined {
  const known = [hourOf, weatherOf, placeOf, colorOf, markOf, ...(text.length < 7 ? [] : [materialOf, relationOf])];
  const meant = text.length < 5 ? undefined : variantsOf(text).find((variant) => known.some((table) => table(variant)));
  if (meant) return meaningOf(meant, 'en');
  if (isQuality(text, 'en', true)) return undefined;
  const senses = lookUpMisspelt(text);
  return senses.length > 0 ? { kind: 'thing', senses, words: text } : undefined;
}

const longestHan = 6;

/** Whether a color and a thing of two signs or more begin here, as in 白狐狸; of fewer signs, the two are mostly one word. */
const isPaintedHan = (run: string): boolean =>
  !isNamedByColor(run.slice(0, 3)) &&
  [1, 2, 3].some(
    (length) =>
      colorOf(run.slice(0, length)) !== undefined &&
      [2, 3, 4].some((more) => run.length >= length + more && isPaintable(lookUp(run.slice(length, length + more), 'zh'))),
  );

const isNamed = (words: string): boolean => namedBy(words, 'zh') !== undefined;

/** 一杯奶 in 一杯奶茶: what ends in the middle of a longer word after its measure. */
const isCutShort = (run: string, length: number): boolean =>
  /^[一两二三四五六七八九十几]/.test(run) &&
  length > 2 &&
  [1, 2].some((more) => run.length >= length + more && plain(lookUp(run.slice(2, length + more), 'zh')));

function readHan(run: string): Item[] {
  const items: Item[] = [];
  let [at, lost] = [0, ''];
  const drop = () => {
    if (lost) items.push({ kind: 'unknown', words: lost });
    lost = '';
  };
  while (at < run.length) {
    let taken = craftAtHan(run.slice(at));
    if (taken > 0 && !finishOf(run.slice(at, at + taken))) {
      drop();
      items.push({ kind: 'craft', words: run.slice(at, at + taken) });
      at += taken;
      continue;
    }
    taken = 0;
    const painted = isPaintedHan(run.slice(at));
    for (let length = Math.min(longestHan, run.length - at); length > 0 && taken === 0; length -= 1) {
      const words = run.slice(at, at + length);
      const item = meaningOf(words, 'zh');
      if (item?.kind === 'thing' && ((painted && !plain(item.senses)) || isCutShort(run.slice(at), length))) continue;
      // 骑自行车的兔子: who rides is named apart.
      if (item?.kind === 'thing' && length > 1 && /^骑(?![士兵手])/.test(words)) continue;
      if (!item || (item.kind === 'thing' && !isNamed(words) && (length === 1 || relationOf(words[0]!)) && !plain(item.senses))) continue;
      // In 加班 nobody adds: a sign of reckoning is one only alone.
      if (length === 1 && run.length > 1 && /^[加减乘除点]$/.test(words)) continue;
      drop();
      items.push({ ...item, words });
      taken = length;
    }
    if (taken === 0) lost += run[at];
    at += taken || 1;
  }
  drop();
  return items;
}

/** The language of words that say nothing of it themselves, such as a bare noun: the one that knows more of them, the page's before English. */
function likelier(tokens: readonly Token[], page: Locale): Locale {
  const knownIn = (locale: Locale) => tokens.filter(({ text }) => isKnownIn(text, locale)).length;
  return knownIn(page) >= knownIn('en') && (page === 'fr' || page === 'es') ? page : 'en';
}

/** The tokens between two stops. */
function segmentsOf(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'stop') segments.push([]);
    else segments.at(-1)!.push(token);
  return segments;
}

function readSegment(tokens: readonly Token[], locale: Locale, isCorrected: boolean): Item[] {
  const items: Item[] = [];
  let words: Token[] = [];
  const flush = () => {
    items.push(...readWords(words, locale, isCorrected));
    words = [];
  };
  for (const token of tokens) {
    if (token.kind === 'word') {
      words.push(token);
      continue;
    }
    flush();
    if (token.kind === 'han') items.push(...readHan(token.text));
    else if (token.kind === 'written') items.push({ kind: 'written', greeting: false, words: token.text });
    else {
      const drawing = flagNamed(token.text, locale) ?? drawingOfEmoji(token.text) ?? drawingOfEmoji([...token.text][0]!);
      items.push(
        drawing ? { kind: 'thing', senses: [{ drawing, fit: 'itself' }], words: token.text } : { kind: 'unknown', words: token.text },
      );
    }
  }
  flush();
  return items;
}

/** Reads a prompt that was written on a page in the language `page`. `isCorrected`: misspelt English words mean what they are most like. */
export function parse(prompt: string, page: Locale = 'en', isCorrected = true): Parsed {
  const text = asPrompt(prompt);
  const tokens = tokensOf(text);
  const locale = languageOf(tokens, page) ?? likelier(tokens, page);
  const stops = tokens.filter(({ kind }) => kind === 'stop');
  const segments = leaveOutTerms(
    segmentsOf(tokens).map((each) => ({ tokens: each, items: readSegment(each, locale, isCorrected) })),
    locale,
    text,
  );
  const items = segments.flatMap((segment, at) => [
    ...segment.items,
    ...stops.slice(at, at + 1).map((stop): Item => ({ kind: 'stop', words: stop.text })),
  ]);
  return { items: merged(inContext(items, locale), locale), locale };
}

/** The likeness of a word's drawing for a place that cannot be painted (a sticker has no ground). */
const emblemOf: Readonly<Record<NamedPlace | Hour | Weather, string>> = {
  space: 'ringed-planet',
  moon: 'full-moon',
  mars: 'ringed-planet',
  underwater: 'coral',
  beach: 'beach-with-umbrella',
  sea: 'water-wave',
  city: 'cityscape',
  snow: 'snowflake',
  forest: 'evergreen-tree',
  desert: 'desert',
  mountain: 'mountain',
  meadow: 'grass',
  room: 'window',
  sky: 'cloud',
  night: 'crescent-moon',
  sunset: 'sunset',
  day: 'sun',
  rain: 'cloud-with-rain',
  snowfall: 'cloud-with-snow',
  fog: 'fog',
  storm: 'high-voltage',
  aurora: 'milky-way',
};
export const emblem = (of: NamedPlace | Hour | Weather) => drawingOf(emblemOf[of])!;
