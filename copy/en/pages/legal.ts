import type { BaseTranslation } from '../../generated/types.ts';

/** What the three legal texts share. */
const legal = {
  updated: 'Last updated on {0:string}',
  operator: {
    title: 'Who runs this site',
    body: '“We” in this text means whoever runs this site. You can also reach us through the contact page.',
    name: 'Name',
    address: 'Postal address',
    email: 'Email',
    law: 'Law and courts',
    missing: 'Not stated yet',
  },
  changes: 'What has changed',
} satisfies BaseTranslation;

export default legal;
