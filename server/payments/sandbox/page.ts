/** The checkout page of the sandbox: self-contained HTML and CSS, inside and outside the frame. */
import { createHash } from 'node:crypto';
import { productName } from '../../../contract/facts/product.ts';
import { localeFacts, localePath, type Locale } from '../../../contract/facts/locales.ts';
import { planById, type PlanId } from '../../../contract/facts/prices.ts';
import { brand, brandStyle, faces } from '../../http/brand.ts';
import { colorVariables, html, page, type Html } from '../../http/page.ts';
import type { Payment } from '../purchases/processor.ts';
import { nameMax } from './card.ts';
import { amountIn, nameOf } from '../purchases/receipts.ts';
import type { CheckoutWords } from '../../../copy/types/checkout.ts';
import { words } from '../purchases/words.ts';
import type { Card, CardField } from './card.ts';

const style = `
${faces.latin}
${faces.cyrillic}
${brandStyle}
${colorVariables('canvas', 'surface', 'text', 'text2', 'control', 'line', 'action', 'actionHover', 'danger', 'dangerSoft', 'success', 'successSoft', 'warn', 'warnSoft')}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:28px 16px;background:var(--canvas);color:var(--text);font:400 15px/1.5 Onest,"Noto Sans SC","PingFang SC",system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:28px;background:var(--surface);border-radius:28px;box-shadow:0 0 0 1px var(--line),0 10px 24px -8px rgba(31,19,80,.12)}
h1{font-size:22px;line-height:1.2;letter-spacing:-.022em;margin-top:18px;text-wrap:balance}
.what{display:flex;justify-content:space-between;gap:16px;margin:10px 0 4px;font-weight:620;font-size:17px}
.price{white-space:nowrap}
.small{font-size:13.5px;color:var(--text-2)}
.note{margin:14px 0;padding:10px 14px;border-radius:14px;background:var(--warn-soft);color:var(--warn);font-size:13.5px}
form{display:grid;gap:14px;margin-top:16px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px}
label{display:block;font-weight:600;font-size:14px;margin-bottom:6px}
input{width:100%;height:50px;padding:0 14px;border:1px solid var(--control);border-radius:14px;background:var(--surface);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input:focus{outline:2px solid var(--violet);outline-offset:0;border-color:transparent;box-shadow:0 0 0 4px rgba(122,92,246,.18)}
input[aria-invalid=true]{border:2px solid var(--danger)}
.wrong{margin-top:5px;color:var(--danger);font-size:13px;font-weight:520}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;padding:8px 26px;border:0;border-radius:999px;background:var(--action);color:#fff;font:620 17px/1.2 inherit;font-family:inherit;font-size:17px;font-weight:620;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--action-hover)}
:focus-visible{outline:2px solid var(--violet);outline-offset:2px}
.result{margin-top:18px;padding:18px;border-radius:20px}
.good{background:var(--success-soft);color:var(--success)}.bad{background:var(--danger-soft);color:var(--danger)}
.result h1{margin:0 0 4px}.result+.button{margin-top:18px}
@media(max-width:360px){main{padding:20px 16px}.pair{grid-template-columns:1fr}}
`;

