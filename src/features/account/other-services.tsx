import { useEffect } from 'react';
import { Button } from '../../design/button.tsx';
import { Divider } from '../../design/divider.tsx';
import type { authFlow } from '../../actors/auth.ts';
import { leaveForProvider, takeProviderAnswer } from '../../platform/openid.ts';
import { useWords } from '../../platform/words.ts';
import { useSite } from '../../routing/site.ts';
import { GoogleButton } from './google-button.tsx';

type Auth = ReturnType<typeof authFlow>;

/** Signing in by other services that the operator has set; separated from the form by "or" (spec §2). */
export function OtherServices({ auth }: { auth: Auth }) {
  const site = useSite();
  const t = useWords().login;
  if (!site?.googleClientId && !site?.openid) return null;
  return (
    <>
      {site.googleClientId && <GoogleButton auth={auth} clientId={site.googleClientId} />}
      {site.openid && <Provider auth={auth} name={site.openid} />}
      <Divider>{t.or()}</Divider>
    </>
  );
}

/** The button of the operator's provider, which leaves the site; on the way back, the login page sends the chart what the provider reported. */
function Provider({ auth, name }: { auth: Auth; name: string }) {
  const t = useWords().login;
  useEffect(() => {
    const answer = takeProviderAnswer();
    if (answer) auth.send(answer);
  }, [auth]);
  return (
    <Button variant="secondary" size="large" full onClick={leaveForProvider}>
      {t.provider(name)}
    </Button>
  );
}
