import { users } from '../../contract/calls/index.ts';
import { infoOf } from '../credits/account.ts';
import type { Room } from '../http/room.ts';
import { route } from '../http/route.ts';
import { closeSession } from './sessions.ts';

export const usersRoom: Room = {
  name: 'users',
  routes: (app, services) => {
    route(app, services, users.getUserInfo, ({ who }) => infoOf(services, who));

    route(app, services, users.logout, async ({ who }) => {
      if (who.token) await closeSession(services.db, who.token);
      return null;
    });
  },
};
