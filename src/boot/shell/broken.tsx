import { Component, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { localePath } from '../../../contract/facts/locales.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Button, button } from '../../design/button.tsx';
import { auroraText, wrap } from '../../design/layout.ts';

/** 500: a page could not be loaded or rendered; with a retry button and a link home. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const LL = useWords();
  const locale = useLocale();
  return (
    <div role="alert" className={wrap}>
      <div
        className={css({
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: '16px',
          paddingBlock: { base: '56px', md: '96px' },
        })}
      >
        <p
          aria-hidden="true"
          className={cx(auroraText, css({ fontSize: 'poster', fontWeight: 760, lineHeight: 1, letterSpacing: '-.05em' }))}
        >
          500
        </p>
        <h1 className={css({ textStyle: 'h1' })}>{LL.broken.title()}</h1>
        <p className={css({ textStyle: 'lead', color: 'text.2', maxWidth: '52ch' })}>{LL.broken.body()}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'center', marginTop: '12px' })}>
          <Button variant="primary" onClick={onRetry}>
            {LL.actions.retry()}
          </Button>
          {/* A plain address: whatever broke is left behind with the page. */}
          <a href={localePath(locale, '/')} className={button({ variant: 'secondary' })}>
            {LL.missing.home()}
          </a>
        </div>
      </div>
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
