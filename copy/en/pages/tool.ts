import type { BaseTranslation } from '../../generated/types.ts';

const tool = {
  how: 'How it works',
  reasons: 'Why make it here',
  questions: 'Frequently asked questions',
  allTitle: 'All tools for images, video and audio',
  allLead: 'Pick a tool for stickers, face swaps, video, voices or photo editing. Every tool shows its price before you start.',
  unservedCard: 'Not available right now',
  faceKinds: { label: 'What to swap faces in', image: 'Image', several: 'Several faces', gif: 'GIF', video: 'Video' },
} satisfies BaseTranslation;

export default tool;
