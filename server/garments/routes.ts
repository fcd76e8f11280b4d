import { garments } from '../../contract/structs/calls/index.ts';
import type { Room } from '../core/room.ts';
import { route } from '../http/route.ts';
import { garmentIn } from './find.ts';

export const garmentsRoom: Room = {
  name: 'garments',
  routes: (app, services) => {
    route(app, services, garments.findGarment, ({ who, body, c }) => garmentIn(services, who, body, c.req.raw.signal));
  },
};
