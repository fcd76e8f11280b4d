import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';
import { pageNames } from '../../routing/page-names.ts';
import { Logo } from '../../design/logo.tsx';
import { wrap } from '../../design/layout.ts';

const heading = css({ fontSize: 'small', fontWeight: 650, color: 'text', marginBottom: '6px', letterSpacing: '0' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  color: 'text.2',
  _hover: { color: 'text', textDecoration: 'underline' },
});

/** `beside` keeps it in line with the content of a page that has the rail. */
export default function Footer({ beside }: { beside: boolean }) {
  const LL = useWords();
  const names = pageNames(LL);
  const columns = [
    { title: LL.footer.product(), pages: ['/ai-tools', '/ai-sticker-maker', '/ai-effect', '/template', '/pricing', '/operation'] },
    { title: LL.footer.help(), pages: ['/ai-chatbot', '/my-creations', '/contact-us', '/verify', '/report', '/developers'] },
    { title: LL.footer.legal(), pages: ['/terms-of-service', '/privacy-policy', '/content-policy'] },
  ];
  return (
    <footer
      data-beside={beside || undefined}
      className={css({
        borderTop: '1px solid token(colors.line)',
        marginTop: { base: '64px', md: '96px' },
        '&[data-beside]': { lg: { paddingLeft: 'token(sizes.rail)' } },
        paddingBlock: '48px 40px',
        color: 'text.2',
        fontSize: 'label',
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
          {columns.map(({ title, pages }) => (
            <div key={title}>
              <h2 className={heading}>{title}</h2>
              {pages.map((to) => (
                <Link key={to} to={to} className={link}>
                  {names[to]}
                </Link>
              ))}
            </div>
          ))}
        </div>
        <p className={css({ marginTop: '32px', fontSize: 'small' })}>{LL.footer.rights('2026')}</p>
      </div>
    </footer>
  );
}
