import type { BaseTranslation } from '../../generated/types.ts';

const pricing = {
  title: 'Pricing: plans and credit packs',
  description:
    'Compare monthly and yearly plans and one-time credit packs. Every tool is included, and free credits every day let you try it all first.',
  lead: 'One credit balance for every tool. Cancel anytime.',
  tabs: {
    label: 'How would you like to pay?',
    month: 'Monthly',
    year: 'Yearly',
    oneTime: 'One-time',
  },
  off: '{0:number}% off',
  tiers: {
    basic: 'Basic',
    pro: 'Pro',
    premium: 'Premium',
  },
  popular: 'Most popular',
  perMonth: 'per month',
  billedYearly: '{0:string} billed once a year',
  billedMonthly: '{0:string} billed every month',
  monthly: '{0:string} credits a month',
  upTo: 'up to {0:string} videos or {1:string} images',
  videoCosts: 'A video costs {0:string}. Most that are composed from drawings or a photo cost {1:string}.',
  everyTool: 'All tools included',
  cancel: 'Cancel in your settings with two clicks',
  choose: 'Choose {0:string}',
  subscribed: 'subscribed',
  subscribedHint: 'You have a plan. You can add credits with a one-time pack.',
  changePlan: 'Change your plan in your settings',
  packs: 'Credit packs',
  amount: '{0:number|number} credit{{s}}',
  popularPack: 'Popular',
  best: 'Best value',
  firstOnly: 'First purchase only',
  per: '{0:string} credits per {1:string}',
  summary: 'What you get',
  vip: {
    images: '{0:string} images',
    videos: 'or {0:string} videos',
    once: 'One payment, no renewal',
    allTools: 'All tools included',
  },
  buy: 'Buy for {0:string}',
  payment: 'Payment',
  payLoading: 'Loading the checkout',
  payProblem: 'Sorry, there was a service error. Please try again later.',
  payFailed: { title: 'The payment didn’t go through', body: 'You weren’t charged. Try another card or payment method.' },
} satisfies BaseTranslation;

export default pricing;
