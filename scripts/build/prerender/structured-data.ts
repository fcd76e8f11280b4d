/** The JSON-LD (schema.org) of a page, from the page's own content. */
import { productName } from '../../../contract/facts/product.ts';
import { localeFacts, localePath, type Locale } from '../../../contract/facts/locales.ts';
import { packs, plans, type OfferName } from '../../../contract/facts/prices.ts';
import { isToolSlug } from '../../../contract/facts/tools/catalog.ts';
import { toolName } from '../../../copy/tool-names.ts';
import type { CheckoutWords } from '../../../copy/types/checkout.ts';
import type { PageFacts } from '../../../src/platform/page-facts.ts';

/** The server replaces these with its own address, currency and prices. */
export const placeholders = {
  site: 'https://site.invalid',
  currency: 'CURRENCY.invalid',
  price: (name: OfferName) => `PRICE.${name}.invalid`,
  credits: (name: OfferName, locale: Locale) => `CREDITS.${name}.${locale}.invalid`,
} as const;

type Data = Record<string, unknown>;
export type Crumb = { name: string; path: string };

const addressOf = (locale: Locale, path: string): string => placeholders.site + localePath(locale, path);

const questions = ({ questions: asked }: PageFacts): Data[] =>
  asked.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: asked.map(({ title, body }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text: body },
          })),
        },
      ];

const crumbs = (locale: Locale, trail: readonly Crumb[]): Data[] =>
  trail.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: addressOf(locale, path),
          })),
        },
      ];

const wordsOf = async (locale: Locale): Promise<CheckoutWords> =>
  ((await import(`../../../copy/${locale}/checkout.ts`)) as { default: CheckoutWords }).default;

/** Every plan and credit pack for sale, at the price charged, under the names that the page gives them. */
async function product(locale: Locale, path: string, { description }: PageFacts): Promise<Data> {
  const { tiers, billings } = await wordsOf(locale);
  const offer = (name: string, price: string): Data => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: placeholders.currency,
    availability: 'https://schema.org/InStock',
    url: addressOf(locale, path),
  });
  const offers = [
    ...plans.map(({ id, tier, billing }) => offer(`${tiers[tier]}, ${billings[billing]}`, placeholders.price(`plan.${id}`))),
    ...packs.map(({ id }) => offer(placeholders.credits(`pack.${id}`, locale), placeholders.price(`pack.${id}`))),
  ];
  return {
    '@type': 'Product',
    name: productName,
    description,
    image: `${placeholders.site}/icon-512.png`,
    brand: { '@type': 'Brand', name: productName },
    offers,
  };
}

const site = (locale: Locale): Data => ({
  '@type': 'WebSite',
  name: productName,
  url: addressOf(locale, '/'),
  inLanguage: localeFacts[locale].tag,
});

/** A tool as what it is: an application that runs in the browser. */
const application = (locale: Locale, path: string, { description }: PageFacts): Data => ({
  '@type': 'WebApplication',
  name: toolName(path.slice(1), locale),
  description,
  url: addressOf(locale, path),
  inLanguage: localeFacts[locale].tag,
  applicationCategory: 'MultimediaApplication',
  operatingSystem: 'Any',
  isPartOf: { '@type': 'WebSite', name: productName, url: addressOf(locale, '/') },
});

/** Null for a page without structured data. */
export async function structuredData(locale: Locale, path: string, facts: PageFacts, trail: readonly Crumb[]): Promise<string | null> {
  const graph = [
    ...(path === '/' ? [site(locale)] : []),
    ...questions(facts),
    ...(isToolSlug(path.slice(1)) ? [application(locale, path, facts)] : []),
    ...(path === '/pricing' ? [await product(locale, path, facts)] : []),
    ...crumbs(locale, trail),
  ];
  if (graph.length === 0) return null;
  // No text of a page may close its script element.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
