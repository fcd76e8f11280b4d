import type { BaseTranslation } from '../../generated/types.ts';

const pricing = {
  title: 'Prices',
  lead: 'Credits for everything here. Cancel whenever you like.',
  tabs: {
    label: 'How would you like to pay?',
    month: 'Monthly',
    year: 'Yearly',
    oneTime: 'One-time',
  },
  off: '{0:number} % off',
  tiers: {
    basic: 'Basic',
    pro: 'Pro',
    premium: 'Premium',
  },
  popular: 'Most popular',
  perMonth: 'a month',
  billedYearly: '{0:string} billed once a year',
  billedMonthly: '{0:string} billed every month',
  monthly: '{0:string} credits a month',
  upTo: 'up to {0:string} videos or {1:string} images',
  everyTool: 'Every tool, every engine',
  cancel: 'Cancel in two presses, in the settings',
  choose: 'Choose {0:string}',
  subscribed: 'subscribed',
  subscribedHint: 'You have a subscription. More credits are in the one-time packs.',
  packs: 'Packs of credits',
  amount: '{0:number|number} credit{{s}}',
  popularPack: 'Popular',
  best: 'Best value',
  firstOnly: 'For a first purchase only',
  per: '{0:string} credits a dollar',
  summary: 'What you get',
  vip: {
    images: '{0:string} images',
    videos: 'or {0:string} videos',
    once: 'Paid once, does not renew',
    allTools: 'Every tool, every engine',
  },
  buy: 'Buy for {0:string}',
  payment: 'Payment',
  payLoading: 'The checkout is loading',
  payProblem: 'Sorry, there was a service error. Please try again later.',
  payFailed: { title: 'The payment did not go through', body: 'Nothing was charged. Another card or way of paying may work.' },
} satisfies BaseTranslation;

export default pricing;
