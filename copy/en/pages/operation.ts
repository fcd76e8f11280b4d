import type { BaseTranslation } from '../../generated/types.ts';

const operation = {
  title: 'Earn free credits',
  lead: 'Claim your daily reward and invite friends for free credits, or get more with a pack or a plan.',
  description:
    'Earn free credits on Iridia: claim the daily reward, invite friends, and see what the first-purchase pack and the plans add to your balance.',
  checkIn: {
    title: 'Daily reward',
    body: 'Claim it once a day. The credits are valid until midnight your time.',
    account: 'It goes to an account. Log in or sign up first, and we’ll claim it for you.',
    amount: '+{0:number|number} credit{{s}} a day',
    receive: 'Claim today’s credits',
    received: 'Claimed. Come back tomorrow.',
  },
  inviting: {
    title: 'Invite a friend',
    body: 'You both get credits when your friend makes something. They never expire.',
    amount: '+{0:number|number} credit{{s}} each',
    action: 'Invite a friend',
  },
  firstPack: {
    title: 'First-purchase pack',
    body: 'For your first purchase only. One payment, no renewal.',
    amount: '{0:number|number} credit{{s}}',
    action: 'Buy for {0:string}',
    off: '{0:number}% off',
  },
  plans: {
    title: 'Plans',
    body: 'New credits every month. Cancel anytime.',
    amount: 'from {0:string} a month',
    action: 'See plans',
  },
} satisfies BaseTranslation;

export default operation;
