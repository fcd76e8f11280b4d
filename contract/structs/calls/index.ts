/**
 * All API calls by name. The server registers its routes from here, the client builds its requests from here, and the API document is
 * generated from here.
 */
import * as chat from './chat.ts';
import * as credits from './credits.ts';
import * as faces from './faces.ts';
import * as factor from './factor.ts';
import * as garments from './garments.ts';
import * as generations from './generations.ts';
import * as keys from './keys.ts';
import * as operator from './operator.ts';
import * as operatorJobs from './operator-jobs.ts';
import * as operatorMoney from './operator-money.ts';
import * as operatorPeople from './operator-people.ts';
import * as operatorReports from './operator-reports.ts';
import * as operatorSettings from './operator-settings.ts';
import * as packs from './packs.ts';
import * as payments from './payments.ts';
import * as push from './push.ts';
import * as safety from './safety.ts';
import * as templates from './templates.ts';
import * as users from './users.ts';
import type { Call } from './call.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call, grouped by domain. */
export const calls: readonly Call[] = [
  users,
  chat,
  credits,
  faces,
  factor,
  garments,
  generations,
  keys,
  operator,
  operatorJobs,
  operatorMoney,
  operatorPeople,
  operatorReports,
  operatorSettings,
  packs,
  payments,
  push,
  safety,
  templates,
].flatMap((room) => (Object.values(room) as unknown[]).filter(isCall));
export {
  users,
  chat,
  credits,
  faces,
  factor,
  garments,
  generations,
  keys,
  operator,
  operatorJobs,
  operatorMoney,
  operatorPeople,
  operatorReports,
  operatorSettings,
  packs,
  payments,
  push,
  safety,
  templates,
};
export type { Call } from './call.ts';
