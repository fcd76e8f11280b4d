import type { BaseTranslation } from '../../generated/types.ts';

const reportResult = {
  title: 'Report a result',
  description: 'Report a picture, clip or voice that was made here. No account needed; you get a number and an answer within 48 hours.',
  lead: 'You are shown without your consent, or something is not right? Tell us. A person looks at every report.',
  url: 'Where is it? An address',
  reason: 'What is wrong?',
  reasons: {
    me: 'It shows me, and I did not agree',
    minor: 'A minor is shown',
    sexual: 'Sexual content',
    deception: 'It deceives people',
    copyright: 'It uses my work',
    other: 'Something else',
  },
  message: 'What should we know? (optional)',
  email: 'Your e-mail, if you want the number by mail (optional)',
  send: 'Send report',
  errors: {
    required: 'This is needed.',
    tooLong: 'This is too long: up to {0:number|number} characters.',
    email: 'This is not an e-mail address.',
    other: 'Something here is not right.',
  },
  sent: {
    title: 'Your report has arrived',
    body: 'Keep this number: it shows the outcome, here and without an account.',
    due: 'We answer by {0:string}.',
    another: 'Report something else',
  },
  lookup: {
    title: 'How did it end?',
    number: 'Number of the report',
    show: 'Show outcome',
  },
  statuses: {
    open: 'Being looked at',
    removed: 'Removed',
    kept: 'Kept',
  },
  reported: 'Reported',
  due: 'Answer by',
  closed: 'Answered',
} satisfies BaseTranslation;

export default reportResult;
