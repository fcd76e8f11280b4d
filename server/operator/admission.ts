/** Who may open the console: accounts of `OPERATOR_EMAILS`, and only in a session that proved the second factor. */
import { times } from '../../contract/facts/times.ts';
import type { Call } from '../../contract/structs/calls/index.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import type { App } from '../http/app.ts';
import { routeAdmitted, type Handler } from '../http/route.ts';
import { isOperator } from '../users/accounts.ts';
import { hashToken } from '../users/sessions.ts';

export type Operator = { id: string; email: string; token: string };

/** Returns the operator who asks. Throws `notFound` for everyone else, as if the call did not exist. */
export function operatorOf({ config }: Pick<Services, 'config'>, { user, token }: Who): Operator {
  if (!user || token === null || !isOperator(config, user.email)) throw new Refusal('notFound');
  return { ...user, token };
}

/** Returns whether the operator proved the second factor in this session, within the time that a proof counts. */
export async function hasProved({ db, clock }: Pick<Services, 'db' | 'clock'>, { token }: Operator): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('proved_at')
    .where('token_hash', '=', hashToken(token))
    .where('proved_at', '>', new Date(clock().getTime() - times.operatorProof))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the operator of an open console. Throws `notFound` for everyone else, and `codeNeeded` before the second factor is proved. */
export async function requireOpen(services: Pick<Services, 'config' | 'db' | 'clock'>, who: Who): Promise<Operator> {
  const operator = operatorOf(services, who);
  if (!(await hasProved(services, operator))) throw new Refusal('codeNeeded', { key: 'factorNeeded' });
  return operator;
}

/** Registers a call of the open console; its handler gets the operator. */
export const routeOpen = <const C extends Call>(app: App, services: Services, call: C, handler: Handler<C, Operator>): void =>
  routeAdmitted(app, services, call, ({ who }) => requireOpen(services, who), handler);
