import { useEffect, useEffectEvent } from 'react';
import type { Reason } from '../../../machines/kit/notice.ts';
import { localePath } from '../../../contract/facts/locales.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Button, button } from '../../design/button.tsx';
import { ErrorPage } from '../../design/error-page.tsx';
import { wrap } from '../../design/layout.ts';
import { useReload } from './use-reload.ts';

/** A page that did not come; it is tried again as soon as there is a network. */
function Away({ title, body, onRetry }: { title: string; body: string; onRetry: () => void }) {
  const LL = useWords();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div role="alert" className={wrap}>
      <ErrorPage title={title} body={body}>
        <Button variant="primary" onClick={onRetry}>
          {LL.actions.retry()}
        </Button>
      </ErrorPage>
    </div>
  );
}

/** Why a page could not be loaded; what is our fault (500) has a link home beside the way to try again. */
export function Broken({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
  const { away, unreached, asleep } = useWords().siteStatus;
  // It is at the top of the page, and a link of the footer was clicked far below.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  if (reason === 'offline') return <Away title={away.title()} body={away.body()} onRetry={onRetry} />;
  if (reason === 'unreached') return <Away title={unreached.title()} body={unreached.body()} onRetry={onRetry} />;
  if (reason === 'away') return <Away title={asleep.title()} body={asleep.body()} onRetry={onRetry} />;
  return <Ours onRetry={onRetry} />;
}

function Ours({ onRetry }: { onRetry: () => void }) {
  const LL = useWords();
  const home = localePath(useLocale(), '/');
  const reload = useReload();
  return (
    <div role="alert" className={wrap}>
      <ErrorPage code={500} title={LL.siteStatus.broken.title()} body={LL.siteStatus.broken.body()}>
        <Button variant="primary" onClick={onRetry}>
          {LL.actions.retry()}
        </Button>
        {/* A plain link: it loads a new page, without the state that broke this one. */}
        <a
          href={home}
          onClick={(event) => {
            event.preventDefault();
            reload(home);
          }}
          className={button({ variant: 'secondary' })}
        >
          {LL.actions.home()}
        </a>
      </ErrorPage>
    </div>
  );
}

/** A part of the page did not load. Where the build that has it is gone, the reload bar shows it. */
function Lost() {
  const LL = useWords();
  const reload = useReload();
  return (
    <div role="alert" className={wrap}>
      <ErrorPage title={LL.siteStatus.broken.lostTitle()} body={LL.siteStatus.broken.lostBody()}>
        <Button variant="primary" onClick={() => reload()}>
          {LL.actions.retry()}
        </Button>
      </ErrorPage>
    </div>
  );
}

/** The messages of browsers and of Vite's loader for code or styles that failed to load. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message);

/** What the guard shows in place of a part that failed. */
export default function Failure({ error }: { error: unknown }) {
  const reload = useReload();
  return isLost(error) ? <Lost /> : <Ours onRetry={() => reload()} />;
}
