import UserRound from 'lucide-react/icons/user-round';
import { css } from 'styled-system/css';
import { selectEmail } from '../../../machines/session/session.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';
import { Menu, menuItem } from '../../design/menu.tsx';
import { useArrival, useFlow } from '../../actors/hooks.tsx';

/** The account menu of a user. */
export default function UserMenu() {
  const LL = useWords();
  const arrival = useArrival();
  const email = useFlow('session', selectEmail, null);
  return (
    <Menu
      label={LL.account.menu()}
      className={css({
        width: '40px',
        height: '40px',
        borderRadius: 'full',
        display: 'grid',
        placeItems: 'center',
        color: 'violet.900',
        background: 'linear-gradient(160deg,#C0B2FF,#FFB8D2)',
      })}
      face={<UserRound size={20} aria-hidden="true" />}
    >
      <p className={css({ paddingInline: '12px', paddingBlock: '8px', fontSize: 'small', color: 'text.2', overflowWrap: 'anywhere' })}>
        {email}
      </p>
      <Link to="/my-creations" className={menuItem}>
        {LL.nav.myCreations()}
      </Link>
      <Link to="/operation" className={menuItem}>
        {LL.account.earn()}
      </Link>
      <Link to="/settings#history" className={menuItem}>
        {LL.account.credits()}
      </Link>
      <Link to="/settings" className={menuItem}>
        {LL.account.settings()}
      </Link>
      <button type="button" className={menuItem} onClick={() => arrival.ask(({ session }) => session.send({ type: 'signOut.requested' }))}>
        {LL.account.logOut()}
      </button>
    </Menu>
  );
}
