import type { BaseTranslation } from '../../generated/types.ts';

const operation = {
  title: 'Earn credits',
  lead: 'Four ways to have more to make with. Two of them cost nothing.',
  description: 'The daily check-in, inviting friends, the pack for a first purchase and the plans: every way to more credits on Iridia.',
  checkIn: {
    title: 'Today’s check-in',
    body: 'Press once a day. The credits are for the same day, until midnight your time.',
    amount: '+{0:number|number} credit{{s}} a day',
    receive: 'Receive today’s credits',
    received: 'Received. Come back tomorrow.',
  },
  inviting: {
    title: 'Invite a friend',
    body: 'Both of you receive them when your friend’s first creation is ready. They do not expire.',
    amount: '+{0:number|number} credit{{s}} each',
    action: 'Invite a friend',
  },
  firstPack: {
    title: 'The first pack',
    body: 'For a first purchase only. Paid once, does not renew.',
    amount: '{0:number|number} credit{{s}}',
    action: 'Buy for {0:string}',
    off: '{0:number} % off',
  },
  plans: {
    title: 'Plans',
    body: 'Fresh credits every month. Cancel whenever you like.',
    amount: 'from {0:string} a month',
    action: 'See the plans',
  },
} satisfies BaseTranslation;

export default operation;
