import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { Divider } from '../../design/divider.tsx';
import { useLocale, useWords } from '../../platform/words.ts';
import { mountGoogleButton } from '../../platform/google.ts';
import type { authFlow } from '../../actors/auth.ts';
import { useSite } from '../../routing/site.ts';

/** Google's own button, 320 wide and large, when the operator has set a client id; separated by "or" (spec §2). */
export function GoogleButton({ auth }: { auth: ReturnType<typeof authFlow> }) {
  const googleClientId = useSite()?.googleClientId;
  return googleClientId ? <Google auth={auth} clientId={googleClientId} /> : null;
}

function Google({ auth, clientId }: { auth: ReturnType<typeof authFlow>; clientId: string }) {
  const LL = useWords();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    return mountGoogleButton(element, { clientId, locale }, (credential) => auth.send({ type: 'google.answered', credential }));
  }, [auth, clientId, locale]);
  return (
    <>
      <div
        ref={place}
        aria-label={LL.login.google()}
        className={css({ width: '320px', maxWidth: '100%', minHeight: '44px', marginInline: 'auto' })}
      />
      <Divider>{LL.login.or()}</Divider>
    </>
  );
}
