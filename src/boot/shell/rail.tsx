import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';
import { markOf } from './mark.ts';
import { places } from './places.ts';

/** The main places beside a tool's page, on wide screens only. */
export default function Rail({ path, section }: { path: string; section: string }) {
  const LL = useWords();
  return (
    <nav
      aria-label={LL.nav.sections()}
      className={css({
        display: { base: 'none', lg: 'flex' },
        position: 'sticky',
        top: 'token(sizes.bar)',
        alignSelf: 'flex-start',
        flexDirection: 'column',
        gap: '4px',
        width: 'rail',
        flexShrink: 0,
        height: 'calc(100dvh - 64px)',
        overflowY: 'auto',
        scrollbarWidth: 'none',
        padding: '14px 2px',
        borderRight: '1px solid token(colors.line)',
      })}
    >
      {places.map(({ to, icon: Icon, name }) => (
        <Link
          key={to}
          to={to}
          aria-current={markOf(to, path, section)}
          className={css({
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            justifyContent: 'center',
            gap: '6px',
            minHeight: '62px',
            borderRadius: 'md',
            fontSize: 'micro',
            fontWeight: 570,
            lineHeight: 1.15,
            textAlign: 'center',
            overflowWrap: 'anywhere',
            color: 'text.2',
            _hover: { color: 'text', background: 'surface.2' },
            '&:is([aria-current=page],[aria-current=true])': { color: 'soft.text', background: 'soft' },
          })}
        >
          <Icon size={20} aria-hidden="true" />
          {name(LL)}
        </Link>
      ))}
    </nav>
  );
}
