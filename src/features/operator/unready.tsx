import { css, cx } from 'styled-system/css';
import { button } from '../../design/button.tsx';
import { card } from '../../design/layout.ts';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';

/** An operator whose account has no second factor is sent to the settings, which add one. */
export function Unready() {
  const t = useWords().operatorConsole.setUp;
  return (
    <section className={cx(card, css({ maxWidth: '560px', marginInline: 'auto' }))}>
      <div className={css({ display: 'grid', gap: '18px', justifyItems: 'start' })} style={{ padding: 'clamp(20px,3vw,32px)' }}>
        <h1 className={css({ textStyle: 'h3' })}>{t.title()}</h1>
        <p className={css({ color: 'text.2' })}>{t.body()}</p>
        <Link to="/settings" className={button({ variant: 'primary' })}>
          {t.link()}
        </Link>
      </div>
    </section>
  );
}
