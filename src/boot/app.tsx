import { Suspense, useEffect } from 'react';
import { css } from 'styled-system/css';
import { localeFacts, splitLocale } from '../../contract/facts/locales.ts';
import { selectMarkedPath, selectMarkedSection, selectReason } from '../../machines/navigation/navigation.selectors.ts';
import { LocaleProvider, wordsOf } from '../platform/words.ts';
import type { Arrival } from '../actors/arrival.ts';
import { Entrance } from './entrance.tsx';
import { ArrivalProvider, useArrival, useFlow } from '../actors/hooks.tsx';
import { later } from '../actors/later.tsx';
import { loadedPage } from './page-loader.ts';
import { routeOf } from '../routing/routes.ts';
import { BrokenPage, Guard } from './shell/guard.tsx';
import { Overlays } from './shell/overlays.tsx';
import { ShowImages } from './shell/show-images.tsx';
import { TopBar } from './shell/top-bar.tsx';

export type Assets = {
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  preloads: readonly string[];
  build: string;
  /** The files that hydrating this page and its first submit need, requested together by the first script. */
  next: readonly string[];
  /** The section key of the prerendered page (spec §4). */
  section: string;
};

// Links around the page: the browser follows them before any script, so their code comes last.
const Footer = later(() => import('./shell/footer.tsx'), { isStill: true });
const Rail = later(() => import('./shell/rail.tsx'), { isStill: true });
const TabBar = later(() => import('./shell/tab-bar.tsx'), { isStill: true });

/** The requested address, and whether such a page exists. */
export type Asked = { href: string; found: boolean };
type AppProps = { arrival: Arrival; asked: Asked; assets: Assets };

/** The whole document: prerendered for every page and language, then hydrated without a change. */
export const App = ({ arrival, asked, assets }: AppProps) => (
  <ArrivalProvider value={arrival}>
    <Document asked={asked} assets={assets} />
  </ArrivalProvider>
);

function Document({ asked, assets }: { asked: Asked; assets: Assets }) {
  const arrival = useArrival();
  const href = useFlow('navigation', ({ context }) => context.href, asked.href);
  const found = useFlow('navigation', ({ context }) => context.found, asked.found);
  const { locale, path } = splitLocale(href.split(/[?#]/)[0] ?? '/');
  const LL = wordsOf(locale);
  const reason = useFlow('navigation', selectReason, null);
  const marked = useFlow('navigation', selectMarkedPath, path);
  const section = useFlow('navigation', selectMarkedSection, assets.section);
  const Page = loadedPage(found ? path : '/404');
  const isWork = found && routeOf(path)?.frame === 'work';
  const retry = () => arrival.ask(({ navigation }) => navigation.send({ type: 'navigation.retried' }));
  return (
    <LocaleProvider value={locale}>
      <html lang={localeFacts[locale].tag} suppressHydrationWarning>
        <Metadata assets={assets} />
        <body>
          <SkipLink label={LL.skip()} />
          <TopBar path={marked} section={section} />
          <div className={isWork ? css({ display: 'flex' }) : undefined}>
            {isWork && <Rail path={marked} section={section} />}
            <main id="content" tabIndex={-1} className={css({ outline: 'none', minHeight: '70vh', flex: 1, minWidth: 0 })}>
              <ShowImages label={LL.actions.showImages()} />
              <Entrance path={path}>
                <Guard>
                  <Suspense>
                    {reason ? <BrokenPage reason={reason} onRetry={retry} /> : <Page path={path} />}
                    <Started />
                  </Suspense>
                </Guard>
              </Entrance>
            </main>
          </div>
          <Footer beside={isWork} />
          <div className={css({ height: { base: 'tabBar', md: '0' } })} />
          <TabBar path={marked} />
          <Overlays />
          <script id="assets" type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(assets) }} />
          {assets.scripts.map((script) => (
            // Low priority: the page is readable without it, so styles and the first images load first.
            <script key={script} type="module" src={script} fetchPriority="low" />
          ))}
        </body>
      </html>
    </LocaleProvider>
  );
}

/** What belongs to every page; a page adds its own through `Head`. */
const Metadata = ({ assets }: { assets: Assets }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="build" content={assets.build} />
    <script src="/early.js" />
    {/* A page is a few kilobytes: painted before its end is here, what stands in the middle of a row would move. */}
    <link rel="expect" href="#assets" blocking="render" />
    {assets.styles.map((style) => (
      <link key={style} rel="stylesheet" href={style} />
    ))}
    {assets.fonts.map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
    ))}
    {assets.preloads.map((module) => (
      <link key={module} rel="modulepreload" href={module} fetchPriority="low" />
    ))}
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </head>
);

/** The first stop of the Tab key: past the bar, to the content. */
const SkipLink = ({ label }: { label: string }) => (
  <a
    href="#content"
    className={css({
      position: 'absolute',
      left: '16px',
      top: '-60px',
      zIndex: 'toast',
      background: 'surface',
      padding: '12px 18px',
      borderRadius: 'md',
      _focus: { top: '8px' },
    })}
  >
    {label}
  </a>
);

/** Starts the actors once the page around it has hydrated. */
function Started() {
  const arrival = useArrival();
  useEffect(() => arrival.start(), [arrival]);
  return null;
}
