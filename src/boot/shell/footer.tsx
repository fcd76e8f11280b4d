import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';
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
  const columns: { title: string; links: [to: string, name: string][] }[] = [
    {
      title: LL.footer.product(),
      links: [
        ['/ai-tools', LL.nav.allTools()],
        ['/ai-sticker-maker', LL.nav.stickers()],
        ['/ai-effect', LL.nav.effects()],
        ['/template', LL.nav.templates()],
        ['/pricing', LL.nav.pricing()],
        ['/operation', LL.account.earn()],
      ],
    },
    {
      title: LL.footer.help(),
      links: [
        ['/ai-chatbot', LL.footer.chatbot()],
        ['/my-creations', LL.nav.myCreations()],
        ['/contact-us', LL.footer.contact()],
        ['/verify', LL.footer.verify()],
        ['/report', LL.footer.report()],
        ['/developers', LL.footer.developers()],
      ],
    },
    {
      title: LL.footer.legal(),
      links: [
        ['/terms-of-service', LL.footer.terms()],
        ['/privacy-policy', LL.footer.privacy()],
        ['/content-policy', LL.footer.content()],
      ],
    },
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
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={heading}>{title}</h2>
              {links.map(([to, name]) => (
                <Link key={to} to={to} className={link}>
                  {name}
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
