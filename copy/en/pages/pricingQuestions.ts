import type { BaseTranslation } from '../../generated/types.ts';

const pricingQuestions = {
  title: 'Questions about credits and plans',
  faqs: {
    free: {
      title: 'Do I have to pay?',
      body: 'No. You get free credits every day, without an account or a card. They expire at the end of the day.',
    },
    expire: {
      title: 'When do my other credits expire?',
      body: 'Credits from a plan expire a month after you get them. Credits from packs and invitations don’t expire as long as your account exists.',
    },
    failed: {
      title: 'What if a result fails?',
      body: 'Credits are set aside when you start and spent when the result is saved. If it fails or you cancel, you get them back.',
    },
    cancel: {
      title: 'How do I cancel a plan?',
      body: 'In your settings, with two clicks. You can use the plan until the end of the period you paid for, and you won’t be charged again.',
    },
    change: {
      title: 'Can I switch plans?',
      body: 'Yes, in your settings. The new plan starts with the next billing period.',
    },
    refund: {
      title: 'Can I get a refund?',
      body: 'If you were charged by mistake or something didn’t work, write to us through the contact page. The details are in our terms of service.',
    },
  },
} satisfies BaseTranslation;

export default pricingQuestions;
