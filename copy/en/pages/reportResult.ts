import type { BaseTranslation } from '../../generated/types.ts';

const reportResult = {
  title: 'Report a result',
  description:
    'Report an image, a video or a voice that was made here. You don’t need an account, and you get a number to track your report.',
  lead: 'Does a result show you without your consent, or break a rule? Tell us. A person looks at every report.',
  url: 'Link to the result',
  reason: 'What’s wrong?',
  reasons: {
    me: 'It shows me and I didn’t agree',
    minor: 'It shows a minor',
    sexual: 'Sexual content',
    deception: 'It’s meant to deceive people',
    copyright: 'It uses my work',
    other: 'Something else',
  },
  message: 'Anything we should know? (optional)',
  email: 'Your email, if you want the number sent to you (optional)',
  send: 'Send report',
  errors: {
    required: 'Please fill this in.',
    tooLong: 'Please shorten this to {0:number|number} character{{s}}.',
    email: 'Please enter a valid email address.',
    other: 'Please check this field.',
  },
  sent: {
    title: 'Report received',
    body: 'Keep this number. You can look up the outcome with it, without an account.',
    due: 'We’ll answer by {0:string}.',
    another: 'Report something else',
  },
  lookup: {
    title: 'Look up a report',
    number: 'Report number',
    show: 'Show outcome',
  },
  statuses: {
    open: 'Under review',
    removed: 'Removed',
    kept: 'Not removed',
  },
  reported: 'Reported',
  due: 'Answer due',
  closed: 'Answered',
} satisfies BaseTranslation;

export default reportResult;
