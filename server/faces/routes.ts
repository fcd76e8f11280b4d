import { faces } from '../../contract/calls/index.ts';
import type { Room } from '../http/room.ts';
import { route } from '../http/route.ts';
import { facesIn } from './find.ts';

export const facesRoom: Room = {
  name: 'faces',
  routes: (app, services) => {
    route(app, services, faces.findFaces, ({ who, body, c }) => facesIn(services, who, body.name, c.req.raw.signal));
  },
};
