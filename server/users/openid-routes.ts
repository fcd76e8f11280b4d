import { users } from '../../contract/structs/calls/index.ts';
import { localePath, splitLocale } from '../../contract/facts/locales.ts';
import type { App, AppContext } from '../http/app.ts';
import { route } from '../http/route.ts';
import type { Services } from '../core/services.ts';
import { signInLinked } from './linked.ts';
import { addressToSignIn, claimsOf, fromOf, pathIn } from './openid.ts';

/** The login page in the language of the page where a sign-in began, with what the provider reported. */
function loginPage(from: string | null, report: Readonly<Record<string, string>>): string {
  const { locale } = splitLocale(from ?? '/');
  const query = new URLSearchParams({ ...report, ...(from !== null && { from }) });
  return `${localePath(locale, '/login')}?${query}`;
}

/** Serves the way by an OpenID provider. `opened` ends the session that a new one replaces. */
export function serveOpenid(
  app: App,
  services: Services,
  opened: (c: AppContext, token: Promise<string>) => Promise<string>,
  agentOf: (c: AppContext) => string | null,
): void {
  const { config, mail, log } = services;

  route(app, services, users.openidStart, async ({ who, query: { from = '' }, c }) => {
    const { locale } = splitLocale(from);
    try {
      return c.redirect(await addressToSignIn(services, who, from, locale), 303);
    } catch (error) {
      log.warn('The OpenID provider could not be used', { error });
      return c.redirect(loginPage(pathIn(from), { error: 'failed' }), 303);
    }
  });

  route(app, services, users.openidReturn, ({ query: { code, state = '', error, iss }, c }) => {
    // The way back of another provider would be a mix-up (RFC 9207).
    const isOurs = iss === undefined || iss === config.openid?.issuer;
    if (error !== undefined && error !== 'access_denied') log.warn('The OpenID provider refused a sign-in', { error });
    const report: Record<string, string> =
      code !== undefined && error === undefined && isOurs ? { code, state } : { error: error === 'access_denied' ? 'canceled' : 'failed' };
    return Promise.resolve(c.redirect(loginPage(fromOf(state), report), 303));
  });

  const signIn = async (asked: Parameters<Parameters<typeof route<typeof users.openidCallback>>[3]>[0]): Promise<string> => {
    const { who, body, c } = asked;
    const { subject, email } = await claimsOf(services, who, body);
    const word = { column: 'openid_subject', subject, email, doubt: null, inviteCode: body.inviteCode } as const;
    const provider = config.openid?.name ?? '';
    return signInLinked(services, who, word, agentOf(c), (trx, to) => mail.within(trx, who.locale, 'openidJoined', to, { provider }));
  };
  route(app, services, users.openidCallback, (asked) => opened(asked.c, signIn(asked)));
}
