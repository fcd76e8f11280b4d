import { css } from 'styled-system/css';
import { selectIsSignedIn } from '../../../machines/session/session.selectors.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { Link } from '../../routing/link.tsx';
import { Button, button } from '../../design/button.tsx';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { LoginPanel } from './login-panel.tsx';
import { useWords } from '../../platform/words.ts';
import { wrap } from '../../design/layout.ts';

/** The form of the sign-in dialog as a page (spec §2). */
export default function Login({ path }: PageProps) {
  const LL = useWords();
  const isSignedIn = useFlow('session', selectIsSignedIn, false);
  return (
    <div className={wrap}>
      <Head path={path} title={LL.login.titles.login()} description={LL.login.description()} />
      <div
        className={css({
          width: '100%',
          maxWidth: '950px',
          marginInline: 'auto',
          marginTop: { base: '16px', md: '56px' },
          background: 'surface',
          borderRadius: 'dialog',
          boxShadow: '3',
          overflow: 'hidden',
        })}
      >
        {isSignedIn ? <SignedIn /> : <LoginPanel place="page" />}
      </div>
    </div>
  );
}

/** A person who is signed in has no use for the form. */
function SignedIn() {
  const LL = useWords();
  const { session } = useRoot();
  return (
    <div
      className={css({ display: 'grid', justifyItems: 'start', gap: '18px', padding: { base: '24px 20px 32px', md: '48px 44px 40px' } })}
    >
      <h1 className={css({ fontSize: 'heading' })}>{LL.login.titles.login()}</h1>
      <p role="status">{LL.notice.signedIn()}</p>
      <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
        <Link to="/" className={button({ variant: 'primary' })}>
          {LL.actions.home()}
        </Link>
        <Button variant="ghost" onClick={() => session.send({ type: 'signOut.requested' })}>
          {LL.account.logOut()}
        </Button>
      </span>
    </div>
  );
}
