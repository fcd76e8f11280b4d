import type { BaseTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: 'Money: payments beside the ledger',
  description: 'For the people who run this site: each payment, the credits that it gave, what was returned, and what doesn’t add up.',
  heading: 'Money',
  lead: 'Every payment, newest first, with the credits that it gave. Disputes show up as credits taken back.',
  show: 'Show',
  states: { all: 'All', paid: 'Paid', pending: 'Under way', returned: 'Returned', odd: 'Doesn’t add up' },
  search: 'Email, account, payment or charge',
  find: 'Find',
  everything: 'Show everything',
  empty: 'No payments here.',
  kinds: { pack: 'Credit pack', plan: 'Plan', renewal: 'Plan, renewed' },
  status: { pending: 'Under way', paid: 'Paid', declined: 'Declined', expired: 'Expired', refunded: 'Returned' },
  ledger: '{credits:number|number} credits bought, {given:number|number} given, {taken:number|number} taken back',
  odd: 'The ledger doesn’t match this payment.',
  refund: { asked: 'The payment processor has been asked to return it.', done: 'The payment processor has returned it.' },
  acts: {
    refund: {
      label: 'Refund',
      body: 'The buyer gets all of the money back. What’s left of the credits is taken back, and a plan that it paid for ends.',
    },
  },
  columns: {
    id: 'Payment',
    account: 'Account',
    email: 'Email',
    kind: 'Kind',
    price: 'Price',
    currency: 'Currency',
    status: 'Status',
    at: 'Started',
    settled: 'Paid on',
    charge: 'Charge',
    credits: 'Credits bought',
    given: 'Credits given',
    taken: 'Credits taken back',
  },
} satisfies BaseTranslation;

export default operatorMoney;
