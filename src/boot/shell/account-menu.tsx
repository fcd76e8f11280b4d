import { css, cx } from 'styled-system/css';
import { selectWho } from '../../../machines/session/session.selectors.ts';
import { deferred } from '../../platform/deferred.tsx';
import { useWords } from '../../platform/words.ts';
import { button, Button } from '../../design/button.tsx';
import { useArrival, useFlow } from '../../actors/hooks.tsx';
import { Link } from '../../routing/link.tsx';
import { Optional } from '../../design/optional.tsx';

// Comes with the actors: before them nobody is known to be a user.
const UserMenu = deferred(async () => (await import('./user-menu.tsx')).default);

/** The sign-in button for a visitor, the account menu for a user; invisible, with its space reserved, until the session is known. */
export function AccountMenu() {
  const who = useFlow('session', selectWho, null);
  if (who !== 'user') return <SignInButton isHidden={who === null} />;
  return (
    <Optional part={UserMenu} fallback={<SignInButton isHidden />} renderLost={() => <SettingsLink />}>
      <UserMenu />
    </Optional>
  );
}

/** What the menu leads to, where its code did not come. */
const SettingsLink = () => (
  <Link to="/settings" className={button({ variant: 'secondary', size: 'small' })}>
    {useWords().account.settings()}
  </Link>
);

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
