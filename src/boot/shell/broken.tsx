import { Component, type ReactNode } from 'react';
import { localePath } from '../../../contract/facts/locales.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Button, button } from '../../design/button.tsx';
import { ErrorPage } from '../../design/error-page.tsx';
import { wrap } from '../../design/layout.ts';

/** 500: a page could not be loaded or rendered; with a retry button and a link home. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const LL = useWords();
  const locale = useLocale();
  return (
    <div role="alert" className={wrap}>
      <ErrorPage code={500} title={LL.broken.title()} body={LL.broken.body()}>
        <Button variant="primary" onClick={onRetry}>
          {LL.actions.retry()}
        </Button>
        {/* A plain link: it loads a new page, without the state that broke this one. */}
        <a href={localePath(locale, '/')} className={button({ variant: 'secondary' })}>
          {LL.missing.home()}
        </a>
      </ErrorPage>
    </div>
  );
}

type GuardProps = { children: ReactNode };

/** Shows the 500 page in place of one that fails to render; the shell around it stays. */
export class Guard extends Component<GuardProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken onRetry={() => location.reload()} /> : this.props.children;
  }
}
