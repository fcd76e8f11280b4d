import { lazy, Suspense, useSyncExternalStore } from 'react';

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
    <Suspense>
      <Layers />
    </Suspense>
  ) : null;
}
