import { lazy, Suspense, useSyncExternalStore } from 'react';

const Bar = lazy(() => import('./freshness-bar.tsx'));
const never = () => () => undefined;

/** Watches over the build once the page has been taken over; a prerendered page knows nothing of it. */
export function Freshness() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? (
    <Suspense>
      <Bar />
    </Suspense>
  ) : null;
}
