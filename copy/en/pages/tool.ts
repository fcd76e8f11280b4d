import type { BaseTranslation } from '../../generated/types.ts';

const tool = {
  how: 'How it works',
  reasons: 'Why make it here',
  questions: 'Frequently asked questions',
  allTitle: 'All tools for images, video and audio',
  allLead: 'Pick a tool for stickers, face swaps, video, voices or photo editing. Every tool shows its price before you start.',
  unservedCard: 'Not available right now',
} satisfies BaseTranslation;

export default tool;
