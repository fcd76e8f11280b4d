import type { BaseTranslation } from '../../generated/types.ts';

const operatorPeople = {
  title: 'People: accounts, credits and devices',
  description: 'For the people who run this site: find an account, see its balance, give or take credits, sign it out or close it.',
  heading: 'People',
  lead: 'The newest accounts come first. You see what someone made only after you give a reason, and the reason is kept.',
  search: 'Email or account ID',
  find: 'Find',
  all: 'Show everyone',
  empty: 'No account has that email or ID.',
  visitor: 'Visitor without an account',
  since: 'Since {0:string}',
  closed: 'Closed on {0:string}',
  factor: 'Two-step verification',
  operator: 'Can open the console',
  balance: '{0:number|number} credit{{s}}',
  sessions: '{0:number|number} signed-in device{{s}}',
  keys: '{0:number|number} key{{s}}',
  jobs: '{0:number|number} creation{{s}}',
  payments: '{0:number|number} payment{{s}}',
  amount: 'Credits (a minus takes them)',
  outcome: 'Reason, as the owner will read it',
  acts: {
    factor: {
      label: 'Remove second step',
      body: 'Remove the authentication app, the passkeys and the recovery codes of this account? Its owner can then log in with the password alone, and gets an email.',
    },
    made: { label: 'See creations', body: 'You’ll see the newest creations for an hour.' },
    credits: { label: 'Give or take credits', body: 'Credits that you give don’t expire.' },
    sessions: { label: 'Sign out everywhere', body: 'Every device is signed out, and the keys stop working.' },
    close: {
      label: 'Close account',
      body: 'The account and everything made with it are deleted for good. The owner gets an email with your reason.',
    },
  },
  made: { title: 'Newest creations', none: 'Nothing was made with this account, or it’s deleted.', file: 'Open file {0:number}' },
  columns: {
    id: 'Account',
    email: 'Email',
    at: 'Since',
    closed: 'Closed',
    balance: 'Credits',
    jobs: 'Creations',
    payments: 'Payments',
  },
} satisfies BaseTranslation;

export default operatorPeople;
