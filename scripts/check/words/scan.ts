/** Finds the words that the glossary avoids in a source file: in its path, its identifiers, its comments, and the titles of its tests and rules. */
import { bareTypes, concepts, exempt, membersOfApi, phrases, spelling } from './glossary.ts';
import { ruleNamesIn, titlesIn } from './titles.ts';

/** A rule is a word to avoid, a bare type (`type Box`) or a phrase. `at` is the line; 0 is the path. */
export type Finding = { readonly rule: string; readonly path: string; readonly at: number; readonly text: string };

const pluralOf = (word: string): string => (/(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`);

/** Each word to avoid in each of its forms, with the rule that it counts for. */
const ruleOf = new Map<string, string>();
const forbid = (word: string, rule: string): void => void ruleOf.set(word, rule).set(pluralOf(word), rule);
for (const { avoid } of concepts)
  for (const word of avoid) forbid(word, word === avoid[0] ? word : (avoid.find((base) => word.startsWith(base)) ?? word));
for (const british of Object.keys(spelling)) forbid(british, british);

/** What to write instead of each rule. */
export const insteadOf = new Map<string, string>([
  ...concepts.flatMap(({ word, avoid }) => avoid.map((rule): [string, string] => [rule, word])),
  ...Object.entries(spelling),
  ...bareTypes.map((name): [string, string] => [`type ${name}`, 'a name that says of what']),
  ...phrases.map(({ name, instead }): [string, string] => [name, instead]),
]);

const isExempt = (rule: string, path: string): boolean => exempt.some(({ words, where }) => words.includes(rule) && where.test(path));

/** Members of the browser's, Playwright's and our own API: `keyboard.press`, `aria-pressed`, `{ pressed: true }`, `<picture>`, `inputs.colour`. */
const isForeign = (name: string, before: string, after: string): boolean => {
  const isMember = before.endsWith('.') || /^\??:/.test(after);
  return (
    (name === 'press' && before.endsWith('.')) ||
    (name === 'pressed' && (before === 'aria-' || after.startsWith(':'))) ||
    (name === 'picture' && /<\/?$/.test(before)) ||
    (isMember && (membersOfApi as readonly string[]).includes(name))
  );
};

/** `keptPictures` and `kept-pictures` are two words each. */
const wordsIn = (name: string): string[] => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? [];

/** Comments, strings, regular expressions after an operator, and identifiers, in this order; everything else is skipped. */
const token =
  /(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)|(?<quoted>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[=(,:!&|?{};\n]\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*)|(?<name>[A-Za-z_$][\w$]*)/g;

/** All findings of one file. A file is read as text, so JSX text counts as identifiers. */
export function findIn(path: string, text: string): Finding[] {
  const found: Finding[] = [];
  const add = (rule: string, at: number, where: string): void => {
    if (!isExempt(rule, path)) found.push({ rule, path, at, text: where });
  };
  const judge = (name: string, at: number): void => {
    for (const word of wordsIn(name)) {
      const rule = ruleOf.get(word);
      if (rule) add(rule, at, name);
    }
  };
  const judgeProse = (prose: string, at: number): void => {
    for (const word of prose.match(/[\w$-]+/g) ?? []) judge(word, at);
    for (const { name: rule, pattern } of phrases) for (const [phrase] of prose.matchAll(pattern)) add(rule, at, phrase);
  };
  judge(path, 0);
  // What a title quotes, or fills in, isn't its own.
  const titles = [...titlesIn(text), ...(path.endsWith('.model.ts') ? ruleNamesIn(text) : [])];
  for (const title of titles) judgeProse(title.text.replaceAll(/\$\{[^}]*\}|"[^"]*"|“[^”]*”/g, ''), title.at);
  let line = 1;
  let read = 0;
  let previous = '';
  for (const { index, groups } of text.matchAll(token)) {
    for (; read < index; read += 1) if (text.charCodeAt(read) === 10) line += 1;
    const { comment, name } = groups!;
    if (comment) {
      judgeProse(comment, line);
    } else if (
      name &&
      !isForeign(name, text.slice(Math.max(0, index - 5), index), text.slice(index + name.length, index + name.length + 2))
    ) {
      if (/^(type|interface|class)$/.test(previous) && (bareTypes as readonly string[]).includes(name)) add(`type ${name}`, line, name);
      judge(name, line);
      previous = name;
    }
    if (!name) previous = '';
  }
  return found;
}

/** The room that a finding is reported for: two folders deep where the first holds rooms of its own. */
export const roomOf = (path: string): string =>
  path
    .split('/')
    .slice(0, /^(packages|src|server|tests|scripts)\//.test(path) ? 2 : 1)
    .filter((part) => !part.includes('.'))
    .join('/') || 'root';
