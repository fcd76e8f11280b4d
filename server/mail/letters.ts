import { productName } from '../../contract/facts/product.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import en from '../../copy/en/mail.ts';
import es from '../../copy/es/mail.ts';
import fr from '../../copy/fr/mail.ts';
import ru from '../../copy/ru/mail.ts';
import zh from '../../copy/zh/mail.ts';
import type { LetterKind, LetterParams, Letters } from '../../copy/types/mail.ts';
import { escapeHtml } from '../http/html.ts';

const dictionaries: Readonly<Record<Locale, Letters>> = { en, zh, fr, es, ru };

const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name === 'product' ? productName : (params[name] ?? whole)));

const isAddress = /^https?:\/\/\S+$/;

/** A letter in the person's language, as text and as HTML that says the same. */
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
  const shown = (paragraph: string) => {
    const escaped = escapeHtml(paragraph);
    return isAddress.test(paragraph) ? `<a href="${escaped}" style="color:#5b3fd6">${escaped}</a>` : escaped;
  };
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(fill(subject, params))}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f6f5fb;font:16px/1.6 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1d1a2b">',
    '<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">',
    `<p style="margin:0 0 16px">${shown(first ?? '')}</p>`,
    ...(large
      ? [`<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700;color:#5b3fd6">${escapeHtml(large)}</p>`]
      : []),
    ...rest.map((paragraph) => `<p style="margin:0 0 16px">${shown(paragraph)}</p>`),
    `<p style="margin:24px 0 0;color:#6b6780">${escapeHtml(signature)}</p></div></body></html>`,
  ].join('');
  const text = [first, large, ...rest, signature].filter((part) => part !== null && part !== undefined).join('\n\n');
  return { subject: fill(subject, params), text, html };
}
