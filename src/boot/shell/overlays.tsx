import { Suspense } from 'react';
import { splitLocale } from '../../../contract/facts/locales.ts';
import { deferred } from '../../platform/deferred.tsx';
import { loadWords } from '../../platform/words.ts';
import { useOnceSettled } from '../../actors/hooks.tsx';
import { DialogBackdropPending } from './dialog-backdrop-pending.tsx';
import { Guard } from './guard.tsx';

const Layers = deferred(async () => {
  const { locale } = splitLocale(location.pathname);
  const [layers] = await Promise.all([import('./layers.tsx'), loadWords(locale, ['notice', 'siteStatus'])]);
  return layers.default;
});

/** Everything above the page; loaded once no earlier click still waits for the network, and not part of the prerendered page. */
export function Overlays() {
  const areHere = useOnceSettled(Layers);
  return (
    <Guard fallback={null}>
      <Suspense fallback={<DialogBackdropPending />}>{areHere ? <Layers /> : <DialogBackdropPending />}</Suspense>
    </Guard>
  );
}
