/** Writes the sitemap for search engines. */
import { localeFacts, localePath, locales } from '../../../contract/facts/locales.ts';
import { placeholders } from './structured-data.ts';

const addressOf = (...page: Parameters<typeof localePath>): string => placeholders.site + localePath(...page);

/** Lists every indexed page in every language, with links to its other languages. `paths` have no locale prefix. */
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
