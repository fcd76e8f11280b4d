import type { BaseTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Privacy policy',
  description: 'What Iridia keeps about you, why, for how long, and how to take it with you or have it deleted.',
  updated: 'Last updated 23 November 2026',
  intro:
    'We keep what we need to make your pictures, video and sound, to count your credits and to keep your account safe. We keep nothing in order to sell it.',
  sections: [
    {
      title: 'Who is responsible',
      body: 'The operator of this site is responsible for your data. You can reach them through the contact page at any time and in any of the five languages of the site.',
    },
    {
      title: 'What we keep when you visit',
      body: 'A signed cookie tells your browser from others, so that your daily credits and what you made stay yours without an account. We also keep your language for 365 days. Your address on the network is used to limit abuse and is not kept with your creations.',
    },
    {
      title: 'What we keep with an account',
      body: 'Your e-mail address, your password as a hash from which it cannot be read back, your sessions, your settings, your invitations, and every movement of your credits. If you sign in with Google we keep the number by which Google knows you, and your address.',
    },
    {
      title: 'What you upload and what you make',
      body: 'Files that you upload are checked, encoded anew without hidden data such as a place, and kept so that you can work with them. Results are kept in My creations until you delete them. Nobody looks at them, except when a report asks the operator to check one.',
    },
    {
      title: 'Faces and voices',
      body: 'When a tool shows or imitates a person we ask who that is and keep your consent as a receipt. The shape of a face is measured only while the job runs and is not stored. When you revoke a consent in the settings, everything made with it is deleted.',
    },
    {
      title: 'Where the work is done',
      body: 'The built-in engine works on the operator’s own machine. If the operator has connected an outside engine, the tool’s inputs are sent to it for the job and for nothing else. The page of each tool says which engine serves it.',
    },
    {
      title: 'Payments',
      body: 'Card data go straight to the payment processor and never reach us. We keep the number of the transaction, the amount, what was bought and when.',
    },
    {
      title: 'Analytics and support chat',
      body: 'Statistics and the support chat are loaded only if the operator has switched them on, and only after the page is ready. The site works without them.',
    },
    {
      title: 'Your rights',
      body: 'In the settings you can download all your data with your files as one archive, change what we may write to you about, and delete your account for good. You can also ask us to correct or limit something, object, or complain to the data protection authority where you live.',
    },
  ],
  retention: {
    title: 'How long',
    body: 'What has reached the end of its time is deleted within six hours.',
    endings: { deletion: 'until you delete it', account: 'as long as the account exists', installation: 'as long as this site exists' },
    rows: {
      account: 'Your account: address, password hash, settings, invitation',
      creations: 'Your creations and the links to them',
      visitors: 'Everything of a visitor without an account who makes and saves nothing',
      uploads: 'Uploads that no creation and no saved form uses',
      forms: 'Saved forms that you do not change',
      attempts: 'What remains of failed, canceled and deleted creations, and answers of the chat',
      sessions: 'Sessions',
      codes: 'Codes in e-mails',
      failedSignIns: 'Failed sign-ins, by a keyed hash of the address',
      traces: 'Browsers and hashed network addresses of your sign-ins',
      counters: 'Counters against abuse, by account and hashed network address',
      claims: 'Days on which you claimed the daily reward',
      former:
        'After an account is deleted: a keyed hash of its address and of its Google number, and what it received for free, so that registering again does not give it twice',
      consents: 'Consents, as long as something made with them exists, otherwise',
      messages: 'Messages through the contact page',
      openReports: 'Reports that were not answered',
      reports: 'Reports, after the answer',
      decisions: 'The operator’s decisions on reports',
      letters: 'Copies of e-mails, where the site has no mail server of its own',
      checkouts: 'Checkouts that were not paid',
      payments: 'Payments and subscriptions, without your address once the account is deleted',
      paymentEvents: 'Notices of the payment processor',
      ledger: 'The history of your credits, without a name once the account is deleted',
      digests: 'Digests of the files made here, for the page “Verify”',
      passing: 'Files on their way, and files whose record is deleted',
      installation: 'Keys of the installation',
    },
  },
} satisfies BaseTranslation;

export default privacyPolicy;
