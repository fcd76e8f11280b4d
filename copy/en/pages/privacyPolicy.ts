import type { BaseTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Privacy policy',
  description: 'What Iridia keeps about you, why, for how long, and how to take it with you or have it deleted.',
  updated: 'Last updated 21 November 2026',
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
      title: 'How long',
      body: 'Codes in mails live ten minutes. Uploads that belong to no creation are removed after some days. An account is kept until you delete it; the lines of your credit history that the law asks for as records of payment are kept as long as it asks.',
    },
    {
      title: 'Your rights',
      body: 'In the settings you can download all your data with your files as one archive, change what we may write to you about, and delete your account for good. You can also ask us to correct or limit something, object, or complain to the data protection authority where you live.',
    },
  ],
} satisfies BaseTranslation;

export default privacyPolicy;
