import FolderHeart from 'lucide-react/icons/folder-heart';
import House from 'lucide-react/icons/house';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Sparkles from 'lucide-react/icons/sparkles';
import Tag from 'lucide-react/icons/tag';
import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';

const item = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  flex: 1,
  minWidth: 0,
  fontSize: 'micro',
  fontWeight: 600,
  color: 'text.2',
  paddingTop: '4px',
  textAlign: 'center',
  '&[aria-current=page]': { color: 'link' },
});

/** On a phone: the five main places, at the bottom. */
export default function TabBar({ path }: { path: string }) {
  const LL = useWords();
  const current = (to: string) => (path === to ? ('page' as const) : undefined);
  return (
    <nav
      aria-label={LL.nav.sections()}
      className={css({
        display: { base: 'flex', md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        height: 'tabBar',
        padding: '8px 8px 18px',
        background: 'surface',
        boxShadow: '0 -1px 0 token(colors.line)',
        zIndex: 'tabs',
        justifyContent: 'space-around',
      })}
    >
      <Link to="/" aria-current={current('/')} className={item}>
        <House size={22} aria-hidden="true" />
        {LL.nav.home()}
      </Link>
      <Link to="/login" aria-current={current('/login')} className={item}>
        <CircleUserRound size={22} aria-hidden="true" />
        {LL.nav.account()}
      </Link>
      <Link to="/ai-sticker-maker" className={item}>
        <span
          className={css({
            width: '48px',
            height: '48px',
            borderRadius: 'lg',
            backgroundImage: 'token(gradients.auroraAction)',
            color: 'white',
            display: 'grid',
            placeItems: 'center',
            marginTop: '-26px',
            boxShadow: 'gen',
          })}
        >
          <Sparkles size={24} aria-hidden="true" />
        </span>
        {LL.nav.create()}
      </Link>
      <Link to="/my-creations" aria-current={current('/my-creations')} className={item}>
        <FolderHeart size={22} aria-hidden="true" />
        {LL.nav.creations()}
      </Link>
      <Link to="/pricing" aria-current={current('/pricing')} className={item}>
        <Tag size={22} aria-hidden="true" />
        {LL.nav.pricing()}
      </Link>
    </nav>
  );
}
