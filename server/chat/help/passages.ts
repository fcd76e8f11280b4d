/** The product's own pages as passages: what the help assistant knows. Read from the built pages, so that it never says other things than they do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { packs, plans } from '../../../contract/facts/prices.ts';
import { localeFacts, localePath, locales, splitLocale, type Locale } from '../../../contract/facts/locales.ts';
import type { Services } from '../../core/services.ts';
import { amountIn, nameOf } from '../../payments/receipts.ts';
import { words } from '../../payments/words.ts';

/** `path` is where to read more, with the prefix of its language. */
export type Passage = { title: string; text: string; path: string };

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const plain = (html: string): string =>
  decode(html.replace(/<(script|style|svg|nav|button|form|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?…])/g, '$1')
    .trim();

/** A heading and what stands under it until the next one. */
function ofHeadings(html: string, path: string): Passage[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return main
    .split(/(?=<h[123]\b)/)
    .map((part) => {
      const [, heading = '', rest = ''] = /^<h[123]\b[^>]*>([\s\S]*?)<\/h[123]>([\s\S]*)$/.exec(part) ?? [];
      return { title: plain(heading), text: plain(rest).slice(0, 900), path };
    })
    .filter(({ title, text }) => title !== '' && text.length > 30);
}

type Faq = { '@type'?: string; mainEntity?: { name?: string; acceptedAnswer?: { text?: string } }[]; '@graph'?: Faq[] };

/** Questions and answers as the page tells them to search engines: on the page itself they are folded away. */
function ofQuestions(html: string, path: string): Passage[] {
  return [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json]) => {
    try {
      const data = JSON.parse(json!) as Faq;
      return [data, ...(data['@graph'] ?? [])]
        .filter((entry) => entry['@type'] === 'FAQPage')
        .flatMap((entry) => entry.mainEntity ?? [])
        .map(({ name = '', acceptedAnswer }) => ({ title: name, text: plain(acceptedAnswer?.text ?? ''), path }))
        .filter(({ title, text }) => title !== '' && text !== '');
    } catch {
      return [];
    }
  });
}

/** Prices are facts of the contract: known also while no pages are built. */
function ofPrices(locale: Locale, currency: string): Passage[] {
  const path = localePath(locale, '/pricing');
  const text = words[locale];
  const count = (credits: number): string => text.pack.replace('{credits}', new Intl.NumberFormat(localeFacts[locale].tag).format(credits));
  const subscriptions = plans.map((plan) => {
    const period = plan.billing === 'year' ? text.perYear : text.perMonth;
    return `${nameOf(locale, { kind: 'plan', plan_id: plan.id, credits: plan.credits })}: ${amountIn(locale, plan.price, currency)} ${period}, ${count(plan.credits)} ${text.perMonth}`;
  });
  const oneTime = packs.map(({ credits, price }) => `${count(credits)}: ${amountIn(locale, price, currency)}`);
  return [
    { title: text.askPlans, text: `${subscriptions.join('; ')}.`, path },
    { title: text.askPacks, text: `${oneTime.join('; ')}.`, path },
  ];
}

function pagesIn(folder: string): { path: string; html: string }[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('index.html'))
      .map((name) => ({ path: `/${name.split(sep).slice(0, -1).join('/')}`, html: readFileSync(join(folder, name), 'utf8') }));
  } catch {
    return [];
  }
}

/** All passages by language. */
export function readPassages({ config }: Pick<Services, 'config'>): Record<Locale, Passage[]> {
  const passages = Object.fromEntries(locales.map((locale) => [locale, ofPrices(locale, config.currency)])) as Record<Locale, Passage[]>;
  const seen = new Set<string>();
  for (const { path, html } of pagesIn(config.clientDir)) {
    if (path.endsWith('/404')) continue;
    const { locale } = splitLocale(path);
    for (const passage of [...ofQuestions(html, path), ...ofHeadings(html, path)]) {
      const mark = `${locale} ${passage.title} ${passage.text}`;
      if (seen.has(mark)) continue;
      seen.add(mark);
      passages[locale].push(passage);
    }
  }
  return passages;
}
