import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

/** A section of a legal text: a heading, a paragraph, and what belongs to it. */
export const Part = ({ title, body, children }: { title: string; body?: string; children?: ReactNode }) => (
  <section className={css({ marginTop: '32px' })}>
    <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
    {body !== undefined && <p className={css({ color: 'text.2', marginTop: '8px' })}>{body}</p>}
    {children}
  </section>
);

/** A row of a legal list; `name` identifies it among the others. */
export type LegalRow = { name: string; term: ReactNode; value: ReactNode };

/** Terms with what holds for each of them, side by side where there is room. */
export const Rows = ({ rows }: { rows: readonly LegalRow[] }) => (
  <dl className={css({ marginTop: '16px' })}>
    {rows.map(({ name, term, value }) => (
      <div
        key={name}
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 220px' },
          gap: '4px 24px',
          paddingBlock: '10px',
          borderTop: '1px solid token(colors.line)',
        })}
      >
        <dt className={css({ color: 'text.2', overflowWrap: 'anywhere' })}>{term}</dt>
        <dd className={css({ fontWeight: 620, overflowWrap: 'anywhere' })}>{value}</dd>
      </div>
    ))}
  </dl>
);
