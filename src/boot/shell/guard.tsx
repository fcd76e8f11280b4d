import { lazy, Suspense, type ReactNode } from 'react';
import type { Reason } from '../../../machines/kit/notice.ts';
import { splitLocale } from '../../../contract/facts/locales.ts';
import { loadWords, useWords } from '../../platform/words.ts';
import { Boundary } from '../../design/boundary.tsx';
import { Button } from '../../design/button.tsx';
import { wrap } from '../../design/layout.ts';
import { useReload } from './use-reload.ts';

/** Comes with the layers above the page; the first page works without it. */
const loadPages = async () => {
  const [pages] = await Promise.all([import('./broken.tsx'), loadWords(splitLocale(location.pathname).locale, ['siteStatus'])]);
  return pages;
};
const Failure = lazy(loadPages);
const Broken = lazy(async () => ({ default: (await loadPages()).Broken }));

/** A page could not be loaded, for a reason that is shown. */
export const BrokenPage = (props: { reason: Reason; onRetry: () => void }) => (
  <Guard fallback={<Reload />}>
    <Suspense>
      <Broken {...props} />
    </Suspense>
  </Guard>
);

/** All that can be shown when the error page does not load either. */
function Reload() {
  const LL = useWords();
  const reload = useReload();
  return (
    <div role="alert" className={wrap}>
      <Button variant="primary" onClick={() => reload()}>
        {LL.actions.retry()}
      </Button>
    </div>
  );
}

type GuardProps = {
  children: ReactNode;
  /** Called once when it breaks. */
  onBroken?: () => void;
  /** Shown in place of what broke; an error page by default. */
  fallback?: ReactNode;
};

/** Shows an error page in place of a part that fails to load or to render; what is around it stays. */
export const Guard = ({ children, onBroken, fallback }: GuardProps) => (
  <Boundary {...(onBroken && { onBroken })} renderInstead={(error) => (fallback === undefined ? <Broke error={error} /> : fallback)}>
    {children}
  </Boundary>
);

const Broke = ({ error }: { error: unknown }) => (
  <Guard fallback={<Reload />}>
    <Suspense>
      <Failure error={error} />
    </Suspense>
  </Guard>
);
