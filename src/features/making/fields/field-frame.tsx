import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';

type FieldFrameProps = { label: string; labelId: string; optional?: boolean; hint?: string; children: ReactNode };

/** A form control with its label. */
export function FieldFrame({ label, labelId, optional = false, hint, children }: FieldFrameProps) {
  const LL = useWords();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minWidth: 0 })}
    >
      <span id={labelId} className={css({ fontWeight: 600, fontSize: 'label' })}>
        {label}
        {optional && <span className={css({ fontWeight: 450, color: 'text.3' })}> · {LL.making.optional()}</span>}
      </span>
      {children}
      {hint && <p className={css({ fontSize: 'small', color: 'text.3' })}>{hint}</p>}
    </div>
  );
}
