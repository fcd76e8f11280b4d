/**
 * Words of the craft: how an image is taken, lit, made or moved, and in what quality. They name nothing that stands in it, so nothing is drawn
 * for them: never a question mark for "slow motion" or whiskey for "drone shot".
 */
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { listOf, tableOf } from '../words/table.ts';

/** Of a word in several rows the last meaning counts; French "net" is English "sharp". */
const craftOf = (locale: Locale) => tableOf('craft', ['attribute', 'faint head', 'bare head', 'head', 'whole'], locale);
const tables = Object.fromEntries(locales.map((locale) => [locale, craftOf(locale)])) as Record<Locale, ReturnType<typeof craftOf>>;

/** Whether a word between the start of a phrase and its head belongs to it: nothing that is drawn as itself does. */
type Describes = (text: string) => boolean;

/** What joins a head to what describes it after it: "luz de estudio", "prise par drone", "съёмка с дрона". */
const joins: Readonly<Partial<Record<Locale, (word: string) => boolean>>> = {
  es: listOf('craft joint', 'es'),
  fr: listOf('craft joint', 'fr'),
  ru: listOf('craft joint', 'ru'),
};

/** Whether a word describes a light, a lens or a shot beside its head: a Rembrandt light isn't painted by him. */
export const isAttribute = (word: string, locale: Locale): boolean => tables[locale](word) === 'attribute';

const longestPhrase = 5;
const number = /^\d+(?:[.,]\d+)?[a-z]*$/;

/** How many words from the start are one that stands for itself as a phrase: "motion blur", "ray tracing". */
function wholeAt(words: readonly string[], locale: Locale): number {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1)
    if (tables[locale](words.slice(0, length).join(' ')) === 'whole') return length;
  return 0;
}

/** How many words after a head describe it. */
function describing(words: readonly string[], from: number, locale: Locale, describes: Describes): number {
  const join = joins[locale];
  let to = from;
  if (!join) return 0;
  while (to < words.length) {
    let next = to;
    while (next < words.length && join(words[next]!)) next += 1;
    const word = words[next];
    const isJoined = next > to;
    if (
      word === undefined ||
      !(tables[locale](word) !== undefined || number.test(word) || (!isJoined && locale !== 'ru' && describes(word)))
    )
      break;
    to = next + 1;
  }
  return to - from;
}

/**
 * How many of the folded `words` are a phrase of the craft from their start; 0 where they are none. `describes` decides of a word that no
 * table has; after an article (`isNamed`) a camera is a camera, and a light a light.
 */
export function craftAt(words: readonly string[], locale: Locale, describes: Describes, isNamed = false): number {
  const whole = wholeAt(words, locale);
  let [head, isCertain] = [whole, whole > 0];
  let [isAttributed, isPure] = [false, true];
  for (let at = 0; at < Math.min(longestPhrase, words.length); at += 1) {
    const word = words[at]!;
    // A "side-view" is a view.
    const role = tables[locale](word) ?? (word.includes('-') ? tables[locale](word.slice(word.lastIndexOf('-') + 1)) : undefined);
    const inner = wholeAt(words.slice(at), locale);
    if (inner > 0) {
      // "Massive modern windmills" stay massive: only a head takes with it what describes it.
      if (at > 0 && !isCertain && !(isPure && isAttributed)) break;
      [head, isCertain, isAttributed] = [Math.max(head, at + inner), true, true];
      at += inner - 1;
      continue;
    }
    const isHead = role === 'head' || (role === 'bare head' && !isNamed);
    if (isHead || (role === 'faint head' && !isNamed && (isAttributed || hasAttribute(words, at + 1, locale))))
      [head, isCertain] = [at + 1, true];
    else if (role === undefined && !number.test(word) && !describes(word)) break;
    isPure &&= role !== undefined;
    isAttributed ||= role !== undefined && !/^(?:faint|bare) head$/.test(role);
  }
  return isCertain ? head + describing(words, head, locale, describes) : 0;
}

/** Whether an attribute of the craft follows a head: "luz de estudio". */
function hasAttribute(words: readonly string[], at: number, locale: Locale): boolean {
  const join = joins[locale];
  if (!join) return false;
  let next = at;
  while (next < words.length && join(words[next]!)) next += 1;
  return next < words.length && (tables[locale](words[next]!) === 'attribute' || number.test(words[next]!));
}

const longestHan = 8;

/** How many signs from the start of a Chinese run are a phrase of the craft: 电影级光效, 冷色调. */
export function craftAtHan(run: string): number {
  const ends = (from: number, depth: number): number => {
    let best = 0;
    for (let length = Math.min(6, run.length - from); length > 0; length -= 1) {
      const role = tables.zh(run.slice(from, from + length));
      if (role === undefined || from + length > longestHan) continue;
      const isHead = role === 'whole' || role === 'head' || role === 'bare head' || (role === 'faint head' && from > 0);
      const rest = depth < 4 ? ends(from + length, depth + 1) : 0;
      if (rest > 0) best = Math.max(best, length + rest);
      else if (isHead) best = Math.max(best, length);
    }
    return best;
  };
  return ends(0, 0);
}
