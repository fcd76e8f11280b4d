import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

/** A word between two lines, which separates two ways to do the same. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <p
      className={css({
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        color: 'text.3',
        fontSize: 'small',
        _before: { content: '""', flex: 1, height: '1px', background: 'line.2' },
        _after: { content: '""', flex: 1, height: '1px', background: 'line.2' },
      })}
    >
      {children}
    </p>
  );
}
