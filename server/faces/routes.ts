import { faces } from '../../contract/structs/calls/index.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import { facesIn } from './find.ts';

export const facesDomain: Domain = {
  name: 'faces',
  routes: (app, services) => {
    route(app, services, faces.findFaces, ({ who, body, c }) => facesIn(services, who, body.name, c.req.raw.signal));
  },
};
