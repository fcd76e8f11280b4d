import { operator as calls } from '../../contract/structs/calls/index.ts';
import type { Who } from '../core/who.ts';
import type { Domain } from '../http/domain.ts';
import { routeAdmitted } from '../http/route.ts';
import { actsBefore } from './acts.ts';
import { hasProved, operatorOf, routeOpen, type Operator } from './admission.ts';
import { confirm, hasFactor, prove, setUp } from './factor.ts';
import { routeJobs } from './jobs.ts';
import { routeMoney } from './money.ts';
import { routePacks } from './packs.ts';
import { routePeople } from './people.ts';
import { routeReports } from './reports.ts';
import { routeSettings } from './settings.ts';
import { figuresOf } from './today.ts';

export const operatorDomain: Domain = {
  name: 'operator',
  routes: (app, services) => {
    routePacks(app, services);
    routeJobs(app, services);
    routeReports(app, services);
    routePeople(app, services);
    routeMoney(app, services);
    routeSettings(app, services);
    const admit = ({ who }: { who: Who }): Operator => operatorOf(services, who);
    routeAdmitted(app, services, calls.getConsole, admit, async (_, operator) => {
      if (await hasProved(services, operator)) return { step: 'open' };
      return { step: (await hasFactor(services, operator.id)) ? 'prove' : 'setUp' };
    });
    routeAdmitted(app, services, calls.setUpFactor, admit, (_, operator) => setUp(services, operator));
    routeAdmitted(app, services, calls.confirmFactor, admit, async ({ body }, operator) => ({
      recovery: await confirm(services, operator, body.code),
    }));
    routeAdmitted(app, services, calls.proveFactor, admit, async ({ body }, operator) => {
      await prove(services, operator, body.code);
      return null;
    });

    routeOpen(app, services, calls.listActs, ({ query }) => actsBefore(services, query.before === undefined ? null : Number(query.before)));
    routeOpen(app, services, calls.getToday, () => figuresOf(services));
  },
};
