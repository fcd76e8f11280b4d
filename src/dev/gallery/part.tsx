import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { card } from '../../design/layout.ts';

export const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });
export const column = css({ display: 'grid', gap: '16px', width: '100%', maxWidth: '460px' });
export const nothing = () => undefined;

/** A component of the design system with its name; a screenshot test compares each. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section data-part={name} className={card} style={{ padding: '20px' }}>
    <h2 className={css({ fontSize: 'small', color: 'text.2', marginBottom: '12px' })}>{name}</h2>
    <div className={row}>{children}</div>
  </section>
);
