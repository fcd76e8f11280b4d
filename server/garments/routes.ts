import { garments } from '../../contract/structs/calls/index.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import { garmentIn } from './find.ts';

export const garmentsDomain: Domain = {
  name: 'garments',
  routes: (app, services) => {
    route(app, services, garments.findGarment, ({ who, body, c }) => garmentIn(services, who, body, c.req.raw.signal));
  },
};
