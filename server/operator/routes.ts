import { operator as calls } from '../../contract/structs/calls/index.ts';
import type { Who } from '../core/who.ts';
import type { Domain } from '../http/domain.ts';
import { routeAdmitted } from '../http/route.ts';
import { hasFactor, markProved, recordOwn, withFactor } from '../users/factor.ts';
import { actsBefore } from './acts.ts';
import { hasProved, operatorOf, routeOpen, type Operator } from './admission.ts';
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
      return { step: (await hasFactor(services.db, operator.id)) ? 'prove' : 'setUp' };
    });
    routeAdmitted(app, services, calls.proveFactor, admit, async ({ who, body }, operator) => {
      await withFactor(services, who, operator, body, async (trx, means) => {
        await markProved(services, trx, operator.token);
        await recordOwn(services, trx, operator, means === 'recovery' ? 'recoveryUsed' : 'consoleOpened');
      });
      return null;
    });

    routeOpen(app, services, calls.listActs, ({ query }) => actsBefore(services, query.before === undefined ? null : Number(query.before)));
    routeOpen(app, services, calls.getToday, () => figuresOf(services));
  },
};
