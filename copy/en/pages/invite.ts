import type { BaseTranslation } from '../../generated/types.ts';

const invite = {
  title: 'Invite friends, earn credits',
  tips: {
    first: 'Send your link to a friend.',
    second: 'When your friend’s first creation is ready, [you both get {0:number|number} credit{{s}}].',
    third: 'Up to {0:number|number} friend{{s}} a day count.',
    fourth: 'These credits do not expire. Inviting yourself earns nothing.',
  },
  link: 'Your invite link',
  copy: 'Copy link',
  copied: 'Copied',
  byHand: 'Please copy the selected link by hand.',
  share: 'Share',
  shareOn: 'Share on {0:string}',
  message: 'Make stickers, pictures and more with me on Iridia.',
  loading: 'Your link is on its way',
  failed: 'Your link could not be fetched.',
} satisfies BaseTranslation;

export default invite;
