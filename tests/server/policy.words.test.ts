/** Two sets of texts in five languages: what must be refused, and what must pass although it looks alike. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { brokenRule } from '../../server/policy/rules.ts';

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'policy', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const setOf = (kind: string): { locale: string; text: string }[] =>
  locales.flatMap((locale) => linesOf(`${kind}.${locale}`).map((text) => ({ locale, text })));
const refused = setOf('refused');
const passing = setOf('passing');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;
/** Prints a figure where somebody reads it, after the last line of the reporter. */
const report = (line: string): void => void process.stdout.write(`${line}\n`);

describe('the words of the two sets', () => {
  it('are enough, and of every language alike', () => {
    expect([refused.length >= 200, passing.length >= 400]).toEqual([true, true]);
    for (const locale of locales) {
      expect(linesOf(`refused.${locale}`).length).toBeGreaterThanOrEqual(40);
      expect(linesOf(`passing.${locale}`).length).toBeGreaterThanOrEqual(80);
    }
    expect(new Set([...refused, ...passing].map(({ text }) => text)).size).toBe(refused.length + passing.length);
  });

  it('are refused where they must be: at least 98 of 100', () => {
    const missed = refused.filter(({ text }) => brokenRule(text) === null);
    report(`refused: ${refused.length - missed.length} of ${refused.length}, ${percent(refused.length - missed.length, refused.length)}`);
    expect(missed.length / refused.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02);
  });

  it('pass where they are innocent: at most 1 of 100 is refused', () => {
    const wronged = passing.flatMap(({ locale, text }) => {
      const rule = brokenRule(text);
      return rule ? [{ locale, text, rule }] : [];
    });
    report(`innocents refused: ${wronged.length} of ${passing.length}, ${percent(wronged.length, passing.length)}`);
    expect(wronged.length / passing.length, JSON.stringify(wronged, null, 1)).toBeLessThanOrEqual(0.01);
  });
});

const fullWidth = (text: string): string => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const hidden = (text: string): string => [...text].join('\u200b');
const accented = (text: string): string => text.replace(/[aeiou]/g, (sign) => `${sign}\u0301\u0336`);
const shouted = (text: string): string => text.toUpperCase();
const lookAlike = (text: string): string =>
  text.replace(/[aceopx]/g, (sign) => ({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х' })[sign] ?? sign);
const bold = (text: string): string => text.replace(/[a-z]/g, (sign) => String.fromCodePoint(0x1d41a + sign.charCodeAt(0) - 97));
const tagged = (text: string): string => `((${text}:1.3)), masterpiece, 8k`;
const starred = (text: string): string => text.split(' ').join('_');

describe.each(Object.entries({ fullWidth, hidden, accented, shouted, lookAlike, bold, tagged, starred }))(
  'what is hidden, %s',
  (name, hide) => {
    it('is refused as well: at least 95 of 100', () => {
      const missed = refused.filter(({ text }) => brokenRule(hide(text)) === null);
      report(`${name}: ${percent(refused.length - missed.length, refused.length)} refused`);
      expect(missed.length / refused.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
    });

    it('does no harm to the innocent: at most 2 of 100', () => {
      const wronged = passing.filter(({ text }) => brokenRule(hide(text)) !== null);
      expect(wronged.length / passing.length, JSON.stringify(wronged)).toBeLessThanOrEqual(0.02);
    });
  },
);
