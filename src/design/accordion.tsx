import ChevronDown from 'lucide-react/icons/chevron-down';
import { css } from 'styled-system/css';
import { noteFacts, type Question } from '../platform/page-facts.ts';

/** Questions that open in place, with or without JavaScript. */
export function Questions({ items }: { items: readonly Question[] }) {
  noteFacts({ questions: [...items] });
  return (
    <div className={css({ display: 'grid', gap: '12px' })}>
      {items.map(({ title, body }) => (
        <details
          key={title}
          className={css({ background: 'surface', borderRadius: '22px', boxShadow: '1', '&[open] svg': { transform: 'rotate(180deg)' } })}
        >
          <summary
            className={css({
              listStyle: 'none',
              cursor: 'pointer',
              padding: '20px 22px',
              display: 'flex',
              justifyContent: 'space-between',
              gap: '16px',
              alignItems: 'center',
              fontWeight: 620,
              fontSize: 'question',
              borderRadius: '22px',
              '&::-webkit-details-marker': { display: 'none' },
            })}
          >
            {title}
            <ChevronDown size={20} aria-hidden="true" className={css({ flexShrink: 0, transition: 'transform .2s', color: 'text.3' })} />
          </summary>
          <p className={css({ padding: '0 22px 20px', color: 'text.2', maxWidth: '68ch' })}>{body}</p>
        </details>
      ))}
    </div>
  );
}
