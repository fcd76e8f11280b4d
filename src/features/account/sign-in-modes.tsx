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

/** The links from one mode to another (spec §2). */
export function ModeLinks({ auth, mode }: { auth: ReturnType<typeof authFlow>; mode: AuthMode }) {
  const t = useWords().login;
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
      {(mode === 'login' || mode === 'verify') && (
        <>
          <button type="button" className={link} onClick={() => auth.send({ type: 'register.chosen' })}>
            {t.toRegister()}
          </button>
          <button type="button" className={link} onClick={() => auth.send({ type: 'reset.chosen' })}>
            {t.toReset()}
          </button>
        </>
      )}
      {mode === 'login' && usesPasskeys && (
        <button type="button" className={link} onClick={() => auth.send({ type: 'passkey.chosen' })}>
          {t.passkey()}
        </button>
      )}
      {mode === 'register' && (
        <span>
          {t.haveAccount()}{' '}
          <button type="button" className={link} onClick={() => auth.send({ type: 'login.chosen' })}>
            {t.toLogin()}
          </button>
        </span>
      )}
      {mode === 'reset' && (
        <button type="button" className={link} onClick={() => auth.send({ type: 'login.chosen' })}>
          {t.cancelReset()}
        </button>
      )}
    </div>
  );
}