/** The page runs and loads nothing; its only style element is allowed by its hash, because the site's policy allows no other. */
export const checkoutPolicy = [
  "default-src 'none'",
  'font-src data:',
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const period = (payment: Payment, text: CheckoutWords): string => {
  if (payment.kind === 'pack') return '';
  return ` ${planById(payment.plan_id as PlanId).billing === 'year' ? text.perYear : text.perMonth}`;
};

function frame(payment: Payment, body: Html): string {
  const locale = payment.locale as Locale;
  return page({
    lang: localeFacts[locale].tag,
    title: `${words[locale].title} · ${productName}`,
    style,
    robots: 'noindex',
    body: html`<main><div class="brand">${brand}</div>${body}</main>`,
  });
}

function offer(payment: Payment): Html {
  const locale = payment.locale as Locale;
  const text = words[locale];
  const amount = `${amountIn(locale, payment.price, payment.currency)}${period(payment, text)}`;
  return html`<p class="what"><span>${nameOf(locale, payment)}</span><span class="price">${amount}</span></p>${payment.kind !== 'pack' && html`<p class="small">${text.renews}</p>`}`;
}

const amountOf = (payment: Payment, template: string): string =>
  template.replace('{amount}', amountIn(payment.locale as Locale, payment.price, payment.currency));

type Control = {
  field: CardField;
  autocomplete: string;
  label: keyof CheckoutWords;
  wrong: keyof CheckoutWords;
  inputmode: string;
  placeholder: string;
  max: number;
};

const controls: readonly Control[] = [
  { field: 'number', autocomplete: 'cc-number', label: 'number', wrong: 'wrongNumber', inputmode: 'numeric', placeholder: '', max: 23 },
  {
    field: 'expiry',
    autocomplete: 'cc-exp',
    label: 'expiry',
    wrong: 'wrongExpiry',
    inputmode: 'numeric',
    placeholder: 'expiryHint',
    max: 9,
  },
  { field: 'csc', autocomplete: 'cc-csc', label: 'csc', wrong: 'wrongCsc', inputmode: 'numeric', placeholder: '', max: 4 },
  { field: 'name', autocomplete: 'cc-name', label: 'name', wrong: 'wrongName', inputmode: 'text', placeholder: '', max: nameMax },
];

/**
 * Renders one form field; an invalid one shows an error, and the first invalid one has the focus. The card's security code is never sent
 * back.
 */
function controlOf(
  { field, autocomplete, label, wrong, inputmode, placeholder, max }: Control,
  text: CheckoutWords,
  typed: Partial<Card>,
  { isWrong, isFirst }: { isWrong: boolean; isFirst: boolean },
): Html {
  const hint = placeholder !== '' && html` placeholder="${String(text[placeholder as keyof CheckoutWords])}"`;
  const marked = isWrong && html` aria-invalid="true" aria-describedby="${field}-wrong"`;
  const focus = isFirst && html` autofocus`;
  const error = isWrong && html`<p class="wrong" id="${field}-wrong">${String(text[wrong])}</p>`;
  const value = field === 'csc' ? '' : (typed[field] ?? '');
  return html`<div><label for="${field}">${String(text[label])}</label><input id="${field}" name="${field}" autocomplete="${autocomplete}" inputmode="${inputmode}" maxlength="${max}" value="${value}"${hint}${marked}${focus} required>${error}</div>`;
}

/** Renders the card form; with `mistakes` it keeps the input (except the security code) and shows the errors. */
export function formPage(payment: Payment, typed: Partial<Card> = {}, mistakes: readonly CardField[] = []): string {
  const text = words[payment.locale as Locale];
  const first = controls.find(({ field }) => mistakes.includes(field));
  const shown = Object.fromEntries(
    controls.map((control) => [
      control.field,
      controlOf(control, text, typed, { isWrong: mistakes.includes(control.field), isFirst: control === first }),
    ]),
  ) as Record<CardField, Html>;
  return frame(
    payment,
    html`<h1>${text.title}</h1>${offer(payment)}<p class="note">${text.sandbox}</p><form method="post" novalidate>${shown.number}<div class="pair">${shown.expiry}${shown.csc}</div>${shown.name}<button type="submit">${amountOf(payment, text.pay)}</button></form>`,
  );
}

/** Renders a confirmation step like that of a bank. `proof` shows that the card was already accepted. */
export function confirmPage(payment: Payment, proof: string): string {
  const text = words[payment.locale as Locale];
  return frame(
    payment,
    html`<h1>${text.confirmTitle}</h1>${offer(payment)}<p class="small">${amountOf(payment, text.confirmText)}</p><form method="post"><input type="hidden" name="proof" value="${proof}"><button type="submit">${text.confirm}</button></form>`,
  );
}

/** Renders the outcome. Outside the frame, it links back to the site. */
export function endPage(payment: Payment, end: 'paid' | 'declined' | 'expired'): string {
  const locale = payment.locale as Locale;
  const text = words[locale];
  const back = `${localePath(locale, '/pay-result')}?txn_id=${encodeURIComponent(payment.id)}`;
  return frame(
    payment,
    html`<div class="result ${end === 'paid' ? 'good' : 'bad'}" role="${end === 'paid' ? 'status' : 'alert'}"><h1>${text[`${end}Title`]}</h1><p>${text[`${end}Text`]}</p></div><a class="button" href="${back}" target="_top">${text.back}</a>`,
  );
}
