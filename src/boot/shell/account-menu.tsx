import UserRound from 'lucide-react/icons/user-round';
import { css, cx } from 'styled-system/css';
import { selectEmail, selectWho } from '../../../machines/session/session.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Link } from '../../wiring/link.tsx';
import { Menu, menuItem } from '../../design/menu.tsx';
import { useArrival, useFlow } from '../../wiring/hooks.tsx';

/** The sign-in button for a visitor, the account menu for a user; invisible, with its space reserved, until the session is known. */
export function AccountMenu() {
  const who = useFlow('session', selectWho, null);
  return who === 'user' ? <UserMenu /> : <SignInButton isHidden={who === null} />;
}

function SignInButton({ isHidden }: { isHidden: boolean }) {
  const LL = useWords();
  const arrival = useArrival();
  return (
    <Button
      variant="secondary"
      size="small"
      className={cx(css({ '@media (max-width: 359px)': { paddingInline: '9px' } }), isHidden && css({ visibility: 'hidden' }))}
      onClick={() => arrival.ask((root) => root.openSignIn('login'))}
    >
      {LL.account.logIn()}
    </Button>
  );
}

function UserMenu() {
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
