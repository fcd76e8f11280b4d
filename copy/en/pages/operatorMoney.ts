import type { BaseTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: 'Money: payments beside the ledger',
  description: 'For the people who run this site: each payment, the credits that it gave, what was returned, and what doesn’t add up.',
  heading: 'Money',
  lead: 'Every payment, newest first, with the credits that it gave. Disputes show up as credits taken back.',
  show: 'Show',
  states: {
    all: 'All',
    paid: 'Paid',
    pending: 'Under way',
    returned: 'Returned',
    odd: 'Doesn’t add up',
    differs: 'Differs at the processor',
  },
  search: 'Email, account, payment or charge',
  find: 'Find',
  everything: 'Show everything',
  empty: 'No payments here.',
  kinds: { pack: 'Credit pack', plan: 'Plan', renewal: 'Plan, renewed', unknown: 'Unknown here' },
  status: { pending: 'Under way', paid: 'Paid', declined: 'Declined', expired: 'Expired', refunded: 'Returned' },
  ledger: '{credits:number|number} credits bought, {given:number|number} given, {taken:number|number} taken back',
  odd: 'The ledger doesn’t match this payment.',
  differences: {
    noPayment:
      'The processor has this charge, but no payment here belongs to it. Find the buyer by the email, then refund it there or give the credits under People.',
    noCharge:
      'Credits were given, but the processor has no such charge. Look it up there. If no money came, take the credits back under People.',
    otherAmount: 'The processor charged another amount than was agreed. Compare both, and refund the difference there.',
    unknownRefund: 'The processor has returned money without reporting it, so the credits are still here.',
    disputed:
      'The buyer disputes this payment. Answer at the processor before its deadline. If the dispute is lost, the credits are taken back.',
  },
  refund: { asked: 'The payment processor has been asked to return it.', done: 'The payment processor has returned it.' },
  acts: {
    apply: { label: 'Take credits back', body: 'As much of the credits is taken back as of the money was returned.' },
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
