import { users } from '../../contract/calls/index.ts';
import { infoOf } from '../credits/account.ts';
import type { AppContext } from '../http/app.ts';
import type { Room } from '../http/room.ts';
import { route } from '../http/route.ts';
import { signInWithGoogle } from './google.ts';
import { inviteCodeOf } from './invite-code.ts';
import { closeSession } from './sessions.ts';
import { mailRegisterCode, mailVerifyCode, resetPassword, signIn, signUp } from './sign-in.ts';

/** What the browser says of itself, for the list of sessions. */
const agentOf = (c: AppContext): string | null => c.req.header('user-agent')?.slice(0, 200).replaceAll('\0', '') ?? null;

export const usersRoom: Room = {
  name: 'users',
  routes: (app, services) => {
    route(app, services, users.login, ({ who, body, c }) => signIn(services, who, body, agentOf(c)));
    route(app, services, users.register, ({ who, body, c }) => signUp(services, who, body, agentOf(c)));
    route(app, services, users.googleCallback, ({ who, body, c }) => signInWithGoogle(services, who, body, agentOf(c)));

    route(app, services, users.changePassword, async ({ who, body }) => {
      await resetPassword(services, who, body);
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

    route(app, services, users.logout, async ({ who }) => {
      if (who.token) await closeSession(services.db, who.token);
      return null;
    });
  },
};
