import { Readable } from 'node:stream';
import { factor, users } from '../../contract/structs/calls/index.ts';
import { projectKey } from '../../contract/facts/product.ts';
import { infoOf } from '../credits/account.ts';
import type { AppContext } from '../http/app.ts';
import type { Domain } from '../http/domain.ts';
import { Refusal } from '../core/refusal.ts';
import { route } from '../http/route.ts';
import { tokenOf } from '../http/token.ts';
import { exportOf } from './export.ts';
import { signInWithGoogle } from './google.ts';
import { inviteCodeOf } from './invite-code.ts';
import { serveFactor } from './factor-routes.ts';
import { serveKeys } from './key-routes.ts';
import { deleteAccount } from './leaving.ts';
import { newNonce } from './nonces.ts';
import { serveOpenid } from './openid-routes.ts';
import { passSecondStep, signInWithPasskey } from './second-step.ts';
import { closeSession, endSession, sessionsOf } from './sessions.ts';
import { settingsOf, updateSettings } from './settings.ts';
import { mailRegisterCode, mailVerifyCode } from './code-letters.ts';
import { requireProof } from './proof.ts';
import { replacePassword, resetPassword, signIn, signUp } from './sign-in.ts';

/** Returns the browser's `User-Agent`, for the list of sessions. */
const agentOf = (c: AppContext): string | null => c.req.header('user-agent')?.slice(0, 200).replaceAll('\0', '') ?? null;

export const usersDomain: Domain = {
  name: 'users',
  routes: (app, services) => {
    /** Ends the session that the new one replaces: its token is overwritten in the browser, so nobody could end it later. */
    const replacing = async (c: AppContext, opened: Promise<string>): Promise<string> => {
      const token = await opened;
      const earlier = tokenOf(c);
      // What the browser opened before ends now, also of another account.
      const before = earlier ? await services.userOfToken(earlier) : null;
      if (earlier) await closeSession(services.db, earlier);
      const user = await services.userOfToken(token);
      for (const id of new Set([before?.id, user?.id])) if (id !== undefined) services.sessionEnds.announce(id);
      return token;
    };
    route(app, services, users.login, ({ who, body, c }) => replacing(c, signIn(services, who, body, agentOf(c))));
    route(app, services, users.register, ({ who, body, c }) => replacing(c, signUp(services, who, body, agentOf(c))));
    route(app, services, users.googleCallback, ({ who, body, c }) => replacing(c, signInWithGoogle(services, who, body, agentOf(c))));
    route(app, services, users.googleNonce, async ({ who }) => ({ nonce: await newNonce(services, who, 'google') }));
    serveOpenid(app, services, replacing, agentOf);

    route(app, services, factor.loginSecondStep, ({ who, body, c }) => replacing(c, passSecondStep(services, who, body, agentOf(c))));
    route(app, services, factor.loginWithPasskey, ({ who, body, c }) => replacing(c, signInWithPasskey(services, who, body, agentOf(c))));

    route(app, services, users.changePassword, async ({ who, body }) => {
      await resetPassword(services, who, body);
      return null;
    });
    route(app, services, users.replacePassword, async ({ who, body }) => {
      await replacePassword(services, who, body);
      return null;
    });
    route(app, services, users.registerCode, async ({ who, body }) => {
      await mailRegisterCode(services, who, body.email);
      return null;
    });
    route(app, services, users.mailSend, async ({ who, body }) => {
      await mailVerifyCode(services, who, body.email);
      return null;
    });

    route(app, services, users.getUserInfo, ({ who }) => infoOf(services, who));
    route(app, services, users.inviteCode, ({ who }) => inviteCodeOf(services.db, who.account));

    route(app, services, users.getSettings, ({ who }) => settingsOf(services.db, who.account));
    route(app, services, users.changeSettings, ({ who, body }) => updateSettings(services.db, who.account, body));

    route(app, services, users.listSessions, ({ who }) => sessionsOf(services.db, who.account, who.token ?? '', services.clock()));
    route(app, services, users.endSession, async ({ who, params }) => {
      if (!(await endSession(services.db, who.account, params.id))) throw new Refusal('notFound');
      services.log.event('session.ended', { user: who.account });
      services.sessionEnds.announce(who.account);
      return null;
    });

    serveFactor(app, services);
    serveKeys(app, services);

    route(app, services, users.exportMe, async ({ who, c }) => {
      await services.limits.spend(['exportByAddress', who.address], ['exportByAccount', who.account]);
      return c.body(Readable.toWeb(Readable.from(exportOf(services, who.account))) as ReadableStream, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${projectKey}-export.zip"`,
        'cache-control': 'no-store',
      });
    });

    route(app, services, users.deleteMe, async ({ who, body }) => {
      const spendProof = await requireProof(services, who, body);
      await deleteAccount(services, who.user!, who.locale, spendProof);
      services.log.event('account.deleted', { user: who.account });
      return null;
    });

    route(app, services, users.logout, async ({ who }) => {
      if (!who.token) return null;
      await closeSession(services.db, who.token);
      services.log.event('session.ended', { user: who.account });
      services.sessionEnds.announce(who.account);
      return null;
    });
  },
};
