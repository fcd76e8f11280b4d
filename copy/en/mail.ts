import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: 'The {product} team',
  registerCode: {
    subject: '{code} is your {product} code',
    paragraphs: [
      'Enter this code to create your account:',
      'It works once and for 10 minutes. If you did not ask for it, you can ignore this letter.',
    ],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: 'You already have an account at {product}',
    paragraphs: [
      'Someone, probably you, asked to create an account with this address. It already has one: just log in. If you forgot the password, choose “Forgot password”.',
      'The code that was asked for is {code}. You do not need it to log in. If this was not you, you can ignore this letter.',
    ],
  },
  verifyCode: {
    subject: '{code} is your {product} code',
    paragraphs: [
      'Enter this code to confirm that it is you:',
      'It works once and for 10 minutes. If you did not ask for it, someone may know your password: please set a new one.',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: 'Your {product} password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every device was signed out.',
      'If this was not you, choose “Forgot password” right away.',
    ],
  },
  passwordReplaced: {
    subject: 'Your {product} password was changed',
    paragraphs: [
      'The password of your account was changed just now in the settings, and every other device was signed out.',
      'If this was not you, choose “Forgot password” right away.',
    ],
  },
  googleJoined: {
    subject: 'Google can now open your {product} account',
    paragraphs: [
      'Someone, probably you, logged in with Google, and the Google account with this address was joined to your account.',
      'If this was not you, write to us through the contact page, and secure your Google account.',
    ],
  },
  accountDeleted: {
    subject: 'Your {product} account has been deleted',
    paragraphs: ['Your account and everything you made with it have been deleted.', 'Thank you for having been with us.'],
  },
  receipt: {
    subject: 'Your receipt from {product}',
    paragraphs: ['Thank you! We have received your payment.', '{what}: {amount}', 'Date: {date}', 'Number: {txn}'],
  },
  paymentReturned: {
    subject: 'A payment was returned by {product}',
    paragraphs: [
      '{what}: {amount}, paid on {date}, could not be honored: what it paid for was already bought, or is no longer on offer to you. We have returned the whole amount to you.',
      'It can take a few days until you see it on your account.',
      'Number: {txn}',
    ],
  },
  renewal: {
    subject: 'Your {product} subscription renews on {date}',
    paragraphs: [
      'Your subscription {what} renews on {date} for {amount}.',
      'You can change or cancel it in your settings until then, in two clicks.',
    ],
  },
  subscriptionEnds: {
    subject: 'Your {product} subscription ends on {date}',
    paragraphs: [
      'You have cancelled {what}. It stays yours until {date}, and nothing more will be charged.',
      'You can take the cancellation back in your settings until then.',
    ],
  },
  reportReceived: {
    subject: 'We have received your report {number}',
    paragraphs: ['Thank you for telling us. We answer within 48 hours. You can see the outcome here:', '{url}'],
  },
  reportRemoved: {
    subject: 'Your report {number}: removed',
    paragraphs: [
      'We have looked at your report and removed what you reported, with its copies.',
      '{outcome}',
      'You can read the outcome here at any time:',
      '{url}',
    ],
  },
  reportKept: {
    subject: 'Your report {number}: not removed',
    paragraphs: [
      'We have looked at your report and left what you reported in place.',
      '{outcome}',
      'You can read the outcome here at any time, and you can report again if something has changed:',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: 'A result of yours was removed from {product}',
    paragraphs: [
      'After a report we removed a result of yours: {tool}, made on {date}. Its file, its link and its copies are deleted.',
      '{outcome}',
      'If you think this is a mistake, write to us through the contact page.',
    ],
  },
  uploadRemoved: {
    subject: 'A file of yours was removed from {product}',
    paragraphs: [
      'After a report we removed a file that you uploaded on {date}: it shows what was reported, or is a copy of it. Saved forms that used it were deleted with it.',
      '{outcome}',
      'If you think this is a mistake, write to us through the contact page.',
    ],
  },
  accountClosed: {
    subject: 'Your {product} account was closed',
    paragraphs: [
      'We have closed your account and deleted what was made with it, because our rules were broken. Nothing more will be charged.',
      '{outcome}',
      'If you think this is a mistake, write to us through the contact page.',
    ],
  },
  contactMessage: { subject: 'Message from {email} ({topic})', paragraphs: ['{message}'] },
};

export default mail;
