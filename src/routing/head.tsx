import { productName, themeColor } from '../../contract/facts/product.ts';
import { localeFacts, localePath, locales, type Locale } from '../../contract/facts/locales.ts';
import { useLocale } from '../platform/words.ts';
import { noteFacts } from '../platform/page-facts.ts';
import { canonicalPath, routeOf } from './routes.ts';

/** What the server wrote into this page. */
const addressHere = (): string =>
  new URL(document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? location.href).origin;

/**
 * The site's address: in prerendered pages a placeholder that the server replaces, in a browser what it put there. A page that named
 * another in its head would have every tag twice.
 */
export const siteAddress = import.meta.env.SSR ? 'https://site.invalid' : addressHere();

/** The preview image of a page (1200 × 630); pages that are not meant for sharing use the start page's. */
export const shareImage = (locale: Locale, path: string, indexed: boolean): string =>
  `/share/${locale}${indexed && path !== '/' ? path : '/index'}.jpg`;

type HeadProps = { path: string; title: string; description: string };

/** The page's metadata for browsers, search engines and link previews. */
export function Head({ path, title, description }: HeadProps) {
  const locale = useLocale();
  const canonical = canonicalPath(path);
  const indexed = routeOf(path)?.indexed ?? false;
  const address = (of: Locale) => siteAddress + localePath(of, canonical);
  const full = title.includes(productName) ? title : `${title} · ${productName}`;
  noteFacts({ title, description });
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColor} />
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && <link rel="canonical" href={address(locale)} />}
      {indexed && locales.map((other) => <link key={other} rel="alternate" hrefLang={localeFacts[other].tag} href={address(other)} />)}
      {indexed && <link rel="alternate" hrefLang="x-default" href={address('en')} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:locale" content={localeFacts[locale].tag.replace('-', '_')} />
      <meta property="og:image" content={siteAddress + shareImage(locale, canonical, indexed)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
