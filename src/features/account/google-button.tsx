import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { useLocale, useWords } from '../../platform/words.ts';
import { mountGoogleButton } from '../../platform/google.ts';
import type { authFlow } from '../../actors/auth.ts';

/** Google's own button, 320 wide and large (spec §2). */
export function GoogleButton({ auth, clientId }: { auth: ReturnType<typeof authFlow>; clientId: string }) {
  const LL = useWords();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    return mountGoogleButton(element, { clientId, locale }, (credential) => auth.send({ type: 'google.answered', credential }));
  }, [auth, clientId, locale]);
  return (
    <div
      ref={place}
      aria-label={LL.login.google()}
      className={css({ width: '320px', maxWidth: '100%', minHeight: '44px', marginInline: 'auto' })}
    />
  );
}
