import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { splitLocale } from '../../../contract/facts/locales.ts';
import { loadWords } from '../../platform/words.ts';
import { useArrival } from '../../wiring/hooks.tsx';
import { ComingDialog } from './coming-dialog.tsx';
import { Guard } from './guard.tsx';

const load = async () => {
  const { locale } = splitLocale(location.pathname);
  const [layers] = await Promise.all([import('./layers.tsx'), loadWords(locale, ['notice', 'siteStatus'])]);
  return layers;
};
const never = () => () => undefined;

/** Everything above the page; loaded once nothing pressed before waits for the line, and not part of the prerendered page. */
export function Overlays() {
  const { settled } = useArrival();
  const [Layers] = useState(() => lazy(() => settled.then(load)));
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? (
    <Guard fallback={null}>
      <Suspense fallback={<ComingDialog />}>
        <Layers />
      </Suspense>
    </Guard>
  ) : null;
}
