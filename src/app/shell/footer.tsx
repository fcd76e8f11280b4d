import { css } from 'styled-system/css';
import { useWords } from '../../i18n/words.ts';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { wrap } from '../../ui/layout.ts';

const heading = css({ fontSize: '13px', fontWeight: 650, color: 'text', marginBottom: '6px', letterSpacing: '0' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  color: 'text.2',
  _hover: { color: 'text', textDecoration: 'underline' },
});

export function Footer() {
  const LL = useWords();
  return (
    <footer
      className={css({
        borderTop: '1px solid token(colors.line)',
        marginTop: { base: '64px', md: '96px' },
        paddingBlock: '48px 40px',
        color: 'text.2',
        fontSize: '14px',
      })}
    >
      <div className={wrap}>
        <div className={css({ display: 'grid', gap: '32px', gridTemplateColumns: { base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' } })}>
          <div className={css({ gridColumn: { base: '1 / -1', md: 'auto' }, maxWidth: '320px' })}>
            <span className={css({ color: 'text' })}>
              <Logo />
            </span>
            <p className={css({ marginTop: '12px' })}>{LL.footer.about()}</p>
          </div>
          <div>
            <h2 className={heading}>{LL.footer.product()}</h2>
            <Link to="/ai-sticker-maker" className={link}>
              {LL.nav.stickers()}
            </Link>
            <Link to="/pricing" className={link}>
              {LL.nav.pricing()}
            </Link>
            <Link to="/operation" className={link}>
              {LL.account.earn()}
            </Link>
          </div>
          <div>
            <h2 className={heading}>{LL.footer.help()}</h2>
            <Link to="/my-creations" className={link}>
              {LL.nav.myCreations()}
            </Link>
            <Link to="/contact-us" className={link}>
              {LL.footer.contact()}
            </Link>
          </div>
          <div>
            <h2 className={heading}>{LL.footer.legal()}</h2>
            <Link to="/terms-of-service" className={link}>
              {LL.footer.terms()}
            </Link>
            <Link to="/privacy-policy" className={link}>
              {LL.footer.privacy()}
            </Link>
            <Link to="/content-policy" className={link}>
              {LL.footer.content()}
            </Link>
          </div>
        </div>
        <p className={css({ marginTop: '32px', fontSize: '13px' })}>{LL.footer.rights('2026')}</p>
      </div>
    </footer>
  );
}
