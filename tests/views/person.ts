/** A signed-in person, as the server knows one. */
import { creditDetails } from '../../contract/structs/calls/credits.ts';
import { checkFirstPurchase, subscriptionInfo } from '../../contract/structs/calls/payments.ts';
import { getUserInfo } from '../../contract/structs/calls/users.ts';
import { granted } from '../machines/answers.ts';
import { Server } from './server.ts';

export const person = {
  user_email: 'ada@example.com',
  credit_remain: 1234,
  invite_credit: { total: 40 },
  today_spent: 7,
  vip: false,
  daily_credit: { init_credits: 19 },
};

/** A server that knows the person, who subscribes to a plan or to none. */
export function serverOf({ plan = null as number | null, ends = false } = {}): Server {
  const server = new Server();
  server.answers(getUserInfo, granted(person));
  server.answers(creditDetails, granted(person));
  server.answers(checkFirstPurchase, granted({ is_first_purchase: false }));
  const end = plan === null ? null : '2026-12-24T12:00:00Z';
  server.answers(subscriptionInfo, granted({ plan_id: plan, period_end: end, ends, next_plan_id: null }));
  return server;
}
