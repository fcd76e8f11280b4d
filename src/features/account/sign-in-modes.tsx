import { useSyncExternalStore } from 'react';
import { css } from 'styled-system/css';
import type { AuthMode } from '../../../machines/auth/auth.types.ts';
import type { authFlow } from '../../actors/auth.ts';
import { hasUsedPasskey, onPasskeyUse } from '../../platform/passkeys.ts';
import { useWords } from '../../platform/words.ts';

const link = css({
  color: 'link',
  fontWeight: 600,
  minHeight: '32px',
  paddingInline: '4px',
  borderRadius: 'xs',
  _hover: { textDecoration: 'underline' },
});

/**
 * The links from one mode to another (spec §2). Each becomes the way back when it is chosen: a button that goes would take the focus along,
 * and the dialog would look for another place for it before the frame.
 */
export function ModeLinks({ auth, mode }: { auth: ReturnType<typeof authFlow>; mode: AuthMode }) {
  const t = useWords().login;
  const isSigningIn = mode === 'login' || mode === 'verify';
  const usesPasskeys = useSyncExternalStore(onPasskeyUse, hasUsedPasskey, () => false);
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        justifyContent: 'space-between',
        alignItems: 'center',
        fontSize: 'label',
      })}
    >
      {mode !== 'reset' && (
        <span>
          {mode === 'register' && `${t.haveAccount()} `}
          <button type="button" className={link} onClick={() => auth.send({ type: isSigningIn ? 'register.chosen' : 'login.chosen' })}>
            {isSigningIn ? t.toRegister() : t.toLogin()}
          </button>
        </span>
      )}
      {mode !== 'register' && (
        <button type="button" className={link} onClick={() => auth.send({ type: isSigningIn ? 'reset.chosen' : 'login.chosen' })}>
          {isSigningIn ? t.toReset() : t.cancelReset()}
        </button>
      )}
      {mode === 'login' && usesPasskeys && (
        <button type="button" className={link} onClick={() => auth.send({ type: 'passkey.chosen' })}>
          {t.passkey()}
        </button>
      )}
    </div>
  );
}
