import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { auroraText } from './layout.ts';

type ErrorPageProps = {
  /** The HTTP status, shown large, where there is one. */
  code?: 404 | 500;
  title: string;
  body: string;
  /** A drawing above the code. */
  art?: ReactNode;
  /** The links and buttons that help the person continue. */
  children: ReactNode;
};

/** The content of an error page. */
export const ErrorPage = ({ code, title, body, art, children }: ErrorPageProps) => (
  <div
    className={css({
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '16px',
      paddingBlock: { base: '56px', md: '96px' },
    })}
  >
    {art}
    {code && (
      <p
        aria-hidden="true"
        className={cx(auroraText, css({ fontSize: 'poster', fontWeight: 760, lineHeight: 1, letterSpacing: '-.05em' }))}
      >
        {code}
      </p>
    )}
    <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
    <p className={css({ textStyle: 'lead', color: 'text.2', maxWidth: '58ch' })}>{body}</p>
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'center', marginTop: '12px' })}>{children}</div>
  </div>
);
