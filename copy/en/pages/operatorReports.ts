import type { BaseTranslation } from '../../generated/types.ts';

const operatorReports = {
  title: 'Reports: what to decide, and by when',
  description: 'For the people who run this site: what was reported, what it is about, and the answer that everyone concerned will read.',
  heading: 'Reports',
  lead: 'Each report gets an answer within {hours:number} hours. The most urgent come first.',
  mostUrgent: 'Most urgent first',
  lastDecided: 'Last answered first',
  show: 'Show',
  states: { open: 'Open', decided: 'Answered' },
  empty: 'No reports here.',
  left: '{0:string} left',
  late: '{0:string} late',
  reported: 'Reported on {0:string}',
  closedAt: 'Answered on {0:string}',
  reporter: { letter: 'We’ll email the outcome to the person who reported it.', number: 'The person who reported it left no email.' },
  about: '{0:string} by {1:string}',
  unknown: 'The link leads to nothing that’s kept here. If you know what it’s about, name it below.',
  gone: 'Its owner has already deleted it.',
  goesWith:
    'Goes with it: {copies:number} uploaded cop{{y|ies}}, {remixes:number} result{{s}} made from it, {sources:number} file{{s}} it was made from.',
  file: 'Show file {0:number}',
  hint: 'Two neural networks guess: nudity in a photo {photograph:string}, pornography {explicit:string}, suggestive {suggestive:string}. They can be wrong, and they don’t know ages.',
  suspected: {
    violence: 'In the text that this was made from, a neural network suspects violence. It’s often wrong.',
    hate: 'In the text that this was made from, a neural network suspects hatred of people. It’s often wrong.',
    forgery: 'In the text that this was made from, a neural network suspects a forged document. It’s often wrong.',
    selfHarm: 'In the text that this was made from, a neural network suspects self-harm. It’s often wrong.',
  },
  noHint: 'No neural network has looked at this yet.',
  outcome: 'Answer, as everyone concerned will read it',
  remixes: 'Also remove what others made from it',
  acts: {
    removed: { label: 'Remove', body: 'It’s deleted for good, and its owner gets an email with your answer.' },
    kept: { label: 'Keep', body: 'It stays where it is.' },
    closed: {
      label: 'Remove and close account',
      body: 'It’s deleted for good, the account is closed, and its owner can’t open another with that email.',
    },
    target: { label: 'It’s about something else', body: 'Enter a link, the ID of a creation, or the SHA-256 of a file made here.' },
  },
  target: 'Link, ID or SHA-256',
  columns: {
    number: 'Report',
    reason: 'Reason',
    status: 'Status',
    at: 'Reported',
    due: 'Due',
    closed: 'Answered',
    url: 'Link',
    subject: 'About',
    account: 'Account',
    outcome: 'Answer',
  },
} satisfies BaseTranslation;

export default operatorReports;
