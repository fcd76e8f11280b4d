import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';

/** The placeholder for the result, labeled as an example. */
export function ExampleFrame({ children }: { children: ReactNode }) {
  const t = useWords().making;
  return (
    <div
      className={css({
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: '24px',
        minHeight: { base: '320px', md: '460px' },
        height: '100%',
        borderRadius: 'lg',
        background: 'surface.2',
        padding: '24px',
      })}
    >
      {children}
      <p
        className={css({
          padding: '8px 16px',
          borderRadius: 'full',
          background: 'surface',
          boxShadow: '1',
          fontSize: 'small',
          color: 'text.2',
        })}
      >
        <strong className={css({ color: 'text' })}>{t.example()}</strong> · {t.exampleHint()}
      </p>
    </div>
  );
}
