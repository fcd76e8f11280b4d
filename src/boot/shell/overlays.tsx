import { lazy, Suspense, useSyncExternalStore } from 'react';

const Layers = lazy(() => import('./layers.tsx'));
const never = () => () => undefined;

/** What lies over the page; it comes right after the page has been taken over, and a prerendered page knows nothing of it. */
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
