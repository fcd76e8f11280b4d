import type { BaseTranslation } from '../../generated/types.ts';

const history = {
  title: 'Credit history',
  loading: 'Loading your history',
  failed: 'We couldn’t load your history.',
  empty: 'No credits have been added or spent yet.',
  more: 'Show more',
  moreFailed: 'We couldn’t load the rest.',
  csv: 'Download CSV',
  plot: {
    title: 'Your balance since {0:string}',
    about: 'Your balance since {0:string}: {1:number|number} then, {2:number|number} today, {3:number|number} at most.',
  },
  columns: { at: 'Date', what: 'Description', amount: 'Credits', balance: 'Balance after' },
  kinds: { grant: 'Received', hold: 'Reserved', settle: 'Spent', release: 'Returned', expire: 'Expired', refund: 'Deducted' },
  sources: {
    daily: 'free daily credits',
    checkin: 'daily reward',
    invite: 'invitation',
    subscription: 'plan',
    pack: 'credit pack',
    job: 'something you made',
    operator: 'our team',
  },
} satisfies BaseTranslation;

export default history;
