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
  contactMessage: { subject: 'Message from {email} ({topic})', paragraphs: ['{message}'] },
};

export default mail;
