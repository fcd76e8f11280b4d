import { faces } from '../../contract/structs/calls/index.ts';
import type { Room } from '../core/room.ts';
import { route } from '../http/route.ts';
import { facesIn } from './find.ts';

export const facesRoom: Room = {
  name: 'faces',
  routes: (app, services) => {
    route(app, services, faces.findFaces, ({ who, body, c }) => facesIn(services, who, body.name, c.req.raw.signal));
  },
};
