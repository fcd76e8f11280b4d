import { answerHours } from '../../contract/facts/legal.ts';
import { productName } from '../../contract/facts/product.ts';
import { times } from '../../contract/facts/times.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import en from '../../copy/en/mail.ts';
import es from '../../copy/es/mail.ts';
import fr from '../../copy/fr/mail.ts';
import ru from '../../copy/ru/mail.ts';
import zh from '../../copy/zh/mail.ts';
import type { LetterKind, LetterParams, Letters } from '../../copy/types/mail.ts';
import { colors } from '../../contract/facts/colors.ts';
import { html, type Html } from '../http/page.ts';

const dictionaries: Readonly<Record<Locale, Letters>> = { en, zh, fr, es, ru };

/** What every letter may name. */
const facts = { product: productName, minutes: String(times.codeLife / 60_000), hours: String(answerHours) };

const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => ({ ...facts, ...params })[name] ?? whole);

/** Emails use only the light theme, because few mail clients follow the device's theme. */
const light = Object.fromEntries(Object.entries(colors).map(([name, [value]]) => [name, value])) as Record<keyof typeof colors, string>;

const isAddress = /^https?:\/\/\S+$/;

/** Renders an email in the recipient's language, as text and as equivalent HTML. */
export function composeLetter<K extends LetterKind>(
  locale: Locale,
  kind: K,
  params: LetterParams[K],
): { subject: string; text: string; html: string } {
  const { subject, paragraphs, big } = dictionaries[locale][kind];
  const filled = paragraphs.map((paragraph) => fill(paragraph, params));
  const large = big ? fill(big, params) : null;
  const signature = fill(dictionaries[locale].signature, params);
  const [first, ...rest] = filled;
  const shown = (paragraph: string): Html | string =>
    isAddress.test(paragraph) ? html`<a href="${paragraph}" style="color:${light.link}">${paragraph}</a>` : paragraph;
  const block = (paragraph: string): Html => html`<p style="margin:0 0 16px">${shown(paragraph)}</p>`;
  const whole = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${fill(subject, params)}</title></head><body style="margin:0;padding:32px 16px;background:${light.canvas};font:16px/1.6 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:${light.text}"><div style="max-width:480px;margin:0 auto;padding:32px;background:${light.surface};border-radius:16px">${block(first ?? '')}${large && html`<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700;color:${light.link}">${large}</p>`}${rest.map(block)}<p style="margin:24px 0 0;color:${light.text3}">${signature}</p></div></body></html>`;
  const text = [first, large, ...rest, signature].filter((part) => part !== null && part !== undefined).join('\n\n');
  return { subject: fill(subject, params), text, html: whole.toString() };
}
