import type { BaseTranslation } from '../../generated/types.ts';

const operatorConsole = {
  title: 'Console: figures and record of this site',
  description: 'For the people who run this site: how many visitors came, what was made, how long it took, and who did what.',
  loading: 'Loading…',
  failed: 'We couldn’t load the console. Please try again.',
  code: {
    label: 'Code',
    app: '6 digits from your app, or a recovery code',
    open: 'Open console',
  },
  setUp: {
    title: 'Set up a second factor',
    body: 'Before the console opens, connect an authentication app. Open the link on the device with the app, or type the key into it. Then enter the code it shows.',
    key: 'Key',
    link: 'Open in authentication app',
    confirm: 'Confirm',
  },
  recovery: {
    title: 'Save your recovery codes',
    body: 'Each code opens the console once if you lose your app. We show them only now, so save them somewhere safe.',
    kept: 'I’ve saved the codes',
  },
  prove: {
    title: 'Confirm that it’s you',
    body: 'Enter the code that your authentication app shows now.',
  },
  heading: 'Console',
  now: {
    title: 'Now',
    waiting: 'Waiting',
    running: 'Running',
  },
  days: {
    title: 'The last {days:number} days',
    visitors: 'New visitors',
    accounts: 'New accounts',
    made: 'Finished',
    failed: 'Failed',
    paid: 'Payments',
    wait: 'Typical wait',
    total: '{0:string} in total',
    today: '{0:string} today',
    none: 'No data yet',
    table: 'Show as a table',
    day: 'Day',
  },
  record: {
    title: 'Who did what',
    more: 'Show older',
    empty: 'Nothing has happened yet.',
  },
  acts: {
    factorConfirmed: 'Set up the second factor',
    consoleOpened: 'Opened the console',
    recoveryUsed: 'Opened the console with a recovery code',
    packAdded: 'Added a model',
    packRemoved: 'Removed a model',
    jobCanceled: 'Canceled a creation',
    jobGivenBack: 'Gave back the credits of a creation',
    reportRemoved: 'Removed what was reported',
    reportKept: 'Kept what was reported',
    reportClosed: 'Removed what was reported and closed the account',
    reportRetargeted: 'Noted what a report is about',
    creationsSeen: 'Looked at someone’s creations',
    creditsGiven: 'Gave credits',
    creditsTaken: 'Took credits',
    sessionsEnded: 'Signed someone out everywhere',
    accountClosed: 'Closed an account',
  },
} satisfies BaseTranslation;

export default operatorConsole;
