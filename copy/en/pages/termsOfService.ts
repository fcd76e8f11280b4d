import type { BaseTranslation } from '../../generated/types.ts';

const termsOfService = {
  title: 'Terms of service',
  description: 'The rules between you and Iridia: what you may make, how credits work, what you own and what we promise.',
  updated: 'Last updated 21 November 2026',
  intro:
    'These are the rules for using Iridia. They are short on purpose. By using the site you accept them; if you do not, please do not use it.',
  sections: [
    {
      title: 'The service',
      body: 'Iridia makes images, video, GIFs and sound from what you write and upload. Some results come from a generative model, some from classical methods; the page of each tool and the result itself say which. Results marked “Draft engine” are composed by rule and are not the work of an AI model.',
    },
    {
      title: 'Who may use it',
      body: 'You must be old enough to agree to these terms where you live. Tools that show or imitate a person are for adults of at least 18 years.',
    },
    {
      title: 'Your account',
      body: 'You may use many tools without an account. If you open one, use a mailbox that is yours and keep your password to yourself. Tell us at once if someone else has got in. One person has one account.',
    },
    {
      title: 'Credits',
      body: 'A job costs the number of credits that stands on its button. The credits are held when you press it, spent when the result is stored, and returned if the job fails or you cancel it. Daily credits expire at the end of the day on which you got them. Credits are not money and cannot be exchanged for money or given to others.',
    },
    {
      title: 'Subscriptions and packs',
      body: 'A subscription renews at the end of its period until you cancel it. You cancel where you bought it, in the settings, in two presses, and keep what you paid for until the period ends. A week before a renewal we write to you. Packs are bought once and do not renew.',
    },
    {
      title: 'Refunds',
      body: 'If something was charged by mistake or did not work, write to us through the contact page. A refund takes back the credits that came with the payment, as far as they have not been spent. Rights that the law gives you as a consumer stay untouched.',
    },
    {
      title: 'What is yours',
      body: 'What you upload stays yours. As far as the law allows, what you make is yours too, also for commercial use. You give us only the permission that we need to make, keep and show it to you.',
    },
    {
      title: 'What you may not do',
      body: 'Use material to which you have no right, show a person who did not agree, break the content policy, remove the marks that say a result is synthetic in order to deceive, attack or overload the service, or open accounts by the dozen to collect credits.',
    },
    {
      title: 'What we promise and what we do not',
      body: 'We do our work with care and return credits for jobs that fail. We do not promise that the service is always there, that two results are alike, or that a result fits a purpose. Where the law allows it we are not liable for indirect damage. Nothing here limits liability for intent, gross negligence or harm to people.',
    },
    {
      title: 'Changes and the end',
      body: 'If we change these terms in a way that matters we tell you beforehand. You can delete your account at any time. We may close an account that breaks these rules and tell you why by email. With it the credits end, bought ones too; rights that the law gives you as a consumer stay untouched.',
    },
  ],
  models: {
    title: 'Models that this site runs itself',
    body: 'Some results are made by these models. Their licences apply to what you make with them, too:',
    restrictions:
      'The OpenRAIL licences forbid to use these models, or what they make, to break the law; to exploit or harm minors; to spread what can be shown to be false in order to harm others; to use personal data to harm a person; to defame, disparage or harass; to decide automatically about a person’s rights or obligations; to discriminate, or to exploit the weaknesses of a group; to give medical advice; and to predict crimes or to profile people for the police, the courts, or immigration and asylum offices. Whoever passes the results on keeps to the same restrictions.',
  },
} satisfies BaseTranslation;

export default termsOfService;
