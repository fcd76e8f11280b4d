/** Numbers that agree with the noun after them: “una hermana”, «две минуты». The ending of the noun tells its gender, which is right for most. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { spokenOf } from './spoken-words.ts';

/** Numbers of up to three digits before a word in small letters, not the fraction or the year of something. */
const counted = (noun: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d.,:/+-]|\d\s)(\d{1,3})\s(?=(${noun}))`, 'gu');

/** Words after which a number isn't counting: “el 1 de marzo”. */
const spanishSmallWords = /^(?:de|del|o|y|u|a|al|en|por|con|para|que|es)$/u;
/** Masculine nouns in -a. */
const spanishMen = /^(?:día|problema|tema|sistema|programa|mapa|idioma|planeta|poema|clima|drama|idiota|artista|kilograma)$/u;

function spanish(text: string): string {
  return text.replaceAll(counted(String.raw`\p{Ll}+`), (whole, digits: string, noun: string) => {
    const count = Number(digits);
    if (count % 10 !== 1 || count % 100 === 11 || spanishSmallWords.test(noun)) return whole;
    const isWoman = /(?:a|as|ción|sión|dad|dades|ciones|siones)$/u.test(noun) && !spanishMen.test(noun.replace(/s$/u, ''));
    if (count === 1) return isWoman ? 'una ' : 'un ';
    if (count > 99) return whole;
    if (count === 21) return isWoman ? 'veintiuna ' : 'veintiún ';
    return `${spokenOf('es', 'cardinal', String(count - 1))} y ${isWoman ? 'una' : 'un'} `;
  });
}

/** The end of a Russian number, by the gender that the noun's ending shows; undefined where the synthesizer says it right. */
function russianEnd(count: number, noun: string): string | undefined {
  if (count % 100 === 11 || count % 100 === 12) return undefined;
  if (count % 10 === 1) return /[ая]$/u.test(noun) ? 'одна' : /[ое]$/u.test(noun) ? 'одно' : undefined;
  return count % 10 === 2 && /[ыи]$/u.test(noun) ? 'две' : undefined;
}

function russian(text: string): string {
  return text.replaceAll(counted('[а-яё]{3,}'), (whole, digits: string, noun: string) => {
    const count = Number(digits);
    const end = russianEnd(count, noun);
    if (end === undefined) return whole;
    const rest = [count - (count % 100), (count % 100) - (count % 10)].map((part) => spokenOf('ru', 'cardinal', String(part)));
    return `${[...rest, end].filter(Boolean).join(' ')} `;
  });
}

const rules: Partial<Record<Locale, (text: string) => string>> = { es: spanish, ru: russian };

/** The text with its small numbers in the gender of what they count. */
export const agreed = (text: string, language: Locale): string => rules[language]?.(text) ?? text;
