import type { BaseTranslation } from '../../generated/types.ts';

const history = {
  title: 'Credit history',
  loading: 'Your history is on its way',
  failed: 'Your history could not be fetched.',
  empty: 'No credit has moved yet.',
  more: 'Show more',
  moreFailed: 'The rest could not be fetched.',
  csv: 'Download as CSV',
  columns: { at: 'When', what: 'What', amount: 'Credits', balance: 'Balance after' },
  kinds: { grant: 'Received', hold: 'Set aside', settle: 'Spent', release: 'Returned', expire: 'Expired', refund: 'Taken back' },
  sources: {
    daily: 'daily allowance',
    checkin: 'daily reward',
    invite: 'invitation',
    subscription: 'subscription',
    pack: 'pack',
    job: 'something you made',
  },
} satisfies BaseTranslation;

export default history;
