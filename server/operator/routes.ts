import { operator as calls } from '../../contract/structs/calls/index.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import { actsBefore } from './acts.ts';
import { hasProved, operatorOf, requireOpen } from './admission.ts';
import { confirm, hasFactor, prove, setUp } from './factor.ts';
import { routePacks } from './packs.ts';
import { figuresOf } from './today.ts';

export const operatorDomain: Domain = {
  name: 'operator',
  routes: (app, services) => {
    routePacks(app, services);
    route(app, services, calls.getConsole, async ({ who }) => {
      const operator = operatorOf(services, who);
      if (await hasProved(services, operator)) return { step: 'open' };
      return { step: (await hasFactor(services, operator.id)) ? 'prove' : 'setUp' };
    });
    route(app, services, calls.setUpFactor, ({ who }) => setUp(services, operatorOf(services, who)));
    route(app, services, calls.confirmFactor, async ({ who, body }) => ({
      recovery: await confirm(services, operatorOf(services, who), body.code),
    }));
    route(app, services, calls.proveFactor, async ({ who, body }) => {
      await prove(services, operatorOf(services, who), body.code);
      return null;
    });

    route(app, services, calls.listActs, async ({ who, query }) => {
      await requireOpen(services, who);
      return actsBefore(services, query.before === undefined ? null : Number(query.before));
    });
    route(app, services, calls.getToday, async ({ who }) => {
      await requireOpen(services, who);
      return figuresOf(services);
    });
  },
};
