import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { card, section } from '../../../design/layout.ts';

/** The site's promises, as numbered cards. */
export function Promises() {
  const t = useWords().homeSections;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2' })}>{t.promiseTitle()}</h2>
      <ol className={css({ display: 'grid', gap: '16px', marginTop: '28px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } })}>
        {Object.entries(t.promises).map(([key, { title, body }], index) => (
          <li key={key} className={card} style={{ padding: '24px' }}>
            <span
              className={css({
                display: 'grid',
                placeItems: 'center',
                width: '32px',
                height: '32px',
                borderRadius: 'full',
                background: 'soft',
                color: 'soft.text',
                fontWeight: 700,
              })}
            >
              {index + 1}
            </span>
            <h3 className={css({ textStyle: 'h4', marginTop: '16px' })}>{title()}</h3>
            <p className={css({ color: 'text.2', marginTop: '6px' })}>{body()}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
