/** The JSON-LD (schema.org) of a page, from the page's own content. */
import { productName } from '../../contract/facts/product.ts';
import { localeFacts, localePath, type Locale } from '../../contract/facts/locales.ts';
import { packs, plans } from '../../contract/facts/prices.ts';
import type { PageFacts } from '../../src/platform/page-facts.ts';

/** The server replaces these with its own address and currency. */
export const placeholders = { site: 'https://site.invalid', currency: 'CURRENCY.invalid' } as const;

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

/** Every plan and credit pack for sale, at the price charged. */
function product(locale: Locale, path: string, { description }: PageFacts): Data {
  const offer = (name: string, price: string): Data => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: placeholders.currency,
    availability: 'https://schema.org/InStock',
    url: addressOf(locale, path),
  });
  const offers = [
    ...plans.map(({ tier, billing, price }) => offer(`${productName} ${tier} (${billing})`, price)),
    ...packs.map(({ credits, price }) => offer(`${productName} × ${credits}`, price)),
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

/** Null for a page without structured data. */
export function structuredData(locale: Locale, path: string, facts: PageFacts, trail: readonly Crumb[]): string | null {
  const graph = [
    ...(path === '/' ? [site(locale)] : []),
    ...questions(facts),
    ...(path === '/pricing' ? [product(locale, path, facts)] : []),
    ...crumbs(locale, trail),
  ];
  if (graph.length === 0) return null;
  // No text of a page may close its script element.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
