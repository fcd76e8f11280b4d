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
        gap: '16px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        height: '100%',
      })}
    >
      {/* As high as the slider of two images may be, so that nothing moves when one comes. */}
      <div className={css({ width: '100%', maxWidth: 'calc(clamp(280px, 100dvh - 470px, 520px) * 1.6)' })}>{children}</div>
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
