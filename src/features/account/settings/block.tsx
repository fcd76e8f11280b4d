import { useId, type ReactNode } from 'react';
import { css } from 'styled-system/css';

/** A section of the settings. */
export function Block({ title, children, end }: { title: string; children: ReactNode; end?: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={css({
        background: 'surface',
        borderRadius: 'xl',
        boxShadow: '1',
        padding: { base: '20px', md: '28px' },
        display: 'grid',
        gap: '14px',
        justifyItems: 'start',
      })}
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center', width: '100%' })}>
        <h2 id={id} className={css({ textStyle: 'h4', flex: 1 })}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}

export const quiet = css({ color: 'text.2' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
