import type { BaseTranslation } from '../../generated/types.ts';

const settings = {
  title: 'Settings',
  description: 'Language, e-mails, devices, your data and the end of your account.',
  loading: 'Your settings are on their way',
  failed: 'Your settings could not be fetched.',
  visitor: { title: 'Log in to see your account', body: 'E-mails, devices, your subscription and your data belong to an account.' },
  looks: { title: 'Language and theme', language: 'Language', theme: 'Theme', light: 'Light', dark: 'Dark' },
  mail: {
    title: 'E-mail',
    address: 'Your address',
    google: 'You can also log in with Google.',
    marketing: 'Send me news and offers',
    always: 'Codes, receipts and notices about your account always come.',
  },
  secret: {
    title: 'Password',
    body: 'A code is sent to your address; with it you set a new password. Every device is logged out then.',
    action: 'Set a new password',
  },
  plan: {
    title: 'Subscription',
    loading: 'Your subscription is on its way',
    failed: 'Your subscription could not be fetched.',
    none: 'No subscription is running.',
    see: 'See the plans',
    name: '{0:string}, {1:string}',
    renews: 'Renews on {0:string}.',
    ends: 'Cancelled. It runs until {0:string}, and nothing more is charged.',
    next: 'From then on: {0:string}.',
    change: 'Change the plan from the next period on',
    cancel: 'Cancel subscription',
    sure: 'It ends with the period that is paid. Credits that you have stay until they expire.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
    resume: 'Keep the subscription after all',
  },
  devices: {
    title: 'Where you are logged in',
    unknown: 'Unknown device',
    current: 'This device',
    since: 'Logged in on {0:string}',
    seen: 'Last seen on {0:string}',
    end: 'Log out',
    endNamed: 'Log out: {0:string}',
  },
  data: { title: 'Your data', body: 'Everything that is kept of you, with your files, as one zip.', action: 'Download my data' },
  leave: {
    title: 'Delete the account',
    body: 'Your account, your creations and your credits are deleted. This cannot be taken back.',
    action: 'Delete my account',
    sure: 'Really delete everything, now and for good?',
    confirm: 'Yes, delete everything',
    stay: 'Stay',
  },
} satisfies BaseTranslation;

export default settings;
