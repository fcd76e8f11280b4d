import { lazy, Suspense, useSyncExternalStore } from 'react';
import { splitLocale } from '../../../contract/facts/locales.ts';
import { loadWords } from '../../platform/words.ts';
import { Guard } from './guard.tsx';

const Layers = lazy(async () => {
  const { locale } = splitLocale(location.pathname);
  const [layers] = await Promise.all([import('./layers.tsx'), loadWords(locale, ['notice', 'siteStatus'])]);
  return layers;
});
const never = () => () => undefined;

/** Everything above the page; loaded right after hydration, and not part of the prerendered page. */
export function Overlays() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? (
    <Guard fallback={null}>
      <Suspense>
        <Layers />
      </Suspense>
    </Guard>
  ) : null;
}
