import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: 'The {product} team',
  registerCode: {
    subject: '{code} is your {product} code',
    paragraphs: [
      'Enter this code to create your account:',
      'You can use it once, within {minutes} minutes. If you didn’t ask for it, you can ignore this email.',
    ],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: 'You already have an account on {product}',
    paragraphs: [
      'Someone, probably you, tried to create an account with this email address. There is one already, so you can simply log in. If you forgot the password, choose “Forgot password?”.',
      'The code for this request is {code}. You don’t need it to log in. If this wasn’t you, you can ignore this email.',
    ],
  },
  verifyCode: {
    subject: '{code} is your {product} code',
    paragraphs: [
      'Enter this code to confirm that it’s you:',
      'You can use it once, within {minutes} minutes. If you didn’t ask for it, you can ignore this email. Nothing happens without the code.',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: 'Your {product} password was changed',
    paragraphs: [
      'Your account password was just changed, and you’ve been logged out on all devices.',
      'If this wasn’t you, choose “Forgot password?” right away and set a new one.',
    ],
  },
  passwordReplaced: {
    subject: 'Your {product} password was changed',
    paragraphs: [
      'Your account password was just changed in the settings, and you’ve been logged out on all other devices.',
      'If this wasn’t you, choose “Forgot password?” right away and set a new one.',
    ],
  },
  keyMade: {
    subject: 'A key was made for your {product} account',
    paragraphs: [
      'A key named “{name}” was just made. Any program that has it can use your account and your credits. You’ll find it in your settings, where you can revoke it.',
      'If this wasn’t you, choose “Forgot password?” right away and set a new password. That also ends all your keys.',
    ],
  },
  factorOn: {
    subject: 'Two-step verification is on for your {product} account',
    paragraphs: [
      'Two-step verification was just turned on for your account. From now on, logging in also takes a code from your authentication app.',
      'Keep your recovery codes where you can find them. Each one lets you in once if you lose your phone.',
      'If this wasn’t you, choose “Forgot password?” right away to set a new password, and write to us through the contact page.',
    ],
  },
  factorOff: {
    subject: 'Two-step verification is off for your {product} account',
    paragraphs: [
      'The authentication app was just removed from your account. Unless you use a passkey, your password or Google alone is enough to log in again.',
      'If this wasn’t you, choose “Forgot password?” right away to set a new password, and write to us through the contact page.',
    ],
  },
  passkeyAdded: {
    subject: 'A passkey was added to your {product} account',
    paragraphs: [
      'A passkey named “{name}” was just added to your account. It can be used to log in without the password.',
      'If this wasn’t you, choose “Forgot password?” right away to set a new password, and write to us through the contact page.',
    ],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your {product} account',
    paragraphs: [
      'The passkey named “{name}” was just removed from your account. It can’t be used to log in anymore.',
      'If this wasn’t you, choose “Forgot password?” right away to set a new password, and write to us through the contact page.',
    ],
  },
  recoveryUsed: {
    subject: 'A recovery code was used for your {product} account',
    paragraphs: [
      'Someone, probably you, just used one of your recovery codes. Codes left: {left}.',
      'If this wasn’t you, choose “Forgot password?” right away to set a new password, and write to us through the contact page.',
    ],
  },
  recoveryRenewed: {
    subject: 'New recovery codes for your {product} account',
    paragraphs: [
      'Someone, probably you, just created new recovery codes. The earlier ones no longer work.',
      'If this wasn’t you, choose “Forgot password?” right away to set a new password, and write to us through the contact page.',
    ],
  },
  googleJoined: {
    subject: 'You can now log in to {product} with Google',
    paragraphs: [
      'Someone, probably you, logged in with Google. The Google account with this email address is now connected to your account.',
      'If this wasn’t you, secure your Google account and write to us through the contact page.',
    ],
  },
  openidJoined: {
    subject: 'You can now log in to {product} with {provider}',
    paragraphs: [
      'Someone, probably you, logged in with {provider}. Its account with this email address is now connected to your account.',
      'If this wasn’t you, secure your account at {provider} and write to us through the contact page.',
    ],
  },
  accountDeleted: {
    subject: 'Your {product} account has been deleted',
    paragraphs: ['Your account and everything you made with it have been deleted.', 'Thank you for spending time with us.'],
  },
  receipt: {
    subject: 'Your receipt from {product}',
    paragraphs: ['Thank you. We’ve received your payment.', '{what}: {amount}', 'Date: {date}', 'Payment number: {txn}'],
  },
  paymentReturned: {
    subject: 'Your {product} payment has been refunded',
    paragraphs: [
      '{what}: {amount}, paid on {date}. We couldn’t complete this purchase because you already have it or because the offer no longer applies to you. We’ve refunded the full amount.',
      'It can take a few days for the money to reach you.',
      'Payment number: {txn}',
    ],
  },
  renewal: {
    subject: 'Your {product} plan renews on {date}',
    paragraphs: [
      'Your plan, {what}, renews on {date} for {amount}.',
      'You can change or cancel it in your settings before then. It takes two clicks.',
    ],
  },
  subscriptionEnds: {
    subject: 'Your {product} plan ends on {date}',
    paragraphs: [
      'You canceled your plan, {what}. You can use it until {date}, and you won’t be charged again.',
      'If you change your mind, you can keep it: until that day, one click in your settings is enough.',
    ],
  },
  reportReceived: {
    subject: 'We’ve received your report {number}',
    paragraphs: ['Thank you for telling us. We’ll answer within {hours} hours. You can check the outcome here:', '{url}'],
  },
  reportRemoved: {
    subject: 'Your report {number}: removed',
    paragraphs: [
      'We’ve looked into your report and removed what you reported, along with all copies of it.',
      '{outcome}',
      'You can read our answer here at any time:',
      '{url}',
    ],
  },
  reportKept: {
    subject: 'Your report {number}: not removed',
    paragraphs: [
      'We’ve looked into your report and decided not to remove what you reported.',
      '{outcome}',
      'If something changes, please report it again. You can read our answer here at any time:',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: 'We removed one of your creations on {product}',
    paragraphs: [
      'Following a report, we removed one of your creations: {tool}, made on {date}. The file, its link and its copies have been deleted.',
      '{outcome}',
      'If you think we made a mistake, write to us through the contact page.',
    ],
  },
  uploadRemoved: {
    subject: 'We removed one of your files on {product}',
    paragraphs: [
      'Following a report, we removed a file that you uploaded on {date}. It shows what was reported or is a copy of it. Saved forms that used the file were deleted too.',
      '{outcome}',
      'If you think we made a mistake, write to us through the contact page.',
    ],
  },
  accountClosed: {
    subject: 'Your {product} account has been closed',
    paragraphs: [
      'We closed your account because it broke our rules, and we deleted everything made with it. You won’t be charged again.',
      '{outcome}',
      'If you think we made a mistake, write to us through the contact page.',
    ],
  },
  contactMessage: { subject: 'Message from {email} ({topic})', paragraphs: ['{message}'] },
};

export default mail;
