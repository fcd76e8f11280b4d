import { css } from 'styled-system/css';
import { useDailyCredits } from '../../../routing/site.ts';
import { useWords } from '../../../platform/words.ts';
import { button } from '../../../design/button.tsx';
import { Coin } from '../../../design/coin.tsx';
import { Link } from '../../../routing/link.tsx';

/** How to earn credits, and where to buy them. */
export function CreditsBand() {
  const t = useWords().homeSections.band;
  return (
    <section
      className={css({
        position: 'relative',
        overflow: 'hidden',
        isolation: 'isolate',
        marginTop: { base: '64px', md: '96px' },
        borderRadius: '2xl',
        padding: { base: '36px 24px', md: '56px' },
        background: '#1B1050',
        color: 'white',
      })}
    >
      <img
        src="/art/silk-w.webp"
        alt=""
        width={900}
        height={600}
        loading="lazy"
        decoding="async"
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', opacity: 0.28, zIndex: -1 })}
      />
      <h2 className={css({ textStyle: 'h2', maxWidth: '20ch' })}>{t.title()}</h2>
      <p className={css({ textStyle: 'lead', marginTop: '12px', maxWidth: '46ch' })}>{t.body(useDailyCredits())}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '24px' })}>
        <Link to="/operation" className={button({ variant: 'light', size: 'large' })}>
          {t.earn()}
        </Link>
        <Link to="/pricing" className={button({ variant: 'glass', size: 'large' })}>
          {t.plans()}
        </Link>
      </div>
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          right: '7%',
          top: '50%',
          marginTop: '-80px',
          fontSize: '140px',
          display: { base: 'none', lg: 'block' },
        })}
      >
        <Coin />
      </span>
    </section>
  );
}
