/** What search engines read before any page. */
import { localeFacts, localePath, locales } from '../../contract/facts/locales.ts';
import { placeholders } from './structured-data.ts';

const addressOf = (...page: Parameters<typeof localePath>): string => placeholders.site + localePath(...page);

/** Every indexed page in every language, each with its other languages. `paths` come without locale prefix. */
export function sitemap(paths: readonly string[]): string {
  const alternates = (path: string) =>
    [...locales.map((locale) => [localeFacts[locale].tag, addressOf(locale, path)]), ['x-default', addressOf('en', path)]]
      .map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
      .join('');
  const entries = paths.flatMap((path) => locales.map((locale) => `<url><loc>${addressOf(locale, path)}</loc>${alternates(path)}</url>`));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export const robots = `User-agent: *
Disallow: /api/
Disallow: /files/
Disallow: /checkout/

Sitemap: ${placeholders.site}/sitemap.xml
`;
