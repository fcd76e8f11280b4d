import { emailMax } from '../../facts/account.ts';
import { differences, moneyStates, orders, refundStates } from '../../facts/statuses.ts';
import { flag, integer, list, nothing, nullable, oneOf, openRecord, optional, record, text } from '../schema.ts';
import { call } from './call.ts';
import { actReason } from './operator-acts.ts';

const moment = text({ format: 'date-time' });

/** A payment beside what the ledger holds of it. */
const operatorPayment = openRecord({
  id: text(),
  account: text(),
  email: text(),
  /** `unknown`: a charge of which only the processor knows. */
  kind: oneOf(['pack', 'plan', 'renewal', 'unknown']),
  /** As in the price list, in units of the currency. */
  price: text(),
  currency: text(),
  status: oneOf(['pending', 'paid', 'declined', 'expired', 'refunded']),
  processor: text(),
  /** The processor's id of the charge. */
  charge: nullable(text()),
  at: moment,
  settledAt: nullable(moment),
  /** Credits that were paid for, that the ledger gave for it, and that it took back. */
  credits: integer({ min: 0 }),
  given: integer({ min: 0 }),
  taken: integer({ min: 0 }),
  /** Whether somebody here asked the processor to return it, and whether it has. */
  refund: oneOf(refundStates),
  /** Whether the ledger gave what was paid for, and nothing for what wasn’t. */
  balanced: flag(),
  /** What the processor has otherwise; null where nothing is, or was compared. */
  difference: nullable(oneOf(differences)),
});

export const listPayments = call({
  method: 'GET',
  path: '/api/operator/money',
  summary: 'Lists payments, newest first, with the credits that the ledger gave and took for each',
  who: 'anyone',
  query: record({
    state: optional(oneOf(moneyStates)),
    search: optional(text({ min: 1, max: emailMax })),
    order: optional(oneOf(orders.money)),
    cursor: optional(text({ max: 100 })),
  }),
  data: openRecord({ items: list(operatorPayment), next: nullable(text()) }),
  codes: ['notFound', 'codeNeeded'],
});

export const applyRefund = call({
  method: 'POST',
  path: '/api/operator/money/{id}/apply',
  summary: 'Takes back the credits of what the processor returned without reporting it',
  who: 'anyone',
  body: record({ reason: actReason }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded', 'unavailable'],
});

export const refundPayment = call({
  method: 'POST',
  path: '/api/operator/money/{id}/refund',
  summary: 'Returns a payment in full, takes back what is left of its credits, and ends the subscription that it paid for',
  who: 'anyone',
  body: record({ reason: actReason }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded', 'unavailable'],
});
