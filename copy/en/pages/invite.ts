import type { BaseTranslation } from '../../generated/types.ts';

const invite = {
  title: 'Invite friends, earn credits',
  tips: {
    first: 'Send your link to a friend.',
    second: 'When your friend makes something, [you both get {0:number|number} credit{{s}}].',
    third: 'You can earn this for up to {0:number|number} friend{{s}} a day.',
    fourth: 'These credits never expire. Inviting yourself doesn’t count, and neither does a friend on your device or network.',
  },
  link: 'Your invite link',
  copy: 'Copy link',
  copied: 'Copied',
  byHand: 'Please copy the selected link yourself.',
  share: 'Share',
  shareOn: 'Share on {0:string}',
  message: 'Make stickers, images and more with me on Iridia.',
  loading: 'Loading your link',
  failed: 'We couldn’t load your link.',
} satisfies BaseTranslation;

export default invite;
