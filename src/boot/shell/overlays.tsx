import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Guard } from './broken.tsx';

const Layers = lazy(() => import('./layers.tsx'));
const never = () => () => undefined;

/** Everything above the page; loaded right after hydration, and not part of the prerendered page. */
export function Overlays() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? (
    <Guard onBroken={() => undefined}>
      <Suspense>
        <Layers />
      </Suspense>
    </Guard>
  ) : null;
}
